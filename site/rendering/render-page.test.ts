import { createComponent, renderHead } from 'astro/compiler-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#contracts/page-data.ts';
import { render } from './compiler-runtime.ts';
import { renderPage } from './render-page.ts';

/** What Astro knows of an address, in place of a built site. */
const site = vi.hoisted(() => ({
  pages: new Map<string, { route: { type: string; component: string }; write: (astro: Rendered) => unknown }>(),
  policiesMade: 0,
}));

interface Rendered {
  url: URL;
  request: Request;
  locals: PageData;
  response: { status: number };
}

vi.mock('virtual:layette/on-demand', () => ({ default: ['page.astro'] }));

vi.mock('astro/fetch', () => ({
  FetchState: class {
    readonly request: Request;
    readonly routeData: object | undefined;
    locals: object = {};
    shouldInjectCspMetaTags = false;

    constructor(request: Request) {
      this.request = request;
      this.routeData = site.pages.get(new URL(request.url).pathname)?.route;
    }
    getActionAPIContext() {
      return {};
    }
    async loadComponentInstance() {
      const { write } = site.pages.get(new URL(this.request.url).pathname)!;
      return {
        default: createComponent(
          ((result: { createAstro: (props: object, slots: object) => Rendered }) =>
            write(result.createAstro({}, {}))) as never,
          'page.astro',
          undefined as never,
        ),
      };
    }
    async createResult() {
      if (this.shouldInjectCspMetaTags) site.policiesMade += 1;
      const response = { status: 200 };
      const page = { url: new URL(this.request.url), request: this.request, locals: this.locals, response };
      return {
        createAstro: (props: object, slots: object) =>
          Object.assign(Object.create(page), { props, [Symbol.for('slots of the test')]: slots }),
        response,
        styles: new Set(),
        scripts: new Set(),
        links: new Set(),
        componentMetadata: new Map([['page.astro', { containsHead: true, propagation: 'none' }]]),
        compressHTML: true,
        directives: ["default-src 'self'"],
        scriptResources: [],
        scriptHashes: [],
        styleResources: [],
        styleHashes: [],
        scriptDirective: { resources: [], hashes: [], strictDynamic: false },
        styleDirective: { resources: [], hashes: [] },
        _metadata: {
          renderedScripts: new Set(),
          extraHead: [],
          extraScriptHashes: [],
          extraStyleHashes: [],
          propagators: new Set(),
          templateDepth: 0,
        },
      };
    }
  },
}));

const data = { publicUrl: 'https://shop.example', today: '2026-06-15', user: null } as PageData;

const put = (path: string, write: (astro: Rendered) => unknown, type = 'page', component = 'page.astro') =>
  site.pages.set(path, { route: { type, component }, write });

beforeEach(() => {
  site.pages.clear();
  site.policiesMade = 0;
});

describe('the page at an address', () => {
  it('is written with its policy', async () => {
    put(
      '/tea',
      (astro) => render`<html><head>${renderHead()}</head><p>${astro.url.search} on ${astro.locals.today}</p></html>`,
    );
    const page = await renderPage('/tea?a=1&b=2', data);
    expect(page?.status).toBe(200);
    expect(page?.body.toString()).toBe('<!DOCTYPE html><html><head></head><p>?a=1&amp;b=2 on 2026-06-15</p></html>');
    const headers = new Map(page?.headers);
    expect(headers.get('content-type')).toBe('text/html');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('is told nothing of a request but its address', async () => {
    put('/tea', ({ request }) => render`<p>${request.method} ${[...request.headers].length}</p>`);
    expect((await renderPage('/tea', data))?.body.toString()).toContain('<p>GET 0</p>');
  });

  it('is the same where something in it comes later', async () => {
    put('/tea', () => render`<p>${Promise.resolve('Tea’s ready & hot')}</p>`);
    expect((await renderPage('/tea', data))?.body.toString()).toBe('<!DOCTYPE html><p>Tea’s ready &amp; hot</p>');
  });

  it('can say another status', async () => {
    put('/tea', (astro) => {
      astro.response.status = 404;
      return render`<p>No tea</p>`;
    });
    expect((await renderPage('/tea', data))?.status).toBe(404);
  });

  it('can lead elsewhere', async () => {
    put('/tea', () => new Response(null, { status: 301, headers: { location: '/coffee' } }));
    const page = await renderPage('/tea', data);
    expect(page?.status).toBe(301);
    expect(page?.headers).toContainEqual(['location', '/coffee']);
    expect(page?.body).toHaveLength(0);
  });

  it('is not there where nothing, or no page, is', async () => {
    put('/robots.txt', () => '', 'endpoint');
    expect(await renderPage('/robots.txt', data)).toBeNull();
    expect(await renderPage('/nowhere', data)).toBeNull();
  });

  it('is left to its file where it is built ahead', async () => {
    put('/about', () => render`<p>About</p>`, 'page', 'about.astro');
    expect(await renderPage('/about', data)).toBeNull();
  });

  it('has a policy that is made once for all pages of its route', async () => {
    put('/tea', () => render`<p></p>`);
    for (let i = 0; i < 3; i += 1) await renderPage('/tea', data);
    expect(site.policiesMade).toBe(1);
  });

  it('fails where its component fails, in its middle too', async () => {
    put(
      '/tea',
      () =>
        render`<p>${[1].map(() => {
          throw new Error('No tea.');
        })}</p>`,
    );
    await expect(renderPage('/tea', data)).rejects.toThrow('No tea.');
    put('/late', () => render`<p>${Promise.reject(new Error('No late tea.'))}</p>`);
    await expect(renderPage('/late', data)).rejects.toThrow('No late tea.');
  });
});
