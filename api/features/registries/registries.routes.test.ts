import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';

describe.each(engines)('registries on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('starts private, with an address that cannot be guessed, as the current registry', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, {
      body: { arrivalDate: '2027-08-20', planningStage: 'adopting' },
    });
    expect(registry).toMatchObject({
      title: 'Olive’s registry',
      searchLevel: 'private',
      role: 'owner',
      family: { arrivalDate: '2027-08-20', isArrivalDateKnown: true },
    });
    expect(registry.slug).toMatch(/^olive-[2-9a-hjkmnp-z]{8}$/);
    expect((await owner.call(registries.listRegistries, {})).registries).toEqual([registry]);
  });

  it('has a title of one line, as the subjects of mails have', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    for (const title of ['Ours\r\n Subject: yours', 'Ours\u2028Subject: yours']) {
      const { registry } = await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { title } });
      expect(registry.title).toBe('Ours Subject: yours');
    }
  });

  it('shows a guest the month but never the day, the stage or the owner', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, {
      body: { arrivalDate: '2027-08-20', planningStage: 'pregnant' },
    });
    const seen = await test.client().send(registries.readRegistry, { params: { id: registry.id } });
    expect(seen.body).toMatchObject({
      registry: {
        role: 'guest',
        ownerId: null,
        surprise: null,
        family: { arrivalDate: null, arrivalMonth: 'August 2027', planningStage: null },
      },
    });
    expect(JSON.stringify(seen.body)).not.toContain('2027-08-20');
    const preview = await owner.call(registries.readRegistry, {
      params: { id: registry.id },
      query: { view: 'guest' },
    });
    expect(preview.registry).toEqual((seen.body as typeof preview).registry);
  });

  it('tells guests the names and the story, and never the shower, the children or the day of the reveal', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, { body: { names: 'Olive & Sam' } });
    const params = { id: registry.id };
    const facts = {
      story: 'We met in a library.\nNow we read to three.',
      expectingChildren: 'notFindingOut',
      showerDay: '2027-06-13',
      showerGuests: '21-30',
      showerGuestType: 'Friends & Family',
      revealDay: '2027-09-01',
    } as const;
    const saved = await owner.call(registries.changeRegistry, { params, body: facts });
    expect(saved.registry).toMatchObject({
      names: 'Olive & Sam',
      story: facts.story,
      family: { expectingChildren: 'notFindingOut' },
      shower: { day: '2027-06-13', guests: '21-30', guestType: 'Friends & Family' },
      revealDay: '2027-09-01',
    });
    const guest = test.client();
    const seen = (await guest.call(registries.readRegistry, { params })).registry;
    expect(seen).toMatchObject({
      names: 'Olive & Sam',
      story: facts.story,
      family: { expectingChildren: null },
      shower: null,
      revealDay: null,
    });
    await owner.call(registries.changeRegistry, { params, body: { isPaused: true } });
    expect((await guest.call(registries.readRegistry, { params })).registry.story).toBe('');
    expect(
      (await owner.refused(registries.changeRegistry, { params, body: { showerDay: '2031-01-01' } })).fields,
    ).toEqual([{ field: 'body.showerDay', message: 'must be no more than two years away' }]);
  });

  it('keeps the arrival day sealed in the database, unreadable once the key is gone', async () => {
    const owner = await signedUp(test, 'Sealed');
    const { registry } = await owner.call(registries.createRegistry, { body: { arrivalDate: '2027-09-09' } });
    const row = await test.app.db.read
      .selectFrom('registry')
      .select(['arrival_sealed', 'owner_id'])
      .where('id', '=', registry.id)
      .executeTakeFirstOrThrow();
    expect(row.arrival_sealed).not.toContain('2027');
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.deleteFrom('person_key').where('person_id', '=', row.owner_id).execute(),
    );
    expect(
      (await owner.call(registries.readRegistry, { params: { id: registry.id } })).registry.family.arrivalDate,
    ).toBeNull();
  });

  it('refuses an arrival day that cannot be', async () => {
    const owner = await signedUp(test);
    expect(await owner.refused(registries.createRegistry, { body: { arrivalDate: '2030-01-01' } })).toMatchObject({
      fields: [{ field: 'body.arrivalDate' }],
    });
  });

  it('is created by a form without script, with a day as people type it', async () => {
    const owner = await signedUp(test, 'Olive');
    const form = { registryType: 'baby', planningStage: '', arrivalDate: '3/15/2027', title: '' };
    const made = await owner.postForm('/api/v3/registries', form);
    const [registry] = (await owner.call(registries.listRegistries, {})).registries;
    expect(registry!.family.arrivalDate).toBe('2027-03-15');
    expect([made.status, made.headers.get('location')]).toEqual([303, `/${registry!.slug}`]);
    const back = await owner.postForm('/api/v3/registries', { ...form, next: '/gp/cot/1' });
    expect(back.headers.get('location')).toBe('/gp/cot/1');
  });

  it('says in words for people what is no day', async () => {
    const owner = await signedUp(test, 'Olive');
    const problem = await owner.refused(registries.createRegistry, { body: { arrivalDate: 'next spring' } });
    expect(problem.fields).toEqual([{ field: 'body.arrivalDate', message: 'must be a day, such as 3/15/2027' }]);
  });

  it('leads a former address to the present one, and refuses look-alikes of others', async () => {
    const { owner, registryId, slug } = await ownerWithItem(test);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { slug: 'our-little-one' } });
    expect(await test.client().call(registries.findAddress, { params: { slug } })).toEqual({
      registryId,
      slug: 'our-little-one',
    });
    const other = await ownerWithItem(test);
    const change = (wanted: string) =>
      other.owner.refused(registries.changeRegistry, { params: { id: other.registryId }, body: { slug: wanted } });
    expect(await change('0ur-iittle-0ne')).toMatchObject({ code: 'slug-taken' });
    expect(await change('checkout-')).toMatchObject({ code: 'invalid-input' });
    expect(await change('login')).toMatchObject({ fields: [{ field: 'body.slug' }] });
  });

  it('has had 20 addresses at most, which nobody else can have', async () => {
    const { owner, registryId, slug } = await ownerWithItem(test);
    const move = (to: string) =>
      owner.send(registries.changeRegistry, { params: { id: registryId }, body: { slug: to } });
    for (let n = 1; n < 20; n += 1) expect((await move(`many-names-${registryId.slice(-12)}-${n}`)).status).toBe(200);
    expect(await move('one-name-more')).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    expect((await move(slug)).status).toBe(200);
  });

  it.each([
    [
      'price',
      { price: { amount: Number.NaN, currency: 'USD' } },
      'body.price.amount',
      'must be an amount, such as 45.99',
    ],
    ['quantity', { quantity: 0 }, 'body.quantity', 'must be at least 1'],
  ])('says in plain words what is wrong with a %s', async (_, wrong, field, message) => {
    const { owner, registryId } = await ownerWithItem(test);
    const body = {
      kind: 'external',
      title: 'Rainbow',
      url: 'https://toys.example/rainbow',
      storeName: '',
      ...wrong,
    } as const;
    const { fields } = await owner.refused(registries.addItem, { params: { id: registryId }, body });
    expect(fields).toEqual([{ field, message }]);
  });

  it('adds, changes, removes and brings back an item, counting the version on', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const body = {
      kind: 'external',
      title: 'Wooden rainbow',
      url: 'https://toys.example/rainbow',
      storeName: 'Toys',
      price: { amount: 3250, currency: 'USD' },
    } as const;
    const { regItem, version } = await owner.call(registries.addItem, { params, body });
    expect(regItem).toMatchObject({
      title: 'Wooden rainbow',
      price: { amount: 3250 },
      storeName: 'Toys',
      quantity: 1,
      left: 1,
    });
    const item = { id: registryId, item: regItem.id };
    expect(
      (await owner.call(registries.changeItem, { params: item, body: { quantity: 3, note: 'Any color' } })).regItem,
    ).toMatchObject({ quantity: 3, note: 'Any color' });
    await owner.call(registries.removeItem, { params: item });
    expect((await owner.call(registries.listItems, { params })).regItems.map((one) => one.id)).not.toContain(
      regItem.id,
    );
    const back = await owner.call(registries.changeItem, { params: item, body: { removed: false } });
    expect(back.regItem).toMatchObject({ title: 'Wooden rainbow', note: 'Any color' });
    expect(back.version).toBe(version + 3);
  });

  it('keeps links without what follows a visitor, and the time at which each price was entered', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const offer = {
      storeName: 'Play',
      url: 'https://play.example/rainbow?fbclid=1',
      price: { amount: 2900, currency: 'USD' },
    };
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: {
        kind: 'external',
        title: 'Wooden rainbow',
        url: 'https://toys.example/rainbow?utm_source=mail&color=mint&PHPSESSID=1',
        price: { amount: 3250, currency: 'USD' },
        size: 'Large',
        color: 'Mint',
        mustHave: true,
        offers: [offer],
      },
    });
    const enteredAt = test.clock.now;
    expect(regItem).toMatchObject({
      url: 'https://toys.example/rainbow?color=mint',
      pricedAt: enteredAt,
      size: 'Large',
      color: 'Mint',
      mustHave: true,
      offers: [{ ...offer, url: 'https://play.example/rainbow', pricedAt: enteredAt }],
    });
    test.clock.pass(60_000);
    const changed = await owner.call(registries.changeItem, {
      params: { id: registryId, item: regItem.id },
      body: {
        url: 'https://toys.example/rainbow-2?gclid=9',
        price: { amount: 3250, currency: 'USD' },
        size: '',
        offers: [offer, { storeName: 'Third', url: 'https://third.example/r', price: { amount: 1, currency: 'USD' } }],
      },
    });
    expect(changed.regItem).toMatchObject({
      url: 'https://toys.example/rainbow-2',
      size: null,
      color: 'Mint',
      pricedAt: enteredAt,
    });
    expect(changed.regItem.offers.map(({ pricedAt }) => pricedAt)).toEqual([enteredAt, enteredAt + 60_000]);
  });

  it('takes at most ten further stores', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const offers = Array.from({ length: 11 }, (_, n) => ({
      storeName: '',
      url: `https://s${n}.example/`,
      price: null,
    }));
    const change = { params: { id: registryId, item: itemId }, body: { offers } };
    expect(await owner.refused(registries.changeItem, change)).toMatchObject({ fields: [{ field: 'body.offers' }] });
  });

  it('shows another store’s picture only as our own copy', async () => {
    const asked: string[] = [];
    const shop = await createTestApp({
      engine,
      parts: {
        readPicture: async (url) => {
          asked.push(url);
          return Buffer.from('the webp');
        },
      },
    });
    const { owner, registryId } = await ownerWithItem(shop);
    const body = {
      kind: 'external',
      title: 'Rainbow',
      url: 'https://toys.example/rainbow',
      imgUrl: 'https://toys.example/rainbow.jpg',
    } as const;
    const { regItem } = await owner.call(registries.addItem, { params: { id: registryId }, body });
    expect(regItem.imgUrl).toBeNull();
    await shop.jobs.runDue();
    const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
    const own = regItems.find((item) => item.id === regItem.id)!.imgUrl!;
    expect(asked).toEqual(['https://toys.example/rainbow.jpg']);
    expect(own).toMatch(/^\/pictures\/items\/[\w-]{43}\.webp$/);
    const picture = await shop.client().fetch(own);
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/webp', 'the webp']);
    expect((await shop.client().fetch(own.replace(/.webp$/, 'x.webp'))).status).toBe(404);
    // For an item that was removed again, nothing is fetched.
    const params = { id: registryId, item: regItem.id };
    await owner.call(registries.changeItem, { params, body: { imgUrl: 'https://toys.example/other.jpg' } });
    await owner.call(registries.removeItem, { params });
    await shop.jobs.runDue();
    expect(asked).toHaveLength(1);
    await shop.close();
  });

  it('never goes below what givers have taken', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    const [guest, giverEmail] = [test.client(), `taker-${registryId}@example.com`];
    const body = { ...giver(), giverEmail, quantity: 2 };
    await guest.call(reservations.reserveItem, { params: { id: itemId }, body });
    const id = await follow(guest, linkIn(await test.mailsTo(giverEmail), /\/reservations\//));
    await guest.call(reservations.changeReservation, { params: { id }, body: { isEmailVerified: true } });
    const params = { id: registryId, item: itemId };
    expect(await owner.refused(registries.changeItem, { params, body: { quantity: 1 } })).toMatchObject({
      code: 'below-taken',
      facts: { taken: 2 },
    });
    expect(await owner.refused(registries.removeItem, { params })).toMatchObject({ code: 'below-taken' });
    expect((await owner.call(registries.changeItem, { params, body: { quantity: 2 } })).regItem.quantity).toBe(2);
  });

  it('takes only links with http and a shop product that exists', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    expect(
      await owner.refused(registries.addItem, {
        params,
        body: { kind: 'external', title: 'x', url: 'javascript:alert(1)' },
      }),
    ).toMatchObject({ fields: [{ field: 'body.url' }] });
    expect(
      await owner.refused(registries.addItem, { params, body: { kind: 'product', productId: 999 } }),
    ).toMatchObject({ fields: [{ field: 'body.productId' }] });
  });

  it('answers a stranger as if the registry were not there', async () => {
    const { registryId, itemId } = await ownerWithItem(test);
    const stranger = await signedUp(test, 'Stranger');
    const unknown = crypto.randomUUID();
    const change = (id: string) =>
      stranger.send(registries.changeRegistry, { params: { id }, body: { title: 'Mine' } });
    const [forbidden, missing] = [await change(registryId), await change(unknown)];
    expect(forbidden.status).toBe(404);
    expect(forbidden.body).toEqual(missing.body);
    expect(await stranger.refused(registries.removeItem, { params: { id: registryId, item: itemId } })).toMatchObject({
      code: 'not-found',
    });
    expect(
      await test.client().refused(registries.changeRegistry, { params: { id: registryId }, body: {} }),
    ).toMatchObject({ code: 'sign-in-required' });
  });
});
