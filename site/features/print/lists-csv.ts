import { stringify } from 'csv-stringify/sync';
import type { PortableRegistry } from '#contracts/account-exports.schemas.ts';

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
];

/** The lists of registries for a spreadsheet. Cells that a spreadsheet would take for a formula are quoted. */
export const listsCsv = (registries: readonly Pick<PortableRegistry, 'title' | 'items'>[]): string =>
  stringify(
    registries.flatMap(({ title, items }) =>
      items.map((item) => ({
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
      })),
    ),
    { header: true, columns, escape_formulas: true, bom: true },
  );
