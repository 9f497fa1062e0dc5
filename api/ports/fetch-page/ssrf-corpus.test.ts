import { EventEmitter } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import type { Dial, FetchPolicy } from './fetch-policy.ts';
import { type Attempt, makeAttempts, PRIVATE_ADDRESSES, PUBLIC_ADDRESS } from './ssrf-corpus.ts';

const attempts = makeAttempts();

/** An independent oracle: the corpus may legitimately reach only this one address. */
const isForbidden = (dialled: string) => dialled !== PUBLIC_ADDRESS;

/** A simulated network: records the dialled addresses, and answers the first call with the attempt's redirect. */
function fakeNetwork(attempt: Attempt, dialled: Dial[]): FetchPolicy {
  let asked = 0;
  return {
    resolve: async () => {
      const answers = attempt.answers ?? [[PUBLIC_ADDRESS]];
      return answers[Math.min(asked++, answers.length - 1)] ?? [];
    },
    dial: (dial, onResponse) => {
      dialled.push(dial);
      const redirect = dialled.length === 1 ? attempt.redirectsTo : undefined;
      const headers = redirect === undefined ? { 'content-type': 'text/html' } : { location: redirect };
      const response = Object.assign(Readable.from([Buffer.from('<p>page</p>')]), {
        statusCode: redirect === undefined ? 200 : 302,
        headers,
        complete: true,
      });
      queueMicrotask(() => onResponse(response as unknown as IncomingMessage));
      return Object.assign(new EventEmitter(), { end: () => {} }) as unknown as ClientRequest;
    },
  };
}

async function run(change: (policy: FetchPolicy) => FetchPolicy): Promise<{ forbidden: string[]; dials: number }> {
  const forbidden: string[] = [];
  let dials = 0;
  for (const attempt of attempts) {
    const dialled: Dial[] = [];
    await fetchPage(attempt.url, { policy: change(fakeNetwork(attempt, dialled)), now: () => 0 });
    dials += dialled.length;
    for (const { address } of dialled) if (isForbidden(address)) forbidden.push(`${attempt.name} reached ${address}`);
  }
  return { forbidden, dials };
}

describe('the corpus of links that try to reach the inside', () => {
  it('holds at least 400 different attempts', () => {
    expect(new Set(attempts.map((attempt) => attempt.name)).size).toBe(attempts.length);
    expect(attempts.length).toBeGreaterThanOrEqual(400);
  });

  it('makes no connection to an address that is not public', async () => {
    const { forbidden, dials } = await run((policy) => policy);
    expect(forbidden).toEqual([]);
    // The public first hops of redirects and rebinding names were really dialled.
    expect(dials).toBeGreaterThan(100);
  });

  it('would catch a fetcher whose check was removed', async () => {
    const { forbidden } = await run((policy) => ({ ...policy, allow: () => true }));
    expect(forbidden.length).toBeGreaterThan(300);
  });

  it('would catch a fetcher that checks the first hop only', async () => {
    const { forbidden } = await run((policy) => {
      let hops = 0;
      const { dial } = policy;
      return {
        ...policy,
        allow: () => hops > 0,
        dial: (one, onResponse) => {
          hops++;
          return dial?.(one, onResponse) as ClientRequest;
        },
      };
    });
    expect(forbidden.length).toBeGreaterThan(100);
  });

  it('asks the resolver once per hop, so that a rebinding name has no second answer', async () => {
    let asked = 0;
    const dialled: Dial[] = [];
    const policy = fakeNetwork({ name: 'rebinding', url: '' }, dialled);
    await fetchPage('https://shop.example.com/', {
      policy: { ...policy, resolve: async () => (asked++ === 0 ? [PUBLIC_ADDRESS] : ['127.0.0.1']) },
      now: () => 0,
    });
    expect(asked).toBe(1);
    expect(dialled.map((dial) => dial.address)).toEqual([PUBLIC_ADDRESS]);
  });

  it('knows every listed private address by itself', async () => {
    const { isPublicAddress } = await import('./public-address.ts');
    expect(PRIVATE_ADDRESSES.filter(isPublicAddress)).toEqual([]);
    expect(
      [
        '93.184.215.14',
        '1.1.1.1',
        '8.8.8.8',
        '2606:4700:4700::1111',
        '2a00:1450:4001:82a::200e',
        '172.15.0.1',
        '172.32.0.1',
        '100.63.255.255',
        '100.128.0.1',
      ].filter((one) => !isPublicAddress(one)),
    ).toEqual([]);
  });
});
