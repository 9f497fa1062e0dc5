import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Forwarder, forwarderTo } from '#api/testing/forwarder.ts';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { createScratchDatabase } from '#api/testing/test-databases.ts';
import { type TestSite, testSite } from '#api/testing/test-site.ts';
import type { PageData } from '#contracts/page-data.ts';
import { health } from '#contracts/platform.ts';
import { findAddress, listItems } from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';

/** It takes about 1.3 s; the timeouts tested here were five and ten seconds. */
const refusedWithinMs = 4_000;

/** Renders the registry at the requested address, as a page does. */
async function render(request: IncomingMessage, response: ServerResponse, _next: () => void, data: PageData) {
  try {
    if (request.url !== '/gp/pram/7') {
      const { registryId } = await data.call(findAddress, { params: { slug: request.url!.slice(1) } });
      await data.call(listItems, { params: { id: registryId } });
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.from('a page'));
  } catch {
    response.writeHead(500, { 'content-type': 'text/html' }).end(Buffer.from('Something went wrong'));
  }
}

describe.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL that cannot be reached', () => {
  let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
  let wire: Forwarder;
  let site: TestSite;
  let test: TestApp;
  let slug: string;
  let itemId: string;
  let owner: TestClient;
  beforeEach(async () => {
    scratch = await createScratchDatabase(process.env.TEST_DATABASE_URL!);
    wire = await forwarderTo(scratch.url);
    site = testSite({ 'about.html': 'built', '404.html': 'not here', '500.html': 'Something went wrong' }, render);
    test = await createTestApp({ on: { DATABASE_URL: wire.url }, parts: { site } });
    ({ slug, itemId, owner } = await ownerWithItem(test, 9));
    for (const path of ['/gp/pram/7', `/${slug}`]) expect((await test.client().fetch(path)).status).toBe(200);
  });
  afterEach(async () => {
    await wire.become('open');
    await test.close();
    await wire.close();
    await scratch.drop();
    site.dispose();
  });

  const timed = async (ask: () => Promise<Response>) => {
    const startedMs = performance.now();
    const { status, headers } = await ask();
    const isInTime = performance.now() - startedMs < refusedWithinMs;
    return { status, isInTime, retryAfter: headers.get('retry-after') };
  };
  const reserve = (name: string) => test.client().send(reserveItem, { params: { id: itemId }, body: giver(name) });
  const degraded = async () => (await test.client().call(health, {})).status;

  it.each(['silent', 'closed'] as const)(
    'is 503 in time when it is %s, and by itself all right again',
    async (state) => {
      await wire.become(state);
      const asked = {
        reservation: timed(async () => {
          const { status, headers } = await reserve('Gus');
          return { status, headers } as Response;
        }),
        call: timed(() => owner.fetch('/api/v3/registries')),
        page: timed(() => test.client().fetch('/somebody-else', { headers: { accept: 'text/html' } })),
      };
      for (const answer of Object.values(asked))
        expect(await answer).toEqual({ status: 503, isInTime: true, retryAfter: '5' });
      expect(await test.client().call(health, {})).toMatchObject({
        status: 'degraded',
        problems: [expect.stringMatching(/^The database cannot be reached\./)],
      });

      await wire.become('open');
      await expect.poll(degraded, { timeout: 10_000 }).toBe('ok');
      expect((await reserve('Gus')).status).toBe(201);
    },
  );

  it('still serves built and cached pages, to signed-in people too', async () => {
    await wire.become('silent');
    await expect.poll(degraded, { timeout: 10_000 }).toBe('degraded');
    // Cached products become stale after minutes.
    test.clock.pass(3_600_000);
    for (const path of ['/about', '/gp/pram/7', `/${slug}`]) {
      const answer = await test.client().fetch(path);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    expect((await owner.fetch('/gp/pram/7')).status).toBe(200);
    expect((await owner.fetch(`/${slug}`)).status).toBe(503);
  });

  it('is no reason to give up a query that only takes its time', async () => {
    const { rows } = await sql<{ slept: number }>`select 1 as slept from pg_sleep(2.5)`.execute(test.app.db.read);
    expect(rows).toEqual([{ slept: 1 }]);
  });
});
