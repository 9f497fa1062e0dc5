import type { APIRoute } from 'astro';
import { checklist } from '#content';
import { checklistPdf } from '../features/print/checklist-pdf.ts';
import { pageData } from '../page-data.ts';

export const prerender = false;

/** The checklist to print, with the checkmarks in the address: `have`, ids joined by periods. */
export const GET: APIRoute = async (context) => {
  const { searchParams } = context.url;
  const have = new Set((searchParams.get('have') ?? '').split('.'));
  const isLarge = searchParams.get('size') === 'large';
  const url = `${pageData(context).publicUrl}/baby-registry-checklist`;
  const pdf = await checklistPdf({ sections: checklist.all(), have, url }, isLarge);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="baby-registry-checklist.pdf"',
      'Cache-Control': have.size > 1 ? 'private, no-store' : 'public, max-age=3600',
    },
  });
};
