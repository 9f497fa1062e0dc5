import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownColumns } from './csv-columns.ts';
import { type ImportHarness, openImportHarness } from './testing/import-harness.ts';

const format = readFileSync(join(import.meta.dirname, 'FILE-FORMAT.md'), 'utf8');
const example = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(format)![1]!;

let harness: ImportHarness;
beforeAll(async () => {
  harness = await openImportHarness('sqlite');
});
afterAll(() => harness.close());

it('shows a JSONL and a CSV file that can be imported and are the same catalogue', async () => {
  expect(await harness.importFile('example.jsonl', example('jsonl'))).toMatchObject({
    badLines: 0,
    counts: { brandsAdded: 1, productsAdded: 1 },
  });
  expect(await harness.importFile('example.csv', example('csv'))).toMatchObject({
    badLines: 0,
    counts: { brandsUnchanged: 1, productsUnchanged: 1 },
  });
});

it('names every CSV column that is written as JSON', () => {
  for (const column of [
    'facts.age',
    'facts.childWeightGrams',
    'facts.other',
    'fits',
    'recalls',
    'offers',
    'frequentlyAskedQuestions',
  ]) {
    expect(knownColumns).toContain(column);
    expect(format).toContain(`\`${column}\``);
  }
});
