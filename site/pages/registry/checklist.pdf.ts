import type { APIRoute } from 'astro';
import { checklist } from '#content';
import { listChecklistCategories } from '#contracts/registry-checklist.ts';
import { checklistPdf } from '../../features/print/checklist-pdf.ts';
import { orMissing, pageData } from '../../page-data.ts';

export const prerender = false;

/** The checklist of the person's own registry: for its planning stage, without items marked as not needed, and with covered ones ticked. */
export const GET: APIRoute = async (context) => {
  const { call, user, publicUrl } = pageData(context);
  const found = user?.registryId
    ? await orMissing(call(listChecklistCategories, { params: { id: user.registryId } }))
    : null;
  if (found === null) return new Response(null, { status: 404 });
  const known = new Map(found.checklistCategories.flatMap(({ items }) => items.map((item) => [item.id, item.state])));
  const sections = checklist.all().map(({ title, items }) => ({
    title,
    items: items.filter(({ id }) => known.has(id) && known.get(id) !== 'not-needed'),
  }));
  const have = new Set([...known].flatMap(([id, state]) => (state === 'open' ? [] : [id])));
  const isLarge = context.url.searchParams.get('size') === 'large';
  const pdf = await checklistPdf({ sections, have, url: `${publicUrl}/registry/checklist` }, isLarge);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="checklist.pdf"',
      'Cache-Control': 'private, no-store',
    },
  });
};
