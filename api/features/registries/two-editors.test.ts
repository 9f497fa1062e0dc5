import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { type Endpoint, typedBody } from '#contracts/endpoint.ts';
import { readFields } from '#contracts/form-fields.ts';
import * as registries from '#contracts/registries.ts';
import { registryValues } from '#contracts/registry-values.ts';

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
