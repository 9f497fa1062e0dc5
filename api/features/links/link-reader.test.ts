import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Caller } from '#api/http/app-context.ts';
import { anonymousCaller } from '#api/http/page-data.ts';
import type { FetchPolicy } from '#api/ports/fetch-page/fetch-policy.ts';
import { createLinkReader } from './link-reader.ts';
import { asOneOfFew } from './links-at-once.ts';

let stop = () => {};
afterEach(() => stop());

async function store(listener: RequestListener): Promise<{ link: string; policy: FetchPolicy }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return {
    link: `http://shop.example.com:${port}/oak-cot-with-drawer`,
    policy: { resolve: async () => ['127.0.0.1'], allow: (_host, at) => at === port },
  };
}

const hostile: [string, RequestListener][] = [
  ['never answer', () => {}],
  [
    'never end',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = setInterval(() => response.write('<p>more'), 20);
      response.once('close', () => clearInterval(more));
    },
  ],
  [
    'take long to be read',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<html><body>${'<div class="product price"><span>Oak 12.00'.repeat(60_000)}`);
    },
  ],
];

describe('sixty links at once', () => {
  const familyAt = (home: number): Caller => ({
    ...anonymousCaller,
    address: `home ${home}`,
    user: { id: `family ${home}` } as Caller['user'],
  });

  it.each(hostile)(
    'of stores that %s: each is answered with a form in time, or "busy" at once',
    async (_, listener) => {
      const { link, policy } = await store(listener);
      const readLink = createLinkReader(Date.now, policy, 1500);
      const settled: string[] = [];
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, (_, home) =>
          asOneOfFew(familyAt(home), (from) => readLink(link, undefined, from)).then(
            ({ title }) => {
              settled.push('form');
              return title;
            },
            ({ code }) => {
              settled.push(code);
              return code;
            },
          ),
        ),
      );
      expect(settled).toEqual([...Array(40).fill('busy'), ...Array(20).fill('form')]);
      expect(outcomes.slice(0, 20)).toEqual(Array(20).fill('Oak cot with drawer'));
      expect((await readLink('not a link')).outcome).toBe('not-a-link');
    },
  );
});

describe('a page that the browser button hands over', () => {
  it('is read without asking the store', async () => {
    let asked = 0;
    const { link, policy } = await store((_request, response) => {
      asked++;
      response.end();
    });
    const html = `<html lang="en"><title>Oak cot | Shop</title><meta property="og:image" content="https://shop.example.com/cot.jpg">
      <main><h1>Oak cot</h1><del class="was price">$300.00</del><span class="now price">$249.50</span><button>Add to cart</button>`;
    const draft = await createLinkReader(Date.now, policy)(`${link}?utm_source=mail`, html);
    expect(draft).toMatchObject({
      title: 'Oak cot',
      priceCents: 24950,
      currency: 'USD',
      imageUrl: 'https://shop.example.com/cot.jpg',
      outcome: 'read',
    });
    expect(draft.url).toBe(link);
    expect(asked).toBe(0);
  });
});
