import type { APIRoute } from 'astro';
import { readInsertCardOrder } from '#contracts/insert-cards.ts';
import { readRegistry } from '#contracts/registries.ts';
import { insertCardsPdf } from '../../../features/share/insert-cards-pdf.ts';
import { orMissing, pageData } from '../../../page-data.ts';

export const prerender = false;

/** The cards of one order, ready to print. */
export const GET: APIRoute = async (context) => {
  const { call, user, publicUrl } = pageData(context);
  const params = { id: context.params.id ?? '', order: context.url.searchParams.get('order') ?? '' };
  const found =
    user && params.order !== ''
      ? await orMissing(
          Promise.all([call(readInsertCardOrder, { params }), call(readRegistry, { params: { id: params.id } })]),
        )
      : null;
  if (found === null) return new Response(null, { status: 404 });
  const [{ order }, { registry }] = found;
  const card = { names: registry.names || registry.title, url: `${publicUrl}/${registry.slug}` };
  return new Response(new Uint8Array(await insertCardsPdf(card, order.quantity)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="insert-cards.pdf"',
      'Cache-Control': 'private, no-store',
    },
  });
};
