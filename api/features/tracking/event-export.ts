import { stringify } from 'csv-stringify/sync';
import type { Query } from '#api/db/database.ts';
import { eventsAfter } from './tracking.queries.ts';
import { presentEvent } from './tracking.service.ts';

export const exportFormats = ['jsonl', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const columns = [
  'id',
  'name',
  'anonymousId',
  'path',
  'properties',
  'isRegistryOwner',
  'registryId',
  'userId',
  'occurredAt',
] as const;
const piece = 1_000;

/** Every event since then, oldest first, a line at a time: a large table is never in memory as a whole. */
export async function* exportEvents(db: Query, format: ExportFormat, sinceMs = 0): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns);
  let after = { receivedAt: sinceMs - 1, id: '\uffff' };
  for (;;) {
    const rows = await eventsAfter(db, after, piece);
    for (const row of rows) {
      const event = presentEvent(row);
      yield format === 'jsonl' ? `${JSON.stringify(event)}\n` : csvLine(columns.map((column) => cellOf(event[column])));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < piece) return;
    after = { receivedAt: last.received_at, id: last.id };
  }
}

/** Cells that a spreadsheet would read as a formula are escaped. */
const csvLine = (cells: readonly string[]): string =>
  stringify([cells], { escape_formulas: true, record_delimiter: 'windows' });

const cellOf = (value: unknown): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
