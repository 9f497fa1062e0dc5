import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithFund, pledgeOf, runJob } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as funds from '#contracts/cash-funds.ts';
import { typedBody } from '#contracts/endpoint.ts';
import { readFields } from '#contracts/form-fields.ts';
import * as registries from '#contracts/registries.ts';
import { releaseUnverifiedReservations, reserveItem } from '#contracts/reservations.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { wayText } from '#rules/payment-kinds.ts';
import { forgetPledgesOf } from './contributions.service.ts';
import { forgetCancelledPledges } from './forget-cancelled.service.ts';

describe.each(engines)('cash funds on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  let givers = 0;
  const nextEmail = () => {
    givers += 1;
    return `fund.giver${givers}@example.com`;
  };
  /** A pledge whose giver has opened the mail and confirmed the address. */
  async function confirmed(fund: { itemId: string }, changes: Parameters<typeof pledgeOf>[1] = {}) {
    const guest = test.client();
    const giverEmail = nextEmail();
    const { contribution } = await guest.call(funds.pledge, { body: pledgeOf(fund, { ...changes, giverEmail }) });
    await follow(guest, linkIn(await test.mailsTo(giverEmail), /\/cash-fund-contributions\//));
    const params = { id: contribution.id };
    await guest.call(funds.confirmContribution, { params, body: { step: 'email' } });
    return { guest, giverEmail, params };
  }
  const fundAsSeenBy = async (client: TestClient, fund: { registryId: string; itemId: string }) =>
    (await client.call(registries.readItem, { params: { id: fund.registryId, item: fund.itemId } })).regItem.fund!;

  it('keep the currency of what people pledged', async () => {
    const fund = await ownerWithFund(test);
    const params = { id: fund.registryId, item: fund.itemId };
    const price = { amount: 90_000, currency: 'JPY' };
    expect(await fund.owner.refused(registries.changeItem, { params, body: { price } })).toMatchObject({
      fields: [{ field: 'body.price.currency' }],
    });
  });

  it('need a way of being paid before there is one', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const add = { params: { id: registry.id }, body: { kind: 'cash_fund', title: 'Diaper fund' } } as const;
    const refused = await owner.refused(registries.addItem, add);
    expect(refused).toMatchObject({
      code: 'payment-preferences-needed',
      title: 'You must select cash fund preferences',
    });
    const kinds = [{ kind: 'cash', selected: true }] as const;
    await owner.call(funds.chooseCashFundPreferences, {
      body: { registryId: registry.id, paymentPreferences: [...kinds] },
    });
    const { regItem } = await owner.call(registries.addItem, add);
    expect(regItem).toMatchObject({ kind: 'cash_fund', price: null, quantity: 1, categoryId: -13 });
    expect(regItem.fund).toMatchObject({ goal: null, raised: { amount: 0 }, ways: ['cash'], contributions: [] });
  });

  it('ask the owner for what givers need to know of each way', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const choose = (kind: 'check' | 'card_link', details: object) =>
      owner.send(funds.chooseCashFundPreferences, {
        body: { registryId: registry.id, paymentPreferences: [{ kind, selected: true, ...details }] },
      });
    expect(await choose('check', {})).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'body.handle-check', message: 'needs to say where to send it' }] },
    });
    expect(await choose('card_link', { handle: 'me' })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'body.link-card_link' }] },
    });
    expect((await choose('card_link', { link: 'https://pay.example/olive' })).status).toBe(200);
  });

  it('are paid as the registry that the page showed says, though another one is current by now', async () => {
    const fund = await ownerWithFund(test);
    const second = (await fund.owner.call(registries.createRegistry, { body: {} })).registry.id;
    const paidTo = async (registry?: string) =>
      (await fund.owner.call(funds.readCashFundPreferences, { query: { registry } }))
        .cashFundPreferences!.paymentPreferences.filter(({ selected }) => selected)
        .map(({ handle }) => handle);
    const choose = (registryId: string, handle: string) =>
      fund.owner.call(funds.chooseCashFundPreferences, {
        body: { registryId, paymentPreferences: [{ kind: 'check', selected: true, handle }] },
      });
    await choose(second, 'Second family');
    await choose(fund.registryId, 'First family');
    expect([await paidTo(fund.registryId), await paidTo(second), await paidTo()]).toEqual([
      ['First family'],
      ['Second family'],
      ['Second family'],
    ]);
    const body = { registryId: fund.registryId, paymentPreferences: [] };
    const stranger = await signedUp(test, 'Mallory');
    expect(await stranger.refused(funds.chooseCashFundPreferences, { body })).toMatchObject({ code: 'wrong-state' });
    expect(await stranger.call(funds.readCashFundPreferences, { query: { registry: fund.registryId } })).toEqual({
      cashFundPreferences: null,
    });
  });

  it('go to no account that a form of an older tab still has', async () => {
    const { owner, registryId } = await ownerWithFund(test);
    const read = async () =>
      (await owner.call(funds.readCashFundPreferences, {})).cashFundPreferences!.paymentPreferences;
    const was = Object.fromEntries((await read()).map((way) => [way.kind, wayText(way.selected ? way : undefined)]));
    const link = 'https://pay.example/olive';
    /** What a form sends: all its fields, and what they began with. */
    const form = (fields: Record<string, string>, began = was) => {
      const data = new URLSearchParams({ registryId, was: JSON.stringify(began), 'link-card_link': link, ...fields });
      for (const kind of ['check', 'card_link']) data.append('kinds', kind);
      return { body: typedBody(funds.chooseCashFundPreferences, readFields(data)) as never };
    };
    await owner.call(funds.chooseCashFundPreferences, form({ 'handle-check': '1 New Street' }));
    const old = { 'handle-check': '9 Canary Street' };
    await owner.call(funds.chooseCashFundPreferences, form({ ...old, 'link-card_link': 'https://pay.example/new' }));
    const now = (await read()).filter(({ selected }) => selected).map(({ handle, link }) => handle ?? link);
    expect(now).toEqual(['https://pay.example/new', '1 New Street']);
    const typed = { 'handle-check': '2 Other Street', 'link-card_link': link };
    const refused = await owner.refused(funds.chooseCashFundPreferences, form(typed));
    expect(refused).toMatchObject({
      code: 'stale',
      fields: [
        {
          field: 'body.handle-check',
          message: 'was changed elsewhere and is now “1 New Street”; save again to use yours',
        },
      ],
      facts: { field: 'check', now: '1 New Street' },
    });
    await owner.call(funds.chooseCashFundPreferences, form(typed, { ...was, check: '1 New Street' }));
    expect((await read()).find(({ kind }) => kind === 'check')).toMatchObject({ handle: '2 Other Street' });
    expect((await read()).find(({ kind }) => kind === 'card_link')).toMatchObject({ link: 'https://pay.example/new' });
  });

  it('can’t be reserved like a thing', async () => {
    const fund = await ownerWithFund(test);
    const body = { giverName: 'Gus', giverEmail: nextEmail() };
    const refused = await test.client().refused(reserveItem, { params: { id: fund.itemId }, body });
    expect(refused.code).toBe('given-together');
  });

  it('take a pledge, show where to send it once the email is confirmed, and go from sent to received', async () => {
    const fund = await ownerWithFund(test, { goalCents: 20_000 });
    const guest = test.client();
    const giverEmail = nextEmail();
    const { contribution } = await guest.call(funds.pledge, {
      body: pledgeOf(fund, { giverEmail, paymentKind: 'card_link', message: 'With love' }),
    });
    expect(contribution).toMatchObject({
      state: 'pledged',
      amount: { amount: 5_000 },
      giverPays: { amount: 5_000 },
      familyReceives: { amount: 4_825 },
      isEmailVerified: false,
    });
    const params = { id: contribution.id };
    expect(await guest.call(funds.readContribution, { params })).toMatchObject({ details: { view: 'confirm-first' } });
    expect(await guest.refused(funds.showPaymentDetails, { params })).toMatchObject({ code: 'mail-not-opened' });
    expect(await guest.refused(funds.confirmContribution, { params, body: { step: 'email' } })).toMatchObject({
      code: 'mail-not-opened',
    });
    // Nobody has confirmed it yet.
    expect((await fundAsSeenBy(test.client(), fund)).raised).toMatchObject({ amount: 0 });

    const mails = await test.mailsTo(giverEmail);
    expect(JSON.stringify(mails)).not.toMatch(/With love|Diaper fund|pay\.example/);
    await follow(guest, linkIn(mails, /\/cash-fund-contributions\//));
    await guest.call(funds.confirmContribution, { params, body: { step: 'email' } });
    expect(await guest.call(funds.readContribution, { params })).toMatchObject({ details: { view: 'ask' } });
    expect(await guest.call(funds.showPaymentDetails, { params })).toEqual({
      handle: null,
      link: 'https://pay.example/olive',
    });
    expect((await fundAsSeenBy(test.client(), fund)).raised).toMatchObject({ amount: 5_000 });
    expect((await fundAsSeenBy(fund.owner, fund)).contributions).toMatchObject([
      { name: 'Gus', state: 'pledged', message: 'With love', detailsShownAt: test.clock.now },
    ]);
    await guest.call(funds.confirmContribution, { params, body: { step: 'sent' } });
    await fund.owner.call(funds.confirmContribution, { params, body: { step: 'received' } });
    expect((await fundAsSeenBy(fund.owner, fund)).contributions[0]!.state).toBe('received');
    test.clock.pass(15 * 60_000);
    expect((await test.mailsTo(giverEmail)).at(-1)!.subject).toBe('Your $50 arrived');
  });

  it('say that nothing is taken while the registry is paused, and not that the family takes it another way', async () => {
    const fund = await ownerWithFund(test);
    const { guest, params } = await confirmed(fund, { paymentKind: 'check' });
    const pause = (isPaused: boolean) =>
      fund.owner.call(registries.changeRegistry, { params: { id: fund.registryId }, body: { isPaused } });
    await pause(true);
    expect((await guest.call(funds.readContribution, { params })).details).toEqual({ view: 'paused' });
    expect(await guest.refused(funds.showPaymentDetails, { params })).toMatchObject({
      code: 'wrong-state',
      detail: 'This registry isn’t taking gifts right now.',
    });
    await pause(false);
    expect((await guest.call(funds.readContribution, { params })).details).toEqual({ view: 'ask' });
  });

  it('keep their handles out of everything that others are told, and seal them', async () => {
    const fund = await ownerWithFund(test);
    const { guest, params } = await confirmed(fund, { paymentKind: 'check' });
    await guest.call(funds.showPaymentDetails, { params });
    const stranger = test.client();
    const seen = await stranger.call(registries.listItems, { params: { id: fund.registryId } });
    expect(JSON.stringify(seen)).not.toMatch(/Canary Street/);
    expect(await stranger.refused(funds.showPaymentDetails, { params })).toMatchObject({ code: 'not-found' });
    expect(await stranger.refused(funds.readContribution, { params })).toMatchObject({ code: 'not-found' });
    const rows = await test.app.db.read.selectFrom('payment_preference').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Canary Street/);
  });

  it('can be cancelled by either side until it is received, and the giver is told', async () => {
    const fund = await ownerWithFund(test);
    const one = await confirmed(fund);
    await one.guest.call(funds.showPaymentDetails, { params: one.params });
    await one.guest.call(funds.cancelContribution, { params: one.params });
    expect((await one.guest.call(funds.readContribution, { params: one.params })).details).toBeNull();
    expect((await fundAsSeenBy(test.client(), fund)).raised).toMatchObject({ amount: 0 });
    expect(await one.guest.refused(funds.showPaymentDetails, { params: one.params })).toMatchObject({
      code: 'wrong-state',
    });
    const two = await confirmed(fund);
    await fund.owner.call(funds.cancelContribution, { params: two.params });
    expect((await test.mailsTo(two.giverEmail)).at(-1)!.subject).toBe('Canceled: your $50 toward Diaper fund');
    const three = await confirmed(fund);
    await fund.owner.call(funds.confirmContribution, { params: three.params, body: { step: 'received' } });
    expect(await three.guest.refused(funds.cancelContribution, { params: three.params })).toMatchObject({
      code: 'wrong-state',
    });
  });

  it.each([
    [
      'received',
      'arrived',
      async (fund: TestClient, params: { id: string }) =>
        fund.call(funds.confirmContribution, { params, body: { step: 'received' } }),
    ],
    [
      'canceled',
      'Canceled',
      async (fund: TestClient, params: { id: string }) => fund.call(funds.cancelContribution, { params }),
    ],
  ])('open on another device from the mail that says that they are %s', async (_, subject, act) => {
    const fund = await ownerWithFund(test);
    const { giverEmail, params } = await confirmed(fund);
    await act(fund.owner, params);
    test.clock.pass(15 * 60_000);
    const mail = (await test.mailsTo(giverEmail)).at(-1)!;
    expect(mail.subject).toContain(subject);
    const phone = test.client();
    expect(await follow(phone, linkIn([mail], /\/cash-fund-contributions\//))).toBe(params.id);
    expect((await phone.call(funds.readContribution, { params })).contribution!.id).toBe(params.id);
    const link = linkIn([mail], /token/);
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      forgetPledgesOf(trx, { userId: 'nobody', email: giverEmail }, test.app.now()),
    );
    const later = test.client();
    await follow(later, link);
    expect(await later.refused(funds.readContribution, { params })).toMatchObject({ code: 'not-found' });
    expect(
      await test.app.db.read.selectFrom('capability').selectAll().where('subject_id', '=', params.id).execute(),
    ).toEqual([]);
  });

  it('are what they were before, where the family marked them received by mistake', async () => {
    const fund = await ownerWithFund(test);
    const stateOf = async () => (await fundAsSeenBy(fund.owner, fund)).contributions[0]!.state;
    const { guest, params } = await confirmed(fund);
    const mark = (step: 'received' | 'not-received') =>
      fund.owner.call(funds.confirmContribution, { params, body: { step } });
    await mark('received');
    await mark('not-received');
    expect(await stateOf()).toBe('pledged');
    await guest.call(funds.confirmContribution, { params, body: { step: 'sent' } });
    await mark('received');
    expect(await guest.refused(funds.confirmContribution, { params, body: { step: 'not-received' } })).toMatchObject({
      code: 'wrong-state',
    });
    await mark('not-received');
    expect(await stateOf()).toBe('sent');
    expect(
      await fund.owner.refused(funds.confirmContribution, { params, body: { step: 'not-received' } }),
    ).toMatchObject({
      code: 'wrong-state',
    });
    await fund.owner.call(funds.cancelContribution, { params });
  });

  it('let each side say only what is its own to say', async () => {
    const fund = await ownerWithFund(test);
    const { guest, params } = await confirmed(fund);
    expect(await guest.refused(funds.confirmContribution, { params, body: { step: 'received' } })).toMatchObject({
      code: 'wrong-state',
    });
    for (const step of ['sent', 'email'] as const)
      expect(await fund.owner.refused(funds.confirmContribution, { params, body: { step } })).toMatchObject({
        code: 'wrong-state',
      });
  });

  it('refuse what is no amount, no way of this family, or one’s own fund', async () => {
    const fund = await ownerWithFund(test);
    const refused = async (client: TestClient, changes: object) =>
      client.refused(funds.pledge, { body: pledgeOf(fund, { giverEmail: nextEmail(), ...changes }) });
    for (const amountCents of [99, 0, -5_000, 1_000_001, 50.5])
      expect((await refused(test.client(), { amountCents })).code).toBe('invalid-input');
    expect(await refused(test.client(), { paymentKind: 'cash' })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'body.paymentKind' }],
    });
    expect((await refused(fund.owner, {})).code).toBe('own-registry');
    await fund.owner.call(registries.changeRegistry, { params: { id: fund.registryId }, body: { isPaused: true } });
    expect((await refused(test.client(), {})).code).toBe('wrong-state');
  });

  it('forget a pledge that nobody confirmed within three days', async () => {
    const fund = await ownerWithFund(test);
    const guest = test.client();
    const { contribution } = await guest.call(funds.pledge, { body: pledgeOf(fund, { giverEmail: nextEmail() }) });
    test.clock.pass(73 * 3_600_000);
    await runJob(test, 'release-unpaid');
    const { contributions } = await guest.call(funds.listContributions, {});
    expect(contributions).toMatchObject([{ id: contribution.id, state: 'cancelled' }]);
  });

  it('make one pledge of twenty that repeat one call', async () => {
    const fund = await ownerWithFund(test);
    const guest = test.client();
    await guest.call(funds.listContributions, {});
    const body = pledgeOf(fund, { giverEmail: nextEmail() });
    const first = await guest.call(funds.pledge, { body }, { 'idempotency-key': 'a-pledge-of-this-test' });
    const again = await Promise.all(
      Array.from({ length: 19 }, () =>
        guest.call(funds.pledge, { body }, { 'idempotency-key': 'a-pledge-of-this-test' }),
      ),
    );
    expect(new Set([first, ...again].map(({ contribution }) => contribution.id)).size).toBe(1);
    expect((await guest.call(funds.listContributions, {})).contributions).toHaveLength(1);
  });

  it('work without script', async () => {
    const fund = await ownerWithFund(test);
    const guest = test.client();
    const { giverEmail, giverName, paymentKind, regItemId } = pledgeOf(fund, { giverEmail: nextEmail() });
    const fields = { giverEmail, giverName, paymentKind, regItemId, amountCents: '$37.50', message: '' };
    const answer = await guest.postForm('/api/v3/cash_fund_contributions', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/cash-fund-contributions\/[0-9a-f-]{36}$/),
    ]);
    const { contributions } = await guest.call(funds.listContributions, {});
    expect(contributions[0]!.amount).toEqual({ amount: 3_750, currency: 'USD' });
  });

  it('stay on the list while somebody who may know has promised something', async () => {
    const fund = await ownerWithFund(test);
    const { params } = await confirmed(fund);
    const item = { params: { id: fund.registryId, item: fund.itemId } };
    expect(await fund.owner.refused(registries.removeItem, item)).toMatchObject({ code: 'below-taken' });
    await fund.owner.call(funds.confirmContribution, { params, body: { step: 'received' } });
    await fund.owner.call(registries.removeItem, item);
  });

  it('are a surprise where the registry is one', async () => {
    const fund = await ownerWithFund(test, { goalCents: 20_000 });
    await fund.owner.call(registries.changeRegistry, { params: { id: fund.registryId }, body: { surprise: 'full' } });
    const before = await fundAsSeenBy(fund.owner, fund);
    const { params } = await confirmed(fund);
    expect(await fundAsSeenBy(fund.owner, fund)).toEqual(before);
    for (const call of [funds.readContribution, funds.cancelContribution] as const)
      expect(await fund.owner.refused(call, { params })).toMatchObject({ code: 'not-found' });
    await fund.owner.call(registries.changeRegistry, { params: { id: fund.registryId }, body: { surprise: 'names' } });
    expect((await fundAsSeenBy(fund.owner, fund)).contributions).toMatchObject([{ name: null, message: null }]);
  });
});

describe.each(engines)('pledges by turns on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine, limits: 'as-they-are', trustedProxies: 1 });
  });
  afterAll(() => test.close());

  const pledgeFrom = async (
    fund: { itemId: string },
    address: string,
    giverEmail = `waiting.${crypto.randomUUID()}@example.com`,
  ) => {
    const guest = test.client();
    const body = pledgeOf(fund, { giverEmail });
    const { status, body: answer } = await guest.send(funds.pledge, { body }, { 'x-forwarded-for': address });
    return { guest, giverEmail, outcome: status === 201 ? 'pledged' : (answer as unknown as { code: string }).code };
  };
  const statesOf = async (all: { guest: TestClient }[]) => {
    const states: string[] = [];
    for (const { guest } of all) {
      const { contributions } = await guest.call(funds.listContributions, {});
      states.push(...contributions.map(({ state }) => state));
    }
    return states;
  };
  const confirm = async ({ guest, giverEmail }: { guest: TestClient; giverEmail: string }) => {
    await follow(guest, linkIn(await test.mailsTo(giverEmail), /\/cash-fund-contributions\//));
    const [contribution] = (await guest.call(funds.listContributions, {})).contributions;
    await guest.call(funds.confirmContribution, { params: { id: contribution!.id }, body: { step: 'email' } });
  };

  it('that wait for an email keep no newcomer out and end no other, until the family lets them go', async () => {
    const fund = await ownerWithFund(test);
    const home = [];
    for (let n = 0; n < 5; n += 1) home.push(await pledgeFrom(fund, '203.0.113.9'));
    const others = [];
    for (let n = 0; n < 45; n += 1) others.push(await pledgeFrom(fund, `198.51.100.${n}`));
    const friend = await pledgeFrom(fund, '203.0.113.10');
    expect(await statesOf([...home, ...others, friend])).toEqual(Array(51).fill('pledged'));
    expect((await pledgeFrom(fund, '203.0.113.9')).outcome).toBe('too-many-unverified');
    await confirm(home[4]!);
    expect((await pledgeFrom(fund, '203.0.113.9')).outcome).toBe('pledged');
    await fund.owner.call(releaseUnverifiedReservations, { params: { id: fund.registryId } });
    expect(await statesOf([...home, ...others, friend])).toEqual(Array(51).fill('cancelled').with(4, 'pledged'));
  });

  it('are counted by household and network, however many addresses of IPv6 one has', async () => {
    const fund = await ownerWithFund(test);
    const outcomes = async (addresses: string[]) => {
      const found = [];
      for (const address of addresses) found.push((await pledgeFrom(fund, address)).outcome);
      return found;
    };
    const subnets = (count: number, subnet: (n: number) => string) =>
      Array.from({ length: count }, (_, n) => `2001:db8:aa:${subnet(n)}::1`);
    expect(await outcomes(subnets(6, (n) => `bb0${n}`))).toEqual([...Array(5).fill('pledged'), 'too-many-unverified']);
    expect(await outcomes(subnets(11, (n) => `${(n + 1).toString(16)}00`))).toEqual([
      ...Array(10).fill('pledged'),
      'too-many-unverified',
    ]);
    expect(await outcomes(['2001:db8:cc::1', '203.0.113.11'])).toEqual(['pledged', 'pledged']);
  });

  it('with the email of somebody else do not keep that giver out', async () => {
    const fund = await ownerWithFund(test);
    const giverEmail = 'typed-by-strangers@example.com';
    for (let n = 0; n < 12; n += 1) await pledgeFrom(fund, `198.51.100.${n}`, giverEmail);
    const grandma = await pledgeFrom(fund, '203.0.113.12', giverEmail);
    expect(grandma.outcome).toBe('pledged');
  });

  it('of one giver are ten at most before the family has received one, and those taken back are forgotten', async () => {
    const fund = await ownerWithFund(test);
    const gus = await signedUp(test, 'Gus');
    const { user } = await gus.call(currentUser, {});
    const body = pledgeOf(fund, { giverEmail: user!.email });
    const ids: string[] = [];
    for (let number = 0; number < 10; number += 1) ids.push((await gus.call(funds.pledge, { body })).contribution.id);
    expect(await gus.refused(funds.pledge, { body })).toMatchObject({ code: 'wrong-state' });
    const [first, second] = ids.map((id) => ({ params: { id } }));
    await fund.owner.call(funds.confirmContribution, { ...first!, body: { step: 'received' } });
    await gus.call(funds.cancelContribution, second!);
    await gus.call(funds.pledge, { body });
    test.clock.pass(61 * 86_400_000);
    await forgetCancelledPledges(test.app);
    // The first session has ended meanwhile.
    const again = test.client();
    await again.call(signIn, { body: { email: user!.email, password: testPassword } });
    const { contributions } = await again.call(funds.listContributions, {});
    expect(contributions).toHaveLength(10);
    expect(contributions.map(({ id }) => id)).not.toContain(ids[1]);
  });
});
