/** The two documents of sitemaps.org, for pages that are rendered on demand; @astrojs/sitemap lists the built pages. */
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escaped = (address: string): string => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const locations = (element: string, paths: readonly string[], site: URL): string =>
  paths.map((path) => `<${element}><loc>${escaped(new URL(path, site).href)}</loc></${element}>`).join('\n');

const answer = (xml: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

export const sitemapOf = (paths: readonly string[], site: URL): Response =>
  answer(`<urlset ${namespace}>\n${locations('url', paths, site)}\n</urlset>`);

export const sitemapIndexOf = (paths: readonly string[], site: URL): Response =>
  answer(`<sitemapindex ${namespace}>\n${locations('sitemap', paths, site)}\n</sitemapindex>`);
