import type { APIRoute } from 'astro';
import { exportAccount } from '#contracts/account-exports.ts';
import { csvLine } from '#rules/csv-lines.ts';
import { pageData } from '#site/page-data.ts';

export const prerender = false;

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

/** The lists of somebody's registries, for a spreadsheet. */
export const GET: APIRoute = async (context) => {
  const { user, call } = pageData(context);
  if (user === null) return context.redirect('/login?redirect_path=%2Fsettings%2Faccount', 303);
  const { registries } = await call(exportAccount, {});
  const lines = registries.flatMap(({ title, items }) =>
    items.map((item) =>
      csvLine([
        title,
        item.title,
        String(item.quantity),
        item.price === null ? '' : (item.price.amount / 100).toFixed(2),
        item.price?.currency ?? '',
        item.storeName ?? '',
        item.url ?? '',
        item.size ?? '',
        item.color ?? '',
        item.mustHave ? 'yes' : '',
        item.note,
      ]),
    ),
  );
  return new Response(csvLine(columns) + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="layette-lists.csv"',
      'Cache-Control': 'no-store',
    },
  });
};
