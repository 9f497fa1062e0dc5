import type { APIRoute } from 'astro';
import { listGifts } from '#contracts/gift-tracker.ts';
import { labelsPdf, sheetOf } from '../../../../features/print/labels-pdf.ts';
import { orMissing, pageData } from '../../../../page-data.ts';

export const prerender = false;

/** Address labels for givers who said where a card may go; one for each address. */
export const GET: APIRoute = async (context) => {
  const { call, user } = pageData(context);
  const found = user && (await orMissing(call(listGifts, { params: { id: context.params.id ?? '' } })));
  if (!found) return new Response(null, { status: 404 });
  const labels = new Map(
    found.gifts.flatMap(({ address, giverName }) =>
      address === null ? [] : [[address, { name: giverName ?? '', address }]],
    ),
  );
  if (labels.size === 0) return new Response(null, { status: 404 });
  const pdf = await labelsPdf([...labels.values()], sheetOf(context.url.searchParams.get('sheet')));
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="address-labels.pdf"',
      'Cache-Control': 'private, no-store',
    },
  });
};
