import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as messages from '#contracts/messages.ts';
import * as registries from '#contracts/registries.ts';
import { deleteRegistry } from '#contracts/registry-lists.ts';
import * as reservations from '#contracts/reservations.ts';

describe.each(engines)('what givers write on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function written() {
    const { owner, registryId, itemId } = await ownerWithItem(test, 2);
    const guest = test.client();
    const body = { ...giver(), message: 'With all our love' };
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body });
    await test.client().call(reservations.reserveItem, { params: { id: itemId }, body: giver('Quiet') });
    return { owner, guest, registryId, params: { id: reservation.id } };
  }
  const inbox = (client: Awaited<ReturnType<typeof written>>['owner'], folder: 'inbox' | 'archive' = 'inbox') =>
    client.call(messages.listMessages, { query: { folder } });

  it('reaches the family, unread, with the gift it came with', async () => {
    const { owner, params } = await written();
    const { messages: found, unread } = await inbox(owner);
    expect(unread).toBe(1);
    expect(found).toMatchObject([
      { id: params.id, giverName: 'Gus', text: 'With all our love', gift: { title: 'Muslin cloths' }, isRead: false },
    ]);
    expect((await owner.call(messages.readMessage, { params })).message.text).toBe('With all our love');
  });

  it('is marked as read by a change and not by looking, archived, deleted, and brought back', async () => {
    const { owner, params } = await written();
    await owner.call(messages.readMessage, { params });
    expect((await inbox(owner)).unread).toBe(1);
    await owner.call(messages.changeMessage, { params, body: { isRead: true } });
    expect((await inbox(owner)).unread).toBe(0);
    await owner.call(messages.changeMessage, { params, body: { isArchived: true } });
    expect([(await inbox(owner)).messages, (await inbox(owner, 'archive')).messages.length]).toEqual([[], 1]);
    await owner.call(messages.changeMessage, { params, body: { isArchived: false } });
    await owner.call(messages.deleteMessage, { params });
    expect((await inbox(owner)).messages).toEqual([]);
    expect(await owner.refused(messages.deleteMessage, { params })).toMatchObject({ code: 'not-found' });
    await owner.call(messages.changeMessage, { params, body: { isDeleted: false } });
    expect((await inbox(owner)).messages).toHaveLength(1);
  });

  it('is unread again when the giver writes something else, and gone when the gift is', async () => {
    const { owner, guest, params } = await written();
    await owner.call(messages.changeMessage, { params, body: { isRead: true } });
    await guest.call(reservations.changeReservation, { params, body: { message: 'Even more love' } });
    expect(await inbox(owner)).toMatchObject({ unread: 1, messages: [{ text: 'Even more love' }] });
    await owner.call(messages.deleteMessage, { params });
    await guest.call(reservations.changeReservation, { params, body: { message: 'Love from Ann, too' } });
    expect(await inbox(owner)).toMatchObject({ unread: 1, messages: [{ text: 'Love from Ann, too' }] });
    await guest.call(reservations.cancelReservation, { params });
    expect((await inbox(owner)).messages).toEqual([]);
    expect(await owner.refused(messages.readMessage, { params })).toMatchObject({ code: 'not-found' });
  });

  it.each(['names', 'full'] as const)('waits while givers are a surprise: %s', async (surprise) => {
    const { owner, registryId, params } = await written();
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise } });
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
    expect(await owner.refused(messages.readMessage, { params })).toMatchObject({ code: 'not-found' });
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'off' } });
    expect((await inbox(owner)).unread).toBe(1);
  });

  it('is in no inbox while the registry is deleted', async () => {
    const { owner, registryId } = await written();
    await owner.call(deleteRegistry, { params: { id: registryId } });
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
  });

  it('is for the family alone', async () => {
    const { guest, params } = await written();
    const stranger = await signedUp(test, 'Mallory');
    expect((await inbox(stranger)).messages).toEqual([]);
    expect(await stranger.refused(messages.readMessage, { params })).toMatchObject({ code: 'not-found' });
    expect(await guest.refused(messages.readMessage, { params })).toMatchObject({ code: 'sign-in-required' });
  });

  it('is archived by a form without script', async () => {
    const { owner, params } = await written();
    const posted = await owner.postForm(`/api/v3/message/${params.id}?_method=PATCH`, { isArchived: 'true' });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/registry/messages']);
    expect((await inbox(owner, 'archive')).messages).toHaveLength(1);
  });
});
