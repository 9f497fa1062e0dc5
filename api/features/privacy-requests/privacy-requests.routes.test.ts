import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandLine, productLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { changeEmail, signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as endpoints from '#contracts/privacy-requests.ts';
import { currentUser } from '#contracts/users.ts';
import { forgetEndedPrivacyRequests } from './privacy-requests.service.ts';

const day = 86_400_000;
const email = 'nora@example.com';
const page = /ccpa\/requests/;

describe.each(engines)('requests about stored data on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1)]);
  });
  afterEach(() => shop.close());

  const ask = (body: object = {}, client = shop.client()) =>
    client.call(endpoints.askAboutData, { body: { kind: 'delete', email, text: 'Everything since 2025', ...body } });
  const opened = async (to = email) => {
    const reader = shop.client();
    const id = await follow(reader, linkIn(await shop.mailsTo(to), page));
    return { reader, params: { params: { id } } };
  };
  const subjects = async (to: string) => (await shop.mailsTo(to)).map(({ subject }) => subject);

  it('are confirmed by mail, reach the staff, and are answered', async () => {
    const admin = await signedUpAdmin(shop);
    const staff = (await admin.call(currentUser, {})).user!.email;
    const { reference, state } = await ask();
    expect([state, reference]).toEqual(['check-your-mail', expect.stringMatching(/^PR-\w{8}$/)]);
    expect(await subjects(staff)).not.toContain(`Privacy request ${reference}`);

    const { reader, params } = await opened();
    expect((await reader.call(endpoints.readPrivacyRequest, params)).request).toMatchObject({
      reference,
      kind: 'delete',
      state: 'unconfirmed',
      text: 'Everything since 2025',
      dueOn: null,
    });
    await reader.call(endpoints.confirmPrivacyRequest, { ...params, body: { state: 'received' } });
    await reader.call(endpoints.confirmPrivacyRequest, { ...params, body: { state: 'received' } });
    expect((await subjects(staff)).filter((subject) => subject === `Privacy request ${reference}`)).toHaveLength(1);

    const { requests, count } = await admin.call(endpoints.listPrivacyRequests, { query: {} });
    expect([count, requests[0]!.email, requests[0]!.state]).toEqual([1, email, 'received']);
    const body = { state: 'answered' as const, answer: 'It is all deleted.' };
    await admin.call(endpoints.answerPrivacyRequest, { ...params, body });
    expect(await admin.refused(endpoints.answerPrivacyRequest, { ...params, body })).toMatchObject({
      code: 'wrong-state',
    });
    expect(await subjects(email)).toContain(`Your request ${reference} has an answer`);
    expect((await reader.call(endpoints.readPrivacyRequest, params)).request).toMatchObject(body);
  });

  it('need no mail from the confirmed address of an account', async () => {
    const somebody = await signedUp(shop);
    const { user } = await somebody.call(currentUser, {});
    expect(await ask({ email: user!.email }, somebody)).toMatchObject({ state: 'received' });
    expect(await ask({}, somebody)).toMatchObject({ state: 'check-your-mail' });
  });

  it('are open to whoever has the mailed link, and to nobody else', async () => {
    await ask();
    const { params } = await opened();
    const stranger = await signedUp(shop);
    for (const refusal of [
      await stranger.refused(endpoints.readPrivacyRequest, params),
      await stranger.refused(endpoints.confirmPrivacyRequest, { ...params, body: { state: 'received' } }),
      await stranger.refused(endpoints.listPrivacyRequests, { query: {} }),
    ])
      expect(refusal).toMatchObject({ code: 'not-found' });
  });

  it('are answered at the new email of the account that has the address, and links mailed to the old one end', async () => {
    const admin = await signedUpAdmin(shop);
    const nora = await signedUp(shop, 'Nora', email);
    await ask();
    const { reader, params } = await opened();
    await reader.call(endpoints.confirmPrivacyRequest, { ...params, body: { state: 'received' } });
    const old = linkIn(await shop.mailsTo(email), page);
    const before = (await shop.mailsTo(email)).length;
    await changeEmail(shop, nora, 'nora.new@example.com');
    const body = { state: 'answered' as const, answer: 'You live at 7 Canary Street.' };
    await admin.call(endpoints.answerPrivacyRequest, { ...params, body });
    expect((await shop.mailsTo(email)).slice(before)).toHaveLength(1);
    const again = await opened('nora.new@example.com');
    expect((await again.reader.call(endpoints.readPrivacyRequest, again.params)).request).toMatchObject(body);
    const nextHolder = shop.client();
    await nextHolder.fetch(old);
    // Somebody else who reads the old inbox may have followed the link before.
    for (const browser of [nextHolder, reader])
      expect(await browser.refused(endpoints.readPrivacyRequest, params)).toMatchObject({ code: 'not-found' });
  });

  it('that were answered before are opened by a new link, mailed to the new email', async () => {
    const admin = await signedUpAdmin(shop);
    const nora = await signedUp(shop, 'Nora', email);
    await ask();
    const { reader, params } = await opened();
    await reader.call(endpoints.confirmPrivacyRequest, { ...params, body: { state: 'received' } });
    const body = { state: 'answered' as const, answer: 'You live at 7 Canary Street.' };
    await admin.call(endpoints.answerPrivacyRequest, { ...params, body });
    const old = linkIn(await shop.mailsTo(email), page);
    await changeEmail(shop, nora, 'nora.new@example.com');
    const again = await opened('nora.new@example.com');
    expect((await again.reader.call(endpoints.readPrivacyRequest, again.params)).request).toMatchObject(body);
    const nextHolder = shop.client();
    await nextHolder.fetch(old);
    // Somebody else who reads the old inbox may have followed the link before.
    for (const browser of [nextHolder, reader])
      expect(await browser.refused(endpoints.readPrivacyRequest, params)).toMatchObject({ code: 'not-found' });
  });

  it('hold what was typed under a key of their own', async () => {
    await ask();
    const [row] = await shop.app.db.read.selectFrom('privacy_request').selectAll().execute();
    expect(row!.text_sealed).not.toContain('Everything');
  });

  it('are at most five at once from one address, whatever strangers ask in its name, and only its owner is told', async () => {
    const somebody = await signedUp(shop);
    const own = { email: (await somebody.call(currentUser, {})).user!.email };
    for (let i = 0; i < 7; i += 1) expect(await ask(own)).toMatchObject({ state: 'check-your-mail' });
    for (let i = 0; i < 5; i += 1) expect(await ask(own, somebody)).toMatchObject({ state: 'received' });
    const another = { body: { kind: 'delete', text: '', ...own } } as const;
    expect(await somebody.refused(endpoints.askAboutData, another)).toMatchObject({
      code: 'wrong-state',
      detail: expect.stringContaining('still working on your other requests'),
    });
    expect(await ask(own)).toMatchObject({ state: 'check-your-mail' });
    const rows = await shop.app.db.read.selectFrom('privacy_request').select('state').execute();
    expect(rows.filter(({ state }) => state === 'received')).toHaveLength(5);
    // One for each mail that may be sent there.
    expect(rows.length).toBeLessThanOrEqual(5 + 3);
  });

  it('are deleted a week after nobody confirmed them, with their keys and links', async () => {
    await ask();
    const { params, reader } = await opened();
    shop.clock.pass(7 * day);
    expect(await reader.refused(endpoints.readPrivacyRequest, params)).toMatchObject({ code: 'not-found' });
    await forgetEndedPrivacyRequests(shop.app);
    for (const table of ['privacy_request', 'person_key', 'capability'] as const)
      expect(await shop.app.db.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it.each([
    ['body.kind', { kind: 'forget' }],
    ['body.email', { email: 'nora' }],
    ['body.text', { text: 'x'.repeat(1001) }],
  ])('name the field %s of %o', async (field, changes) => {
    const problem = await shop.client().refused(endpoints.askAboutData, {
      body: { kind: 'know', email, text: '', ...changes } as never,
    });
    expect(problem.fields!.map((one) => one.field)).toEqual([field]);
  });

  it('work as a plain form', async () => {
    const done = await shop.client().fetch('/api/v3/privacy_requests', {
      method: 'POST',
      body: new URLSearchParams({ kind: 'know', email, text: '', page: '/ccpa/requests' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/ccpa\/requests\?done=check-your-mail&reference=PR-\w{8}$/),
    ]);
  });

  it('are answered by staff with a plain form', async () => {
    const admin = await signedUpAdmin(shop);
    await ask();
    const { reader, params } = await opened();
    await reader.call(endpoints.confirmPrivacyRequest, { ...params, body: { state: 'received' } });
    const { id } = params.params;
    const done = await admin.postForm(`/bl_admin/api/privacy_requests/${id}?_method=PATCH`, {
      state: 'refused',
      answer: 'We hold nothing of yours.',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin/privacy_requests?done']);
    expect((await reader.call(endpoints.readPrivacyRequest, params)).request).toMatchObject({ state: 'refused' });
  });
});
