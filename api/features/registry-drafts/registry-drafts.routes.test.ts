import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { signedUp, testPassword } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as registries from '#contracts/registries.ts';
import * as drafts from '#contracts/registry-drafts.ts';
import { readSetupGoals } from '#contracts/registry-home.ts';
import { finishSignUp, signUp } from '#contracts/sign-ups.ts';
import { addDays, dayOf } from '#rules/days.ts';
import { forgetOldDrafts } from './registry-drafts.service.ts';

describe.each(engines)('a registry that is begun without an account on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1, { variants: [variantLine(10)] })]);
  });
  afterAll(() => shop.close());

  const today = () => dayOf(shop.app.now());
  const draftOf = async (client: TestClient) => (await client.call(drafts.readRegistryDraft, {})).draft;
  const tell = (client: TestClient, body: object) => client.call(drafts.changeRegistryDraft, { body });
  let people = 0;
  async function signUpIn(client: TestClient, { opens = client, next = '/registry/new?step=list' } = {}) {
    people += 1;
    const email = `drafter${people}.${engine}@example.com`;
    await client.call(signUp, { body: { email, next } });
    const id = await follow(opens, linkIn(await shop.mailsTo(email), /\/sign_ups\//));
    return opens.call(finishSignUp, { params: { id }, body: { name: 'Olive', password: testPassword } });
  }

  it('keeps what earlier steps said', async () => {
    const visitor = shop.client();
    expect(await draftOf(visitor)).toBeNull();
    await tell(visitor, { registryType: 'baby', planningStage: 'adopting' });
    await tell(visitor, { names: 'Olive & Sam', arrivalDate: null, isArrivalDateKnown: false });
    expect(await draftOf(visitor)).toMatchObject({
      registryType: 'baby',
      planningStage: 'adopting',
      names: 'Olive & Sam',
      isArrivalDateKnown: false,
      templateId: null,
    });
    expect(await draftOf(shop.client())).toBeNull();
    await visitor.call(drafts.forgetRegistryDraft, {});
    expect(await draftOf(visitor)).toBeNull();
  });

  it('is called by its names, and nobody is asked again for a day that nobody knows', async () => {
    const owner = await signedUp(shop, 'Olive');
    await tell(owner, { registryType: 'baby', planningStage: 'adopting', names: 'Olive & Sam' });
    await tell(owner, { arrivalDate: null, isArrivalDateKnown: false });
    const { registry } = await owner.call(drafts.openRegistryDraft, { body: {} });
    expect(registry.title).toBe('Olive & Sam’s registry');
    const { goals } = await owner.call(readSetupGoals, { params: { id: registry.id } });
    expect(goals[0]).toEqual({ goal: 'day', isDone: true, canMark: true });
  });

  it('is kept as it was told where the account has as many registries as it can hold', async () => {
    const owner = await signedUp(shop, 'Olive');
    for (let made = 0; made < 25; made += 1) await owner.call(registries.createRegistry, { body: {} });
    await tell(owner, { registryType: 'baby', names: 'Olive & Sam', arrivalDate: null, isArrivalDateKnown: false });
    const refusal = await owner.refused(drafts.openRegistryDraft, { body: {} });
    expect(refusal).toMatchObject({ code: 'wrong-state', detail: expect.stringContaining('To make room, delete one') });
    expect(await draftOf(owner)).toMatchObject({ names: 'Olive & Sam', isArrivalDateKnown: false });
  });

  it('becomes a registry with its list when the account is finished in the same browser', async () => {
    const visitor = shop.client();
    const arrivalDate = addDays(today(), 90);
    await tell(visitor, { planningStage: 'pregnant', arrivalDate, isArrivalDateKnown: true, showerGuests: '11-20' });
    await tell(visitor, { templateId: 'essentials' });
    const { user, next } = await signUpIn(visitor);
    expect(next).toBe('/registry/build/road-ahead');
    expect(user).toMatchObject({ registryId: expect.any(String), currentRegistry: { type: 'baby' } });
    const params = { id: user.registryId! };
    const { registry } = await visitor.call(registries.readRegistry, { params });
    expect(registry).toMatchObject({
      searchLevel: 'private',
      family: { arrivalDate, planningStage: 'pregnant' },
      shower: { guests: '11-20' },
    });
    const { regItems } = await visitor.call(registries.listItems, { params });
    expect(regItems.map(({ title, kind }) => [title, kind])).toEqual([
      ['Meadow pram 1', 'product'],
      ['Warm socks', 'idea'],
    ]);
    expect(await draftOf(visitor)).toBeNull();
  });

  it('is not for whoever opens the mail in another browser', async () => {
    const visitor = shop.client();
    await tell(visitor, { registryType: 'birthday' });
    const { user, next } = await signUpIn(visitor, { opens: shop.client() });
    expect([user.registryId, next]).toEqual([null, '/registry/new']);
    expect(await draftOf(visitor)).toMatchObject({ registryType: 'birthday' });
  });

  it('stays a draft when somebody signs up on another way', async () => {
    const visitor = shop.client();
    await tell(visitor, { registryType: 'birthday' });
    const { user, next } = await signUpIn(visitor, { next: '/store/cart' });
    expect([user.registryId, next]).toEqual([null, '/store/cart']);
    expect(await draftOf(visitor)).not.toBeNull();
  });

  it('is created by one button with an account, once', async () => {
    const owner = await signedUp(shop);
    await tell(owner, { registryType: 'birthday', templateId: 'first-birthday' });
    const opened = await owner.call(drafts.openRegistryDraft, {});
    expect(opened).toMatchObject({ registry: { registryType: 'birthday' }, addedCount: 1 });
    expect(await owner.refused(drafts.openRegistryDraft, {})).toMatchObject({ code: 'wrong-state' });
    expect(await shop.client().refused(drafts.openRegistryDraft, {})).toMatchObject({ code: 'sign-in-required' });
  });

  it('is told by forms, in which a box says that there is no day', async () => {
    const visitor = shop.client();
    const post = async (fields: Record<string, string>) => {
      const answer = await visitor.fetch('/api/v3/registry_draft?_method=PATCH', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, key: crypto.randomUUID() }).toString(),
        redirect: 'manual',
      });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await post({ registryType: 'holiday', next: '/registry/new?step=day' })).toEqual([
      303,
      '/registry/new?step=day',
    ]);
    await post({ arrivalDate: '1/2/2020', isDateUnknown: 'on' });
    expect(await draftOf(visitor)).toMatchObject({
      registryType: 'holiday',
      arrivalDate: null,
      isArrivalDateKnown: false,
    });
  });

  it.each([
    ['arrivalDate', -731],
    ['arrivalDate', 370],
    ['showerDay', 800],
  ])('refuses an impossible %s, %i days from today', async (field, days) => {
    const body = { [field]: addDays(today(), days) };
    expect(await shop.client().refused(drafts.changeRegistryDraft, { body })).toMatchObject({
      fields: [{ field: `body.${field}` }],
    });
  });

  it('takes a day 24 months back and 12 ahead, and no list that we do not have', async () => {
    const visitor = shop.client();
    await tell(visitor, { arrivalDate: addDays(today(), -729) });
    await tell(visitor, { arrivalDate: addDays(today(), 364) });
    expect(await visitor.refused(drafts.changeRegistryDraft, { body: { templateId: 'none' } })).toMatchObject({
      fields: [{ field: 'body.templateId' }],
    });
  });

  it('is forgotten after a month, with its key', async () => {
    const visitor = shop.client();
    await tell(visitor, { names: 'Olive' });
    shop.clock.pass(31 * 86_400_000);
    await forgetOldDrafts(shop.app);
    expect(await draftOf(visitor)).toBeNull();
  });
});
