import { stringify } from 'csv-stringify/sync';
import type { PortableRegistry } from '#contracts/account-exports.schemas.ts';
import { csvCells } from './csv-cells.ts';

const columns = [
  'Registry',
  'Item',
  'Wanted',
  'Price',
  'Currency',
  'Store',
  'Link',
  'Size',
  'Color',
  'Must-have',
  'Note',
] as const;

type Row = Record<(typeof columns)[number], string | number>;

const written = (rows: readonly Row[], isFirst: boolean): string =>
  stringify([...rows], { header: isFirst, columns: [...columns], ...csvCells, bom: isFirst });

/**
 * The lists of registries for a spreadsheet. Each list is written separately, and the server answers other requests in between: 25 full
 * lists at once took eight seconds.
 */
export async function listsCsv(registries: readonly Pick<PortableRegistry, 'title' | 'items'>[]): Promise<string> {
  const parts = [written([], true)];
  for (const { title, items } of registries) {
    parts.push(
      written(
        items.map((item) => rowOf(title, item)),
        false,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve));
  }
  return parts.join('');
}

const rowOf = (title: string, item: PortableRegistry['items'][number]): Row => ({
  Registry: title,
  Item: item.title,
  Wanted: item.quantity,
  Price: item.price === null ? '' : (item.price.amount / 100).toFixed(2),
  Currency: item.price?.currency ?? '',
  Store: item.storeName ?? '',
  Link: item.url ?? '',
  Size: item.size ?? '',
  Color: item.color ?? '',
  'Must-have': item.mustHave ? 'yes' : '',
  Note: item.note,
});
