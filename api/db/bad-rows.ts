import { channel } from 'node:diagnostics_channel';
import type { z } from 'zod';
import { Refusal } from '#contracts/problems.ts';
import { isOfDatabase } from './database-faults.ts';

export interface BadRow {
  table: string;
  id: unknown;
  error: unknown;
}

/** Receives every row that cannot be shown. The server logs them. */
export const badRows = channel('layette:bad-row');

function report(table: string, row: object, error: unknown): void {
  // Not caused by the row.
  if (error instanceof Refusal || isOfDatabase(error)) throw error;
  badRows.publish({ table, id: 'id' in row ? row.id : null, error } satisfies BadRow);
}

/**
 * Shows each row. A row that cannot be shown, whatever it contains, is reported and left out: the others are not affected.
 * @param schema for the result of `show`, where columns of JSON, prices or days could make it something that no page can show.
 */
export function eachRow<Row extends object, Shown>(
  table: string,
  rows: readonly Row[],
  show: (row: Row) => Shown,
  schema?: z.ZodType,
): Shown[] {
  return rows.flatMap((row) => {
    try {
      const shown = show(row);
      schema?.parse(shown);
      return [shown];
    } catch (error) {
      report(table, row, error);
      return [];
    }
  });
}

/** The same, for rows that need more queries to be shown. */
export async function eachRowAsync<Row extends object, Shown>(
  table: string,
  rows: readonly Row[],
  show: (row: Row) => Promise<Shown>,
  schema?: z.ZodType,
): Promise<Shown[]> {
  const shown = await Promise.all(
    rows.map(async (row) => {
      try {
        const one = await show(row);
        schema?.parse(one);
        return [one];
      } catch (error) {
        report(table, row, error);
        return [];
      }
    }),
  );
  return shown.flat();
}
