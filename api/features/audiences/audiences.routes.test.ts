import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithFund, ownerWithGroupGift, pledgeOf, shareOf } from '#api/testing/funds.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as audiences from '#contracts/audiences.ts';
import { addToCart } from '#contracts/carts.ts';
import { pledge } from '#contracts/cash-funds.ts';
import { saveGiverAddress } from '#contracts/givers.ts';
import { contribute } from '#contracts/group-gifts.ts';
import * as registries from '#contracts/registries.ts';
import * as categories from '#contracts/registry-categories.ts';
import * as reservations from '#contracts/reservations.ts';

describe.each(engines)('links for groups of guests on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  /** A registry with a lamp, for colleagues, and muslin cloths, wanted twice, for the family. */
  async function forColleagues(chosen: { categoryIds?: number[]; itemIds?: string[] } = {}) {
    const { owner, registryId, slug, itemId } = await ownerWithItem(test, 2);
    const params = { id: registryId };
    const add = (title: string) =>
      owner.call(registries.addItem, {
        params,
        body: { kind: 'external', url: 'https://shop.example/lamp', title, quantity: 2 },
      });
    const lampId = (await add('Lamp')).regItem.id;
    const body = { name: 'Colleagues', itemIds: [lampId], ...chosen };
    const { audience } = await owner.call(audiences.createAudience, { params, body });
    return { owner, registryId, slug, itemId, lampId, audience, params, through: { id: audience.id } };
  }

  it('show only what is meant for them, and nothing that leads to the rest', async () => {
    const { owner, registryId, slug, itemId, lampId, audience, through } = await forColleagues();
    const guest = test.client();
    const registry = await guest.call(registries.readRegistry, { params: through });
    expect(registry.registry).toMatchObject({ id: audience.id, slug: `for/${audience.id}`, role: 'guest' });
    const list = await guest.call(registries.listItems, { params: through });
    expect(list.regItems.map(({ id }) => id)).toEqual([lampId]);
    const answers = [
      registry,
      list,
      await guest.call(registries.minimalItems, { params: through }),
      await guest.call(registries.readItem, { params: { ...through, item: lampId } }),
      await guest.call(categories.readFilterSortOptions, { params: through }),
      await guest.call(categories.readCategory, { params: { ...through, cat: list.regItems[0]!.categoryId } }),
      await guest.call(reservations.visitorReservations, { params: through }),
    ];
    for (const secret of [registryId, slug, itemId, 'Muslin']) expect(JSON.stringify(answers)).not.toContain(secret);
    expect(await guest.refused(registries.readItem, { params: { ...through, item: itemId } })).toMatchObject({
      code: 'not-found',
    });
    expect(await guest.refused(categories.readCategory, { params: { ...through, cat: -13 } })).toMatchObject({
      code: 'not-found',
    });
    // The link gives a member no rights to change anything.
    expect(await owner.refused(registries.changeRegistry, { params: through, body: { title: 'X' } })).toMatchObject({
      code: 'not-found',
    });
  });

  it('share one pool of units, and answer a giver with no other address than the one they came by', async () => {
    const { registryId, slug, lampId, audience, through, params } = await forColleagues();
    const colleague = test.client();
    const shown = await colleague.call(registries.listItems, { params: through });
    expect(shown.regItems.map(({ position }) => position)).toEqual([0]);
    const taken = await colleague.call(reservations.reserveItem, {
      params: { id: lampId },
      body: { ...giver('Cole'), through: audience.id },
    });
    expect(taken.reservation.registry).toMatchObject({ id: audience.id, slug: `for/${audience.id}` });
    const family = test.client();
    expect((await family.call(registries.listItems, { params })).regItems[1]).toMatchObject({ id: lampId, left: 1 });
    const known = await family.call(reservations.reserveItem, {
      params: { id: lampId },
      body: { ...giver('Fay'), through: registryId },
    });
    expect(known.reservation.registry).toMatchObject({ id: registryId, slug });
    expect((await colleague.call(registries.listItems, { params: through })).regItems[0]!.left).toBe(0);
    const mine = await colleague.call(reservations.visitorReservations, { params: through });
    const own = await colleague.call(reservations.listReservations, {});
    const mails = await test.mailsTo('cole@example.com');
    for (const secret of [registryId, slug]) expect(JSON.stringify([mine, own, mails])).not.toContain(secret);
    expect(await colleague.call(saveGiverAddress, { body: { registryId: audience.id, address: '1 Elm St' } })).toEqual({
      marked: 1,
    });
  });

  it('keep only items of their registry, when they are made and when they are changed', async () => {
    const { owner, itemId, lampId, audience, params } = await forColleagues();
    const foreign = (await ownerWithItem(test, 1)).itemId;
    const itemIds = [lampId, foreign, test.app.newId(), itemId, lampId];
    const made = await owner.call(audiences.createAudience, { params, body: { name: 'Family', itemIds } });
    expect(made.audience.itemIds).toEqual([lampId, itemId]);
    const changed = await owner.call(audiences.changeAudience, {
      params: { ...params, audience: audience.id },
      body: { itemIds: [foreign, itemId] },
    });
    expect(changed.audience.itemIds).toEqual([itemId]);
  });

  it('show no item again that another window has taken out, and keep what it has added', async () => {
    const { owner, itemId, lampId, audience, params } = await forColleagues();
    const add = async (title: string) =>
      (await owner.call(registries.addItem, { params, body: { kind: 'idea', title } })).regItem.id;
    const [bib, cot] = [await add('Bib'), await add('Cot')];
    const section = async (title: string) =>
      (await owner.call(categories.createCategory, { params, body: { title } })).category.id;
    const [bath, play] = [await section('Bath'), await section('Play')];
    const ofLink = { ...params, audience: audience.id };
    const change = async (body: object) =>
      (await owner.call(audiences.changeAudience, { params: ofLink, body })).audience;
    await change({ itemIds: [itemId, lampId], categoryIds: [bath] });
    const was = { itemIds: [itemId, lampId], categoryIds: [bath] };
    expect(await change({ itemIds: [itemId, bib], was })).toMatchObject({ itemIds: [itemId, bib] });
    expect(await change({ itemIds: [lampId, cot], categoryIds: [bath, play], was })).toMatchObject({
      itemIds: [cot, bib],
      categoryIds: [bath, play],
    });
    expect(await change({ categoryIds: [], was })).toMatchObject({ categoryIds: [play] });
    const guest = await test.client().call(registries.listItems, { params: { id: audience.id } });
    expect(guest.regItems.map(({ title }) => title)).toEqual(['Bib', 'Cot']);
  });

  it('are not renamed by who has not read their new name', async () => {
    const { owner, audience, params } = await forColleagues();
    const rename = (name: string, was: string) =>
      owner.send(audiences.changeAudience, {
        params: { ...params, audience: audience.id },
        body: { name, was: { name: was } },
      });
    expect((await rename('Office', 'Colleagues')).status).toBe(200);
    expect((await rename('Work', 'Colleagues')).body).toMatchObject({
      code: 'stale',
      fields: [{ field: 'body.name', message: 'was changed elsewhere and is now “Office”; save again to use yours' }],
    });
    expect((await rename('Work', 'Office')).status).toBe(200);
  });

  it('let nobody give who only remembers an item, or one that is not meant for them', async () => {
    const { registryId, slug, itemId, lampId, audience } = await forColleagues();
    for (const [id, through] of [
      [lampId, null],
      [lampId, itemId],
      [itemId, audience.id],
    ] as const) {
      const reserve = { params: { id }, body: { ...giver('Eve'), through } };
      const unknown = { ...reserve, params: { id: test.app.newId() } };
      const eve = test.client();
      expect(await eve.refused(reservations.reserveItem, reserve)).toEqual(
        await eve.refused(reservations.reserveItem, unknown),
      );
    }
    const guest = test.client();
    const { cart } = await guest.call(addToCart, {
      body: { cartType: 'amazonCart', regItemId: lampId, through: audience.id },
    });
    expect(JSON.stringify(cart)).not.toMatch(new RegExp(`${registryId}|${slug}`));
  });

  it('take pledges and shares by the same link, for what it shows', async () => {
    const fund = await ownerWithFund(test);
    const made = await fund.owner.call(audiences.createAudience, {
      params: { id: fund.registryId },
      body: { name: 'Family', seesAll: true },
    });
    const { contribution } = await test.client().call(pledge, {
      body: { ...pledgeOf(fund), through: made.audience.id },
    });
    expect(contribution.registry.slug).toBe(`for/${made.audience.id}`);
    expect(await test.client().refused(pledge, { body: pledgeOf(fund) })).toMatchObject({ code: 'not-found' });
    const gift = await ownerWithGroupGift(test);
    const empty = await gift.owner.call(audiences.createAudience, {
      params: { id: gift.registryId },
      body: { name: 'Colleagues' },
    });
    const viaLink = { ...gift, registryId: empty.audience.id };
    expect(await test.client().refused(contribute, shareOf(viaLink, 1_000))).toMatchObject({ code: 'not-found' });
    await gift.owner.call(audiences.changeAudience, {
      params: { id: gift.registryId, audience: empty.audience.id },
      body: { itemIds: [gift.itemId] },
    });
    const share = await test.client().call(contribute, shareOf(viaLink, 1_000));
    expect(share.contribution.registry.slug).toBe(`for/${empty.audience.id}`);
  });

  it('end at once, and what was given by them stays', async () => {
    const { owner, registryId, slug, lampId, audience, through, params } = await forColleagues();
    const colleague = test.client();
    const body = { ...giver('Cole'), through: audience.id };
    await colleague.call(reservations.reserveItem, { params: { id: lampId }, body });
    await owner.call(audiences.endAudience, { params: { ...params, audience: audience.id } });
    for (const call of [registries.readRegistry, registries.listItems] as const)
      expect(await colleague.refused(call, { params: through })).toMatchObject({ code: 'not-found' });
    const own = await colleague.call(reservations.listReservations, {});
    expect(own.reservations).toHaveLength(1);
    expect(JSON.stringify(own)).not.toMatch(new RegExp(`${registryId}|${slug}`));
    // A guest whose page is still open gives nothing more, and so is never shown where the family lives.
    const again = { params: { id: lampId }, body: { ...giver('Eve'), through: audience.id } };
    expect(await test.client().refused(reservations.reserveItem, again)).toMatchObject({ code: 'not-found' });
    expect(await owner.call(audiences.listAudiences, { params })).toEqual({ audiences: [] });
  });

  it('show a section as it is now, and again when it comes back', async () => {
    const { owner, registryId, params } = await forColleagues();
    const section = async (title: string, restores?: number) =>
      (await owner.call(categories.createCategory, { params, body: { title, restores } })).category.id;
    const work = await section('For work');
    const { audience } = await owner.call(audiences.createAudience, {
      params,
      body: { name: 'Work', categoryIds: [work] },
    });
    const shown = async () =>
      (await test.client().call(registries.listItems, { params: { id: audience.id } })).regItems.map(
        (one) => one.title,
      );
    const add = async (title: string, categoryId: number) =>
      (await owner.call(registries.addItem, { params, body: { kind: 'idea', title, categoryId } })).regItem.id;
    const plant = await add('Desk plant', work);
    expect(await shown()).toEqual(['Desk plant']);
    await owner.call(categories.deleteCategory, { params: { id: registryId, cat: work } });
    await add('Bath oil', await section('For us alone'));
    expect(await shown()).toEqual([]);
    expect(await section('For work', work)).toBe(work);
    await owner.call(registries.changeItem, { params: { ...params, item: plant }, body: { categoryId: work } });
    expect(await shown()).toEqual(['Desk plant']);
    // A number that nothing had, or that another section has, is not given.
    for (const other of [1, -13, work, 9_999]) expect(await section(`Other ${other}`, other)).not.toBe(other);
  });

  it('are the owner’s to make, and follow what members may know of gifts', async () => {
    const { owner, registryId, lampId, audience, params, through } = await forColleagues();
    const stranger = await signedUp(test, 'Mallory');
    expect(await stranger.refused(audiences.listAudiences, { params })).toMatchObject({ code: 'not-found' });
    expect(
      await owner.refused(audiences.changeAudience, {
        params: { ...params, audience: registryId },
        body: { name: 'X' },
      }),
    ).toMatchObject({ code: 'not-found' });
    await owner.call(registries.changeRegistry, { params, body: { surprise: 'full' } });
    await test.client().call(reservations.reserveItem, {
      params: { id: lampId },
      body: { ...giver('Cole'), through: audience.id },
    });
    for (const query of [{}, { view: 'guest' as const }])
      expect((await owner.call(registries.listItems, { params: through, query })).regItems).toMatchObject([
        { left: 2, givers: [] },
      ]);
  });

  it('come to an end: with those that have ended, there are 100 of a registry', async () => {
    const { params, owner, audience } = await forColleagues();
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const row = await trx.selectFrom('audience').selectAll().where('id', '=', audience.id).executeTakeFirstOrThrow();
      for (let made = 1; made < 99; made += 1)
        await trx
          .insertInto('audience')
          .values({ ...row, id: crypto.randomUUID(), ended_at: 1 })
          .execute();
    });
    const make = () => owner.send(audiences.createAudience, { params, body: { name: 'Another' } });
    expect([(await make()).status, (await make()).status]).toEqual([201, 409]);
    const change = { params: { ...params, audience: audience.id }, body: { name: 'Work' } };
    expect((await owner.call(audiences.changeAudience, change)).audience.name).toBe('Work');
  });

  it('show what was chosen again to whom everything was shown for a while', async () => {
    const { owner, params, lampId, itemId, audience, through } = await forColleagues();
    const shownWith = async (seesAll: boolean) => {
      const change = { params: { ...params, audience: audience.id }, body: { seesAll } };
      await owner.call(audiences.changeAudience, change);
      const { regItems } = await test.client().call(registries.listItems, { params: through });
      return regItems.map(({ id }) => id).sort();
    };
    expect(await shownWith(true)).toEqual([itemId, lampId].sort());
    expect(await shownWith(false)).toEqual([lampId]);
  });

  it('keep nobody from giving by another one while one of them cannot be read', async () => {
    const { owner, params, lampId, audience } = await forColleagues();
    const body = { name: 'Neighbors', seesAll: true, categoryIds: [], itemIds: [] };
    const { audience: others } = await owner.call(audiences.createAudience, { params, body });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('audience').set({ category_ids: '{' }).where('id', '=', audience.id).execute(),
    );
    const give = async (through: string | null) =>
      (
        await test.client().send(reservations.reserveItem, {
          params: { id: lampId },
          body: { ...giver(`Ned${through}`.slice(0, 8)), through },
        })
      ).status;
    expect([await give(others.id), await give(audience.id), await give(null)]).toEqual([201, 404, 404]);
    await owner.call(audiences.endAudience, { params: { ...params, audience: others.id } });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('audience').set({ item_ids: 'null' }).where('id', '=', others.id).execute(),
    );
    expect([await give(audience.id), await give(null), await give(params.id)]).toEqual([404, 404, 201]);
  });

  it('are made, changed and ended by forms without script', async () => {
    const { owner, params, lampId, itemId } = await forColleagues();
    const path = `/api/v3/registries/${params.id}/audiences`;
    const page = '/registry/share/groups';
    const made = await owner.postForm(path, { name: 'Neighbors', sees: 'chosen', item: itemId, next: page });
    expect([made.status, made.headers.get('location')]).toEqual([303, page]);
    const named = async (name: string) =>
      (await owner.call(audiences.listAudiences, { params })).audiences.find((one) => one.name === name);
    const neighbors = await named('Neighbors');
    expect(neighbors).toMatchObject({ name: 'Neighbors', seesAll: false, itemIds: [itemId] });
    const one = `${path}/${neighbors!.id}`;
    await owner.postForm(`${one}?_method=PATCH`, { name: 'Street', sees: 'chosen', item: lampId, next: page });
    expect(await named('Street')).toMatchObject({ itemIds: [lampId] });
    await owner.postForm(`${one}?_method=DELETE`, { next: page });
    expect((await owner.call(audiences.listAudiences, { params })).audiences).toHaveLength(1);
  });
});
