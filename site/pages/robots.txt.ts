import type { APIRoute } from 'astro';

/** Registries, people's own pages and the API are nobody's search results; each such page says so itself too. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /store/api/\nDisallow: /reservations\nDisallow: /registry/\n\nSitemap: ${new URL('sitemap-index.xml', site).href}\n`,
  );
