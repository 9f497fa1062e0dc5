import type { APIContext } from 'astro';
import { listAddresses } from '#contracts/catalogue.ts';
import { pageData } from '../page-data.ts';
import { sitemapIndexOf } from '../sitemap-xml.ts';

export const prerender = false;

/** The parts of the catalogue's sitemap. */
export async function GET(context: APIContext): Promise<Response> {
  const { parts } = await pageData(context).call(listAddresses, { query: {} });
  const paths = Array.from({ length: parts }, (_, at) => `/sitemap-shop/${at + 1}.xml`);
  return sitemapIndexOf(paths, context.site!);
}
