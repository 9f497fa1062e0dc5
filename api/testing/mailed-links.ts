import type { TestClient } from './test-client.ts';

/** The address in the last mail that links to this page, on the server under test. */
export function linkIn(mails: readonly { text: string }[], page: RegExp): string {
  const found = mails.map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0]).findLast((link) => link && page.test(link));
  if (found === undefined)
    throw new Error(`No mail leads to ${page}: ${mails.map(({ text }) => text).join('\n---\n')}`);
  const { pathname, search } = new URL(found);
  return pathname + search;
}

/** Follows a mailed link as a browser does: its secret becomes a cookie and leaves the address. @returns the id of the link's subject. */
export async function follow(client: TestClient, link: string): Promise<string> {
  const answer = await client.fetch(link);
  const place = answer.headers.get('location') ?? '';
  if (answer.status !== 303 || place.includes('token'))
    throw new Error(`${link} was not exchanged: ${answer.status} ${place}`);
  return place.split('/').at(-1)!;
}
