import type { APIRoute } from 'astro';
import { listGifts } from '#contracts/gift-tracker.ts';
import { giftsCsv } from '../../../../features/print/gifts-csv.ts';
import { orMissing, pageData } from '../../../../page-data.ts';

export const prerender = false;

/** The gift tracker for a spreadsheet, with the data that this member sees on its page. */
export const GET: APIRoute = async (context) => {
  const { call, user } = pageData(context);
  const found = user && (await orMissing(call(listGifts, { params: { id: context.params.id ?? '' } })));
  if (!found) return new Response(null, { status: 404 });
  return new Response(giftsCsv(found.gifts), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="gifts.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
};
