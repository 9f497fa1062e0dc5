import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Sqlite from 'better-sqlite3';
import { startBuiltShop } from '#scripts/testing/built-shop.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

export interface Shop {
  url: string;
  /** Mails to an address so far, oldest first; waits for at least `count`. */
  mailsTo(address: string, count?: number): Promise<{ subject: string; html: string; text: string }[]>;
  /** The address in the mail that completes the sign-up. */
  signUpLink(email: string): Promise<string>;
  /** Makes an account one of the shop's staff, as `node scripts/admin.ts` does. */
  makeAdmin(email: string): void;
  /** The events counted so far, oldest first, from all browsers. */
  events(): { name: string; anonymousId: string; path: string; properties: Record<string, unknown> }[];
  /** Serves a page of another store on this machine; the link reader may fetch it, and nothing else local. */
  otherStore(path: string, html: string): string;
}

/** Each worker has a server of its own, on a copy of the demo's data. */
export const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const seeded = process.env.JOURNEY_DATA_DIR;
      if (seeded === undefined)
        throw new Error('JOURNEY_DATA_DIR is set by scripts/testing/playwright-global-setup.ts.');
      const pages = new Map<string, string>();
      const otherStore = createServer((request, response) => {
        const html = pages.get(request.url ?? '');
        response
          .writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
          .end(html ?? 'not here');
      });
      const otherPort = await listenAnywhere(otherStore);
      const built = await startBuiltShop(seeded, otherPort);
      const db = new Sqlite(built.database, { readonly: true });
      const shop: Shop = {
        url: built.url,
        async signUpLink(email) {
          const [mail] = await shop.mailsTo(email);
          return /https?:\S+\/sign_ups\/\S+/.exec(mail!.text)![0];
        },
        async mailsTo(address, count = 1) {
          for (let i = 0; i < 100; i += 1) {
            const mails = db
              .prepare('select subject, html, text from inbox_mail where recipient = ? order by created_at, id')
              .all(address) as { subject: string; html: string; text: string }[];
            if (mails.length >= count) return mails;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          throw new Error(`No mail number ${count} to ${address}.`);
        },
        makeAdmin(email) {
          const writing = new Sqlite(built.database, { timeout: 5_000 });
          writing.prepare("update user set role = 'admin' where email = ?").run(email);
          writing.close();
        },
        events() {
          const rows = db
            .prepare('select name, anonymous_id, path, properties from tracking_event order by occurred_at, id')
            .all() as { name: string; anonymous_id: string; path: string; properties: string }[];
          return rows.map(({ anonymous_id, properties, ...row }) => ({
            ...row,
            anonymousId: anonymous_id,
            properties: JSON.parse(properties) as Record<string, unknown>,
          }));
        },
        otherStore(path, html) {
          pages.set(path, html);
          return `http://localhost:${otherPort}${path}`;
        },
      };
      await use(shop);
      db.close();
      otherStore.close();
      await built.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

async function listenAnywhere(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
