import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { memberOf, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { changeMember, removeMember } from '#contracts/members.ts';
import * as registries from '#contracts/registries.ts';
import { liveSilenceMs, registryUpdatesPath } from '#contracts/registry-updates.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { currentUser, signOut } from '#contracts/users.ts';
import { dayOf } from '#rules/days.ts';

const giver = { quantity: 1, giverName: 'Gus', giverEmail: 'gus@example.com', message: '' };

describe.each(engines)('live updates of a registry on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  /** A failed test leaves no open stream to the next one. */
  const open = new Set<AbortController>();
  afterEach(() => {
    for (const stop of open) stop.abort();
    open.clear();
  });

  /** Opens a stream; `next` waits for the next different version, `nextWord` also accepts the same one. */
  async function listen(client: TestClient, registryId: string) {
    const stop = new AbortController();
    open.add(stop);
    const path = registryUpdatesPath.replace('{id}', registryId);
    const response = await client.fetch(path, { signal: stop.signal });
    if (!response.ok)
      return {
        status: response.status,
        next: async () => Number.NaN,
        nextWord: async () => Number.NaN,
        close: () => stop.abort(),
      };
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const nextWord = async (): Promise<number> => {
      for (;;) {
        const event = /data: (\d+)\n\n/.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return Number(event[1]);
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream has ended.');
        text += value;
      }
    };
    let last = Number.NaN;
    const next = async (): Promise<number> => {
      const version = await nextWord();
      if (version === last) return next();
      last = version;
      return version;
    };
    return { status: response.status, next, nextWord, close: () => stop.abort() };
  }

  it('tell a guest of each change, whoever made it', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const stream = await listen(test.client(), registryId);
    const first = await stream.next();
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver });
    const second = await stream.next();
    expect(second).toBeGreaterThan(first);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { title: 'Ours' } });
    expect(await stream.next()).toBeGreaterThan(second);
    const { registry } = await test.client().call(registries.readRegistry, { params: { id: registryId } });
    expect(registry.title).toBe('Ours');
  });

  it('tell a guest, and no member, of a gift that its giver keeps secret', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const [ofOwner, ofGuest] = [await listen(owner, registryId), await listen(test.client(), registryId)];
    const before = await ofOwner.next();
    const first = await ofGuest.next();
    const secretUntil = dayOf(test.clock.now + 30 * 86_400_000);
    await test.client().call(reserveItem, { params: { id: itemId }, body: { ...giver, secretUntil } });
    expect(await ofGuest.next()).toBeGreaterThan(first);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { title: 'Ours' } });
    expect(await ofOwner.next()).toBe(before + 1);
  });

  it('tell a member nothing of a gift that is a surprise', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'full' } });
    const [ofOwner, ofGuest] = [await listen(owner, registryId), await listen(test.client(), registryId)];
    const before = await ofOwner.next();
    await ofGuest.next();
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver });
    // Once the guest's stream has an update, the owner's had its chance, too.
    await ofGuest.next();
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { title: 'Ours' } });
    expect(await ofOwner.next()).toBe(before + 1);
  });

  it.each(['changed', 'removed'])('tell a member whose place is %s at once, and not by the next gift', async (how) => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 9);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'full' } });
    const helper = await memberOf(test, registryId, 'helper');
    const member = (await helper.call(currentUser, {})).user!.id;
    for (const giverEmail of ['ann@example.com', 'bob@example.com'])
      await test.client().call(reserveItem, { params: { id: itemId }, body: { ...giver, giverEmail } });
    const ofHelper = await listen(helper, registryId);
    const before = await ofHelper.next();
    if (how === 'removed') await owner.call(removeMember, { params: { id: registryId, member } });
    else await owner.call(changeMember, { params: { id: registryId, member }, body: { role: 'viewer', blind: true } });
    const after = await ofHelper.next();
    expect(after).not.toBe(before);
    if (how === 'removed') return;
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver });
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { title: 'Ours' } });
    expect(await ofHelper.next()).toBe(after + 1);
  });

  it('end with the session that opened them, instead of telling its next version', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const [ofOwner, ofGuest] = [await listen(owner, registryId), await listen(test.client(), registryId)];
    await ofOwner.next();
    await ofGuest.next();
    await owner.call(signOut, {});
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver });
    await ofGuest.next();
    await expect(ofOwner.next()).rejects.toThrow('ended');
  });

  it('cost the database no more when many guests look', async () => {
    const { registryId, owner } = await ownerWithItem(test);
    const streams = await Promise.all(Array.from({ length: 18 }, () => listen(test.client(), registryId)));
    for (const stream of streams) await stream.next();
    const queries = vi.spyOn(test.app.db.read, 'selectFrom');
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { title: 'Ours' } });
    await Promise.all(streams.map((stream) => stream.next()));
    // Meanwhile the job runner looks for its own work.
    expect(queries.mock.calls.filter(([table]) => table !== 'job').length).toBeLessThan(15);
  });

  it('tell the same version again and again, so that a page knows whether it still hears', async () => {
    const { registryId } = await ownerWithItem(test);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const stream = await listen(test.client(), registryId);
      const version = await stream.nextWord();
      vi.advanceTimersByTime(liveSilenceMs / 2);
      expect(await stream.nextWord()).toBe(version);
      stream.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('are bounded for each address, and made for nobody where there is no registry', async () => {
    const { registryId } = await ownerWithItem(test);
    const streams = [];
    for (let many = 0; many < 21; many += 1) streams.push(await listen(test.client(), registryId));
    expect(streams.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect((await listen(test.client(), test.app.newId())).status).toBe(404);
  });

  it('leave nothing behind when they are broken off, however soon', async () => {
    const { registryId } = await ownerWithItem(test);
    const { hostname, port } = new URL(test.origin);
    for (let i = 0; i < 60; i += 1) {
      const socket = connect(Number(port), hostname);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(
        `GET ${registryUpdatesPath.replace('{id}', registryId)} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`,
      );
      await new Promise((resolve) => setTimeout(resolve, i % 6));
      socket.destroy();
    }
    await expect
      .poll(async () => {
        const stream = await listen(test.client(), registryId);
        stream.close();
        return stream.status;
      })
      .toBe(200);
  });
});
