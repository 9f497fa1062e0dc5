import type { APIRoute } from 'astro';
import { exportAccount } from '#contracts/account-exports.ts';
import { pageData } from '#site/page-data.ts';

export const prerender = false;

/** Everything that a person stored, as a file to keep. The documentation of the call explains each field. */
export const GET: APIRoute = async (context) => {
  const { user, call } = pageData(context);
  if (user === null) return context.redirect('/login?redirect_path=%2Fsettings%2Faccount', 303);
  return new Response(JSON.stringify(await call(exportAccount, {}), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="layette.json"',
      'Cache-Control': 'no-store',
    },
  });
};
