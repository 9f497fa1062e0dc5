import { describe, expect, it } from 'vitest';
import boundaries from './check-boundaries.ts';
import lock from './check-lock.ts';
import readmes from './check-readmes.ts';
import tests from './check-tests.ts';
import words from './check-words.ts';
import { describeFaults } from './checking/faults.ts';
import { readSourceFiles } from './checking/source-files.ts';

describe('this house keeps its own rules', () => {
  it.each([boundaries, tests, readmes, words, lock].map((checker) => [checker.promise, checker] as const))(
    '%s',
    (_promise, checker) => {
      const faults = checker.find(readSourceFiles(process.cwd(), checker.reads), process.cwd());
      expect(describeFaults(faults)).toBe('');
    },
  );
});
