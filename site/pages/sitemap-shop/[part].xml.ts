import type { APIContext } from 'astro';
import { listAddresses } from '#contracts/catalogue.ts';
import { orMissing, pageData } from '../../page-data.ts';
import { sitemapOf } from '../../sitemap-xml.ts';

export const prerender = false;

/** Brands and products as currently in the catalogue. */
export async function GET(context: APIContext): Promise<Response> {
  const found = await orMissing(pageData(context).call(listAddresses, { query: { part: context.params.part } }));
  return found === null ? new Response(null, { status: 404 }) : sitemapOf(found.paths, context.site!);
}
