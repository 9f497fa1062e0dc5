import pg from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { errorForLog } from './logged-error.ts';

function lineOf(error: unknown): string {
  const lines: string[] = [];
  pino({ serializers: { err: errorForLog } }, { write: (line: string) => void lines.push(line) }).error({ err: error });
  return lines.join('');
}

it('says what PostgreSQL refused, and not the row that it quotes', () => {
  const error = Object.assign(new pg.DatabaseError('violates check constraint "amount_positive"', 1, 'error'), {
    code: '23514',
    table: 'reservation',
    constraint: 'amount_positive',
    detail: 'Failing row contains (1, Nana, nana@example.com, 7 Elm Street).',
    where: 'COPY user, line 1: "nana@example.com"',
  });
  const line = lineOf(error);
  expect(line).toContain('23514');
  expect(line).toContain('amount_positive');
  expect(line).toContain('logged-error.test.ts');
  expect(line).not.toMatch(/Nana|nana@|Elm Street/);
});

it('says why a mail was not taken, and not to whom it was', () => {
  const error = Object.assign(new Error('All recipients were rejected: 550 <nana@example.com> is not here'), {
    code: 'EENVELOPE',
    rejected: ['nana@example.com'],
  });
  const line = lineOf(new Error('No mail.', { cause: error }));
  expect(line).toContain('All recipients were rejected: 550 <(email)> is not here');
  expect(line).not.toContain('nana');
});
