import type { APIRoute } from 'astro';
import { exportAccount } from '#contracts/account-exports.ts';
import { listsCsv } from '#site/features/print/lists-csv.ts';
import { pageData } from '#site/page-data.ts';

export const prerender = false;

/** The lists of a person's registries, for a spreadsheet. */
export const GET: APIRoute = async (context) => {
  const { user, call } = pageData(context);
  if (user === null) return context.redirect('/login?redirect_path=%2Fsettings%2Faccount', 303);
  const { registries } = await call(exportAccount, {});
  return new Response(await listsCsv(registries), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="layette-lists.csv"',
      'Cache-Control': 'no-store',
    },
  });
};
