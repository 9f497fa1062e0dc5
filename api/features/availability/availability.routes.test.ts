import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceChange } from '#api/features/catalogue/announce-changes.ts';
import { linesSource } from '#api/features/catalogue/catalogue-source.ts';
import { importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { importableCategories } from '#api/features/catalogue/importable-categories.ts';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { changeEmail, signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as endpoints from '#contracts/availability.ts';
import { currentUser } from '#contracts/users.ts';
import { forgetEndedAlerts, tellAvailable } from './tell-available.ts';

const minute = 60_000;
const day = 86_400_000;
const outOfStock = productLine(1, {
  variants: [variantLine(10, { stock: 0 }), variantLine(11, { stock: 0, shortName: 'Sage' })],
});
const email = 'nora@example.com';

describe.each(engines)('availability alerts on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(engine, [
      brandLine(),
      outOfStock,
      productLine(2),
      productLine(3, { comingSoonUntil: '2027-03-20' }),
    ]);
  });
  afterEach(() => shop.close());

  const ask = (body: object = {}, client = shop.client()) =>
    client.call(endpoints.subscribeToAvailability, { body: { genericProductId: 1, email, ...body } });
  const confirmPage = /availability-alerts/;
  const opened = async (to = email) => {
    const reader = shop.client();
    const id = await follow(reader, linkIn(await shop.mailsTo(to), confirmPage));
    return { reader, id, params: { params: { id } } };
  };
  const waiting = async (body: object = {}, to = email) => {
    await ask({ ...body, email: to });
    const one = await opened(to);
    await one.reader.call(endpoints.confirmAvailabilityAlert, { ...one.params, body: { state: 'waiting' } });
    return one;
  };
  /** Imports a catalogue file with this stock, as the import command does. */
  const restock = (stock: [number, number]) =>
    importCatalogue({
      db: shop.app.db,
      source: linesSource([
        { ...outOfStock, variants: outOfStock.variants.map((variant, i) => ({ ...variant, stock: stock[i]! })) },
      ]),
      categories: importableCategories(),
      now: shop.app.now,
      onChanged: (trx, change) => announceChange(trx, change, shop.app),
    });
  const subjects = async (to = email) => (await shop.mailsTo(to)).map(({ subject }) => subject);
  const states = async () =>
    (await shop.app.db.read.selectFrom('availability_subscription').select('state').orderBy('id').execute()).map(
      ({ state }) => state,
    );

  it('asks by mail first, and opening its link changes nothing', async () => {
    expect(await ask()).toEqual({ state: 'check-your-mail' });
    expect(await subjects()).toEqual(['Want to know when it’s back?']);
    const { reader, params } = await opened();
    const { alert } = await reader.call(endpoints.readAvailabilityAlert, params);
    expect(alert).toMatchObject({
      state: 'unconfirmed',
      product: { title: 'Meadow pram 1', path: '/gp/pram-1/1' },
      variant: null,
    });
    expect(await states()).toEqual(['unconfirmed']);
    await restock([3, 0]);
    expect(await subjects()).toHaveLength(1);
  });

  it('tells once, by exactly one mail, when the import brings it back', async () => {
    await waiting();
    await restock([0, 2]);
    expect(await subjects()).toEqual(['Want to know when it’s back?', 'Available now: Meadow pram 1']);
    const [, mail] = await shop.mailsTo(email);
    expect(mail!.text).toContain('/gp/pram-1/1');
    await restock([0, 0]);
    await restock([4, 4]);
    expect(await subjects()).toHaveLength(2);
    expect(await states()).toEqual(['notified']);
  });

  it('sends one mail to each, however often and at once the job runs', async () => {
    const people = Array.from({ length: 6 }, (_, index) => `p${index}@example.com`);
    for (const person of people) await waiting({}, person);
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('product').set({ stock: 1 }).where('id', '=', 10).execute(),
    );
    const runs = await Promise.allSettled(Array.from({ length: 5 }, () => tellAvailable(shop.app, [1])));
    const told = runs.map((run) => (run.status === 'fulfilled' ? run.value.told : 0));
    expect(told.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(6);
    await tellAvailable(shop.app);
    await tellAvailable(shop.app, [1, 1]);
    for (const person of people) expect(await subjects(person)).toHaveLength(2);
  });

  it('waits for the variant that was chosen', async () => {
    await waiting({ productId: 11 });
    await restock([5, 0]);
    expect(await subjects()).toHaveLength(1);
    await restock([5, 1]);
    const [, mail] = await shop.mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Available now: Meadow pram 1' });
    expect(mail!.text).toContain('(Sage)');
    expect(mail!.text).toContain('/gp/pram-1/1/11');
  });

  it('tells when the day has come on which something can be bought', async () => {
    await waiting({ genericProductId: 3 });
    shop.clock.pass(9 * day);
    await tellAvailable(shop.app);
    expect(await subjects()).toHaveLength(1);
    shop.clock.pass(day);
    await tellAvailable(shop.app);
    expect(await subjects()).toEqual(['Want to know when it’s back?', 'Available now: Meadow pram 3']);
  });

  it('tells at once when it came back between the wish and the confirmation', async () => {
    await ask();
    const { reader, params } = await opened();
    await restock([1, 0]);
    await reader.call(endpoints.confirmAvailabilityAlert, { ...params, body: { state: 'waiting' } });
    expect(await subjects()).toEqual(['Want to know when it’s back?', 'Available now: Meadow pram 1']);
  });

  it('is ended by the same link, and stays ended', async () => {
    const { reader, params } = await waiting();
    expect((await reader.call(endpoints.stopAvailabilityAlert, params)).alert.state).toBe('stopped');
    expect((await reader.call(endpoints.stopAvailabilityAlert, params)).alert.state).toBe('stopped');
    expect(
      await reader.refused(endpoints.confirmAvailabilityAlert, { ...params, body: { state: 'waiting' } }),
    ).toMatchObject({ code: 'wrong-state' });
    await restock([1, 1]);
    expect(await subjects()).toHaveLength(1);
  });

  it('opens only with the mailed link', async () => {
    const { id } = await waiting();
    const stranger = shop.client();
    for (const endpoint of [endpoints.readAvailabilityAlert, endpoints.stopAvailabilityAlert] as const)
      expect(await stranger.refused(endpoint, { params: { id } })).toMatchObject({ code: 'not-found' });
    await stranger.fetch(`/availability-alerts/${id}?token=${'x'.repeat(22)}`);
    expect(await stranger.refused(endpoints.readAvailabilityAlert, { params: { id } })).toMatchObject({
      code: 'not-found',
    });
  });

  it('keeps the secret of a link nowhere but in the mail', async () => {
    await ask();
    const link = linkIn(await shop.mailsTo(email), confirmPage);
    const secret = new URLSearchParams(link.split('?')[1]).get('token')!;
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    const stored = await shop.app.db.read.selectFrom('capability').select('secret_hash').executeTakeFirstOrThrow();
    expect(stored.secret_hash).not.toContain(secret);
    const jobs = await shop.app.db.read.selectFrom('job').select('payload').execute();
    expect(JSON.stringify(jobs)).not.toContain(secret);
  });

  it('answers alike whether an address is known, waits, or has had its mails', async () => {
    const answers = [];
    await waiting();
    answers.push(await ask());
    answers.push(await ask({ email: 'somebody@example.com' }));
    for (let i = 0; i < 4; i += 1) answers.push(await ask({ email: 'somebody@example.com' }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ state: 'check-your-mail' })]),
    );
    expect(await subjects()).toHaveLength(1);
  });

  it('mails an address twice a day at most and once in ten minutes, over all products and at once', async () => {
    const products = [{ genericProductId: 1 }, { genericProductId: 1, productId: 10 }, { genericProductId: 3 }];
    await Promise.allSettled([...products, ...products, ...products].map((body) => ask(body)));
    expect(await subjects()).toHaveLength(1);
    shop.clock.pass(10 * minute);
    expect(await subjects()).toHaveLength(2);
    for (let hour = 0; hour < 23; hour += 1) {
      shop.clock.pass(60 * minute);
      await ask({ genericProductId: 1, productId: 11 });
    }
    expect(await subjects()).toHaveLength(2);
    shop.clock.pass(60 * minute);
    await ask({ genericProductId: 1, productId: 11 });
    expect(await subjects()).toHaveLength(3);
  });

  it('keeps one alert per address and wish, however often and at once it is sent', async () => {
    await Promise.allSettled(Array.from({ length: 8 }, () => ask()));
    expect(await states()).toEqual(['unconfirmed']);
  });

  it('needs no confirmation for the verified address of a signed-in account', async () => {
    const client = await signedUp(shop, 'Nora');
    const { user } = await client.call(currentUser, {});
    const own = { body: { genericProductId: 1, email: user!.email } };
    expect(await client.call(endpoints.subscribeToAvailability, own)).toEqual({ state: 'waiting' });
    expect(await states()).toEqual(['waiting']);
    // Somebody else's address never counts as confirmed.
    expect(await ask({ email: 'other@example.com' }, client)).toEqual({ state: 'check-your-mail' });
  });

  it('goes to the new email of the account that has the address, and links mailed to the old one end', async () => {
    const nora = await signedUp(shop, 'Nora', email);
    const { reader, params } = await waiting();
    const old = linkIn(await shop.mailsTo(email), confirmPage);
    await changeEmail(shop, nora, 'nora.new@example.com');
    const nextHolder = shop.client();
    await nextHolder.fetch(old);
    for (const browser of [nextHolder, reader])
      for (const endpoint of [endpoints.readAvailabilityAlert, endpoints.stopAvailabilityAlert])
        expect(await browser.refused(endpoint, params)).toMatchObject({ code: 'not-found' });
    await restock([3, 0]);
    expect(await subjects('nora.new@example.com')).toContain('Available now: Meadow pram 1');
  });

  it('is for what cannot be bought, and exists', async () => {
    const refuse = (body: object) =>
      shop.client().refused(endpoints.subscribeToAvailability, { body: { genericProductId: 1, email, ...body } });
    expect(await refuse({ genericProductId: 2 })).toMatchObject({
      code: 'wrong-state',
      detail: 'This is available. You can buy it now.',
    });
    expect(await refuse({ genericProductId: 99 })).toMatchObject({ code: 'not-found' });
    expect(await refuse({ productId: 20 })).toMatchObject({ code: 'not-found' });
    expect(await refuse({ email: 'no address' })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'body.email', message: 'must be an email address, such as name@example.com' }],
    });
  });

  it('deletes an unconfirmed address after 7 days and a waiting one after 180', async () => {
    await ask({ email: 'quiet@example.com' });
    const { reader, params } = await waiting();
    shop.clock.pass(7 * day);
    await forgetEndedAlerts(shop.app);
    expect(await states()).toEqual(['waiting']);
    shop.clock.pass(173 * day);
    expect(await reader.refused(endpoints.readAvailabilityAlert, params)).toMatchObject({ code: 'not-found' });
    await forgetEndedAlerts(shop.app);
    expect(await states()).toEqual([]);
    expect(await shop.app.db.read.selectFrom('capability').selectAll().execute()).toEqual([]);
  });

  it('works as a plain form', async () => {
    const client = shop.client();
    const post = (address: string, fields: Record<string, string>) =>
      client.fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const fields = { genericProductId: '1', productId: '', email, page: '/gp/pram-1/1/alert' };
    const done = await post('/api/v3/product_availability_subscriptions', fields);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/gp/pram-1/1/alert?done=check-your-mail']);
    const id = await follow(client, linkIn(await shop.mailsTo(email), confirmPage));
    const address = `/api/v3/product_availability_subscriptions/${id}`;
    expect((await post(`${address}?_method=PATCH`, {})).headers.get('location')).toBe(`/availability-alerts/${id}`);
    expect(await states()).toEqual(['waiting']);
    await post(`${address}?_method=DELETE`, {});
    expect(await states()).toEqual(['stopped']);
  });
});
