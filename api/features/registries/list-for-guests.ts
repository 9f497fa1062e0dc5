import { withJson } from '#api/http/json-ready.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import type { ItemRow } from './items.queries.ts';
import { presentItem } from './present-items.ts';

interface Shown {
  held: number;
  item: Readonly<RegItem>;
  json: string;
}

/** As long as the row itself is kept. */
const shown = new WeakMap<ItemRow, Shown>();

const nobody = { sees: null, caller: { visitorId: null, user: null, grants: new Set<string>() } };

/** What a guest who has nothing here sees of an item is the same for all of them, until somebody takes one: then it is made anew. */
function showGuests(row: ItemRow, held: number): Shown {
  const before = shown.get(row);
  if (before?.held === held) return before;
  const item = Object.freeze(presentItem(row, held, [], nobody));
  const now = { held, item, json: JSON.stringify(item) };
  shown.set(row, now);
  return now;
}

/** The list for guests of whom nothing is known. */
export function listForGuests(rows: readonly ItemRow[], held: ReadonlyMap<string, number>, version: number) {
  const items = rows.map((row) => showGuests(row, held.get(row.id) ?? 0));
  return withJson(
    { regItems: items.map(({ item }) => item) as RegItem[], version },
    `{"regItems":[${items.map(({ json }) => json).join(',')}],"version":${version}}`,
  );
}
