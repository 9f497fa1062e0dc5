import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { typedBody } from '#contracts/endpoint.ts';
import { readFields } from '#contracts/form-fields.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { changeShippingAddress, readShippingAddress, showShippingAddress } from '#contracts/shipping-addresses.ts';

const address = '7 Canary Lane\nPort Fern 04101';

describe.each(engines)('where gifts are sent on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function gift() {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    await owner.call(changeShippingAddress, { params: { id: registryId }, body: { address } });
    const guest = test.client();
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    return { owner, registryId, guest, params: { id: reservation.id } };
  }
  const confirm = (id: string) =>
    test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reservation').set({ email_verified_at: 1 }).where('id', '=', id).execute(),
    );
  const sendTo = async (guest: Awaited<ReturnType<typeof gift>>['guest'], params: { id: string }) =>
    (await guest.call(reservations.readReservation, { params })).sendTo;

  it('is shown to a giver who confirmed the email and asks, and the owner sees to whom', async () => {
    const { owner, registryId, guest, params } = await gift();
    expect(await sendTo(guest, params)).toEqual({ view: 'confirm-first' });
    expect(await guest.refused(showShippingAddress, { params })).toMatchObject({ code: 'mail-not-opened' });
    await confirm(params.id);
    expect(await sendTo(guest, params)).toEqual({ view: 'ask' });
    expect(await guest.call(showShippingAddress, { params })).toEqual({ address });
    expect(await sendTo(guest, params)).toEqual({ view: 'shown', address });
    const seen = await owner.call(readShippingAddress, { params: { id: registryId } });
    expect(seen).toEqual({ address, shownTo: [{ name: 'Gus', shownAt: test.clock.now }] });
  });

  it('tells the owner who has seen it, also of a gift that was a secret and is cancelled', async () => {
    const { owner, registryId, guest, params } = await gift();
    await confirm(params.id);
    await guest.call(reservations.changeReservation, { params, body: { secretUntil: '2027-12-01' } });
    await guest.call(showShippingAddress, { params });
    const shownTo = async () => (await owner.call(readShippingAddress, { params: { id: registryId } })).shownTo;
    expect(await shownTo()).toEqual([]);
    await guest.call(reservations.cancelReservation, { params });
    expect(await shownTo()).toMatchObject([{ name: 'Gus' }]);
  });

  it('stays where the family has moved, whatever a form of an older tab still has', async () => {
    const { owner, registryId } = await gift();
    const params = { id: registryId };
    const was = JSON.stringify({ address });
    const sent = (typed: string) => {
      const fields = readFields(new URLSearchParams({ address: typed, was }));
      return { params, body: typedBody(changeShippingAddress, fields) as never };
    };
    const moved = '8 New Street';
    await owner.call(changeShippingAddress, sent(moved));
    expect(await owner.call(changeShippingAddress, sent(address))).toMatchObject({ address: moved });
    expect(await owner.refused(changeShippingAddress, sent(`${address} USA`))).toMatchObject({
      code: 'stale',
      fields: [
        { field: 'body.address', message: `was changed elsewhere and is now “${moved}”; save again to use yours` },
      ],
    });
  });

  it('is gone for a cancelled reservation, a paused registry, and when the owner takes it away', async () => {
    const { owner, registryId, guest, params } = await gift();
    await confirm(params.id);
    await guest.call(showShippingAddress, { params });
    const pause = (isPaused: boolean) =>
      owner.call(registries.changeRegistry, { params: { id: registryId }, body: { isPaused } });
    await pause(true);
    expect(await sendTo(guest, params)).toEqual({ view: 'paused' });
    expect(await guest.refused(showShippingAddress, { params })).toMatchObject({ code: 'wrong-state' });
    await pause(false);
    await guest.call(reservations.cancelReservation, { params });
    expect(await sendTo(guest, params)).toEqual({ view: 'none' });
    await guest.call(reservations.recoverReservation, { params });
    expect((await sendTo(guest, params)).view).not.toBe('none');
    await owner.call(changeShippingAddress, { params: { id: registryId }, body: { address: null } });
    expect(await sendTo(guest, params)).toEqual({ view: 'none' });
    expect(await guest.refused(showShippingAddress, { params })).toMatchObject({ code: 'wrong-state' });
  });

  it('tells the owner no name and no number that is a surprise', async () => {
    const { owner, registryId, guest, params } = await gift();
    await confirm(params.id);
    await guest.call(showShippingAddress, { params });
    const shownTo = async (surprise: 'names' | 'full') => {
      await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise } });
      return (await owner.call(readShippingAddress, { params: { id: registryId } })).shownTo;
    };
    expect(await shownTo('names')).toEqual([{ name: null, shownAt: test.clock.now }]);
    expect(await shownTo('full')).toEqual([]);
  });

  it('is unreadable for others, in no answer about the registry, and sealed in the database', async () => {
    const { owner, registryId, guest } = await gift();
    const stranger = await signedUp(test, 'Mallory');
    const params = { id: registryId };
    expect(await stranger.refused(readShippingAddress, { params })).toMatchObject({ code: 'not-found' });
    for (const client of [guest, stranger, owner]) {
      const seen = [
        await client.call(registries.readRegistry, { params }),
        await client.call(registries.listItems, { params }),
        await client.call(reservations.listReservations, {}),
      ];
      expect(JSON.stringify(seen)).not.toContain('Canary');
    }
    const rows = await test.app.db.read.selectFrom('shipping_address').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Canary');
  });

  it('is asked for by a form without script', async () => {
    const { guest, params } = await gift();
    await confirm(params.id);
    const posted = await guest.postForm(`/api/v3/reservations/${params.id}/address_views`, { reservation: params.id });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, `/reservations/${params.id}`]);
    expect(await sendTo(guest, params)).toEqual({ view: 'shown', address });
  });
});
