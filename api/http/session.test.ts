import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { addressOf } from '#contracts/endpoint.ts';
import { inviteMember } from '#contracts/members.ts';
import { signOut } from '#contracts/users.ts';

describe.each(engines)('a change whose body is on its way, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  /** Sends the head and the beginning of a body. @returns what sends the rest, and the status that follows */
  async function begin(client: TestClient, path: string, body: object) {
    const text = JSON.stringify(body);
    const sending = request(`${test.origin}${path}`, {
      method: 'POST',
      headers: {
        cookie: client.cookies(),
        origin: client.origin,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      },
    });
    await new Promise((resolve) => sending.write(text.slice(0, 3), resolve));
    // Its session is read before the next one is.
    await client.fetch('/api/health');
    return async () => {
      sending.end(text.slice(3));
      const [response] = await once(sending, 'response');
      response.resume();
      return response.statusCode as number;
    };
  }
  const invitation = { email: 'thief@example.com', role: 'editor' } as const;
  const pathOf = (id: string) => addressOf(inviteMember, { params: { id } });

  it('is made while its session lasts, and not once it was signed out', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const finish = await begin(owner, pathOf(registryId), { ...invitation, email: 'friend@example.com' });
    expect(await finish()).toBe(201);
    const late = await begin(owner, pathOf(registryId), invitation);
    await owner.call(signOut, {});
    expect(await late()).toBe(401);
  });
});
