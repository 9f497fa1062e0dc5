import type { APIRoute } from 'astro';

/** The API and personal pages are never search results; each such page says so itself too. */
const disallowed = [
  '/api/',
  '/store/api/',
  '/bl_admin/',
  '/admin/',
  '/reservations',
  '/registry/',
  '/settings/',
  '/orders/',
];
const sitemaps = ['sitemap-index.xml', 'sitemap-shop.xml'];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...disallowed.map((path) => `Disallow: ${path}`),
      '',
      ...sitemaps.map((file) => `Sitemap: ${new URL(file, site).href}`),
      '',
    ].join('\n'),
  );
