import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { PageData } from '#contracts/page-data.ts';
import { queryClient } from '#site/data/query.ts';

type Part = Parameters<AstroContainer['renderToString']>[0];

const site = 'https://shop.example';

/** Astro with React and our own client directive. Islands are rendered as on the server, and never hydrated. */
async function createContainer(): Promise<AstroContainer> {
  // Like a server, which keeps nothing from the previous page.
  queryClient.clear();
  const clientDirectives = new Map(['touch', 'load', 'visible', 'idle'].map((name) => [name, ';']));
  const container = await AstroContainer.create({
    astroConfig: { site },
    manifest: { clientDirectives } as never,
  });
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactRenderer } as never);
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' });
  return container;
}

/** Renders a page for the caller in `data`; its layout is `BareLayout.astro`, by `vi.mock`. */
export async function showPage(
  page: Part,
  {
    address,
    params,
    props = {},
    data,
  }: {
    address: string;
    params: Record<string, string | undefined>;
    /** What `getStaticPaths` passes to the page. */
    props?: Record<string, unknown>;
    data: Partial<PageData>;
  },
): Promise<Response> {
  const container = await createContainer();
  const locals = { today: '2027-03-10', user: null, refusedForm: null, hasInbox: false, publicUrl: site, ...data };
  const request = new Request(site + address);
  const response = await container.renderToResponse(page, { params, props, locals: locals as never, request });
  document.body.innerHTML = await response.clone().text();
  return response;
}
