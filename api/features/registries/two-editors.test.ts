import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { type Endpoint, typedBody } from '#contracts/endpoint.ts';
import { readFields } from '#contracts/form-fields.ts';
import * as registries from '#contracts/registries.ts';
import { registryValues } from '#contracts/registry-values.ts';
import { usd } from '#rules/money.ts';

const store = (name: string, cents: number) => ({
  url: `https://${name.toLowerCase()}.example/rainbow`,
  storeName: name,
  price: usd(cents),
});

type Fields = Readonly<Record<string, string>>;

/** The body of a call, from all fields of a form, with or without script. */
const sentBy = <E extends Endpoint>(endpoint: E, fields: Fields): never =>
  typedBody(endpoint, readFields(new URLSearchParams(fields))) as never;

describe.each(engines)('two people who have the same form open, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function registryForm() {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    await owner.call(registries.changeRegistry, {
      params,
      body: { title: 'Ours', story: 'Hello', arrivalDate: '2027-08-20' },
    });
    const began = registryValues((await owner.call(registries.readRegistry, { params })).registry);
    const fields = Object.fromEntries(Object.entries(began).map(([name, value]) => [name, value ?? '']));
    const bodyOf = (changed: Fields, was: Fields = {}) =>
      sentBy(registries.changeRegistry, { ...fields, ...changed, was: JSON.stringify({ ...began, ...was }) });
    const save = async (changed: Fields) =>
      (await owner.call(registries.changeRegistry, { params, body: bodyOf(changed) })).registry;
    const refused = (changed: Fields) => owner.refused(registries.changeRegistry, { params, body: bodyOf(changed) });
    const again = async (changed: Fields, was: Fields) =>
      (await owner.call(registries.changeRegistry, { params, body: bodyOf(changed, was) })).registry;
    return { save, refused, again };
  }

  it('keep what the other said of their registry, the day of arrival too', async () => {
    const { save } = await registryForm();
    await save({ story: 'Hello, and thank you', arrivalDate: '2027-09-01', showerDay: '2027-07-01' });
    expect(await save({ title: 'Our list' })).toMatchObject({
      title: 'Our list',
      story: 'Hello, and thank you',
      family: { arrivalDate: '2027-09-01' },
      shower: { day: '2027-07-01' },
    });
  });

  it('learn of it where both changed the same, and may then overwrite it', async () => {
    const { save, refused, again } = await registryForm();
    await save({ title: 'Sam’s list' });
    expect(await refused({ title: 'Olive’s list' })).toMatchObject({
      code: 'stale',
      fields: [
        { field: 'body.title', message: 'was changed elsewhere and is now “Sam’s list”; save again to use yours' },
      ],
      facts: { field: 'title', now: 'Sam’s list' },
    });
    expect(await again({ title: 'Olive’s list' }, { title: 'Sam’s list' })).toMatchObject({ title: 'Olive’s list' });
  });

  it('learn all of a long text of the other, after what to do', async () => {
    const { save, refused } = await registryForm();
    const story = `${'We met in Salem. '.repeat(20)}\nThank you.`;
    await save({ story });
    expect(await refused({ story: 'Welcome' })).toMatchObject({
      fields: [
        {
          field: 'body.story',
          message: `was changed elsewhere; save again to use yours. It now says: “${story}”`,
        },
      ],
    });
  });

  it('take back neither that it is private nor the surprise, and are told what was chosen by its name', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const change = async (body: object) =>
      (await owner.call(registries.changeRegistry, { params, body: body as never })).registry;
    const was = JSON.stringify(registryValues(await change({ searchLevel: 'google', city: 'Salem' })));
    const sent = (fields: Fields) => sentBy(registries.changeRegistry, { ...fields, was });
    await change({ searchLevel: 'private' });
    expect(await change(sent({ searchLevel: 'google', city: 'Portland' }))).toMatchObject({
      searchLevel: 'private',
      finding: { city: 'Portland' },
    });
    expect(
      await owner.refused(registries.changeRegistry, { params, body: sent({ searchLevel: 'babylist' }) }),
    ).toMatchObject({
      code: 'stale',
      fields: [
        {
          field: 'body.searchLevel',
          message: 'was changed elsewhere and is now “Only people with the link”; save again to use yours',
        },
      ],
      facts: { field: 'searchLevel', now: 'private' },
    });
    await change({ surprise: 'full' });
    expect(await change(sent({ surprise: 'off', revealDay: '2027-03-20' }))).toMatchObject({
      surprise: 'full',
      revealDay: '2027-03-20',
    });
  });

  async function giftForm() {
    const { owner, registryId } = await ownerWithItem(test);
    const url = 'https://toys.example/rainbow';
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'external', title: 'Rainbow', url, price: usd(1000), offers: [store('Corner', 1200)] },
    });
    const params = { id: registryId, item: regItem.id };
    const began = { price: usd(1000), offers: [store('Corner', 1200)] };
    type Offers = ReturnType<typeof store>[];
    /** With the fields of the form, as they are typed. */
    const bodyOf = (
      { price = '10', offers = began.offers }: { price?: string; offers?: Offers },
      was = began,
    ): never => {
      const fields = [
        ['price', price],
        ['currency', 'USD'],
        ['offersShown', 'yes'],
        ['was', JSON.stringify(was)],
      ];
      for (const { url: link, storeName, price: asked } of offers)
        fields.push(['offerUrl', link], ['offerStore', storeName], ['offerPrice', String(asked.amount / 100)]);
      return typedBody(registries.changeItem, readFields(new URLSearchParams(fields))) as never;
    };
    const save = async (...form: Parameters<typeof bodyOf>) =>
      (await owner.call(registries.changeItem, { params, body: bodyOf(...form) })).regItem;
    const refused = (...form: Parameters<typeof bodyOf>) =>
      owner.refused(registries.changeItem, { params, body: bodyOf(...form) });
    return { began, save, refused };
  }
  const storesOf = ({ offers }: { offers: readonly { storeName: string; price: { amount: number } | null }[] }) =>
    offers.map(({ storeName, price }) => [storeName, price?.amount]);

  it('learn that the other changed the price of a gift, and may then overwrite it', async () => {
    const { began, save, refused } = await giftForm();
    expect(await save({ price: '8' })).toMatchObject({ price: usd(800) });
    expect(await refused({ price: '9' })).toMatchObject({
      code: 'stale',
      fields: [{ field: 'body.price', message: 'was changed elsewhere and is now “$8”; save again to use yours' }],
      facts: { field: 'price', now: usd(800) },
    });
    expect(await save({ price: '9' }, { ...began, price: usd(800) })).toMatchObject({ price: usd(900) });
    expect(await refused({ price: '' })).toMatchObject({ code: 'stale' });
  });

  it('both add and correct stores that have a gift', async () => {
    const { save } = await giftForm();
    await save({ offers: [store('Corner', 1200), store('Arc', 1100)] });
    const merged = await save({ offers: [store('Corner', 1000), store('Bay', 1300)] });
    expect(storesOf(merged)).toEqual([
      ['Corner', 1000],
      ['Arc', 1100],
      ['Bay', 1300],
    ]);
    const other = await giftForm();
    await other.save({ offers: [store('Corner', 1200), store('Arc', 1100)] });
    expect(storesOf(await other.save({ offers: [] }))).toEqual([['Arc', 1100]]);
  });

  it('learn that the other changed the same store, lose no other store, and may then overwrite it', async () => {
    const { save, refused } = await giftForm();
    await save({ offers: [store('Corner', 1100), store('Arc', 900)] });
    const mine = { offers: [store('Corner', 1000), store('Bay', 1300)] };
    const problem = await refused(mine);
    expect(problem).toMatchObject({
      code: 'stale',
      fields: [
        {
          field: 'body.offers',
          message: '“Corner” was changed elsewhere and is now “Corner, $11”; save again to use yours',
        },
      ],
      facts: { field: 'offers', now: [store('Corner', 1100)] },
    });
    const was = { price: usd(1000), offers: problem.facts!.now as unknown as ReturnType<typeof store>[] };
    expect(storesOf(await save(mine, was))).toEqual([
      ['Corner', 1000],
      ['Arc', 900],
      ['Bay', 1300],
    ]);
  });

  it('learn that the other removed the store that they changed, and that there are too many by now', async () => {
    const { save, refused } = await giftForm();
    await save({ offers: [] });
    expect(await refused({ offers: [store('Corner', 1000)] })).toMatchObject({
      fields: [{ field: 'body.offers', message: '“Corner” was removed elsewhere; save again to use yours' }],
      facts: { field: 'offers', now: [] },
    });
    const many = (name: string) => Array.from({ length: 6 }, (_, at) => store(`${name}${at}`, 1000));
    await save({ offers: many('a') });
    expect(await refused({ offers: many('b') }, { price: usd(1000), offers: [] })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'body.offers', message: 'add up to 12 with the ones added elsewhere; the most is 10' }],
    });
  });

  it('keep the price, the other stores and the marks of a gift that the other changed', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const url = 'https://toys.example/rainbow';
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'external', title: 'Rainbow', url, storeName: 'Toys', price: { amount: 1000, currency: 'USD' } },
    });
    const params = { id: registryId, item: regItem.id };
    const offer = { url: 'https://other.example/rainbow', storeName: 'Other', price: { amount: 900, currency: 'USD' } };
    const fields = {
      title: 'Rainbow',
      note: '',
      url,
      storeName: 'Toys',
      size: '',
      color: '',
      quantity: '1',
      categoryId: String(regItem.categoryId),
      price: '10',
      currency: 'USD',
      mustHave: 'false',
      secondHandWelcome: 'false',
      offersShown: 'yes',
    };
    const was = { ...fields, quantity: 1, categoryId: regItem.categoryId, mustHave: false, secondHandWelcome: false };
    const began = JSON.stringify({ ...was, price: { amount: 1000, currency: 'USD' }, offers: [] });
    const other = { mustHave: true, price: { amount: 800, currency: 'USD' }, offers: [offer] };
    await owner.call(registries.changeItem, { params, body: other });
    const body = sentBy(registries.changeItem, { ...fields, note: 'In wood', was: began });
    expect(body).toEqual({ note: 'In wood', was: { note: '' } });
    expect((await owner.call(registries.changeItem, { params, body })).regItem).toMatchObject({
      note: 'In wood',
      mustHave: true,
      price: { amount: 800 },
      offers: [{ storeName: 'Other' }],
    });
  });
});
