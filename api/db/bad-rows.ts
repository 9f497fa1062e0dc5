import { channel } from 'node:diagnostics_channel';
import { Refusal } from '#contracts/problems.ts';
import { isOfDatabase } from './database-faults.ts';

export interface BadRow {
  table: string;
  id: unknown;
  error: unknown;
}

/** Told of every row that cannot be shown. The server logs them. */
export const badRows = channel('layette:bad-row');

function report(table: string, row: object, error: unknown): void {
  // Not the row's fault.
  if (error instanceof Refusal || isOfDatabase(error)) throw error;
  badRows.publish({ table, id: 'id' in row ? row.id : null, error } satisfies BadRow);
}

/** Shows each row. One that cannot be shown, whatever stands in it, is reported and left out: it takes nothing else with it. */
export function eachRow<Row extends object, Shown>(
  table: string,
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Shown[] {
  return rows.flatMap((row) => {
    try {
      return [show(row)];
    } catch (error) {
      report(table, row, error);
      return [];
    }
  });
}

/** The same where showing a row takes more queries. */
export async function eachRowAsync<Row extends object, Shown>(
  table: string,
  rows: readonly Row[],
  show: (row: Row) => Promise<Shown>,
): Promise<Shown[]> {
  const shown = await Promise.all(
    rows.map((row) =>
      show(row).then(
        (one) => [one],
        (error) => {
          report(table, row, error);
          return [];
        },
      ),
    ),
  );
  return shown.flat();
}
