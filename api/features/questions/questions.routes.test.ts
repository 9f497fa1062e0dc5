import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandLine, productLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { changeEmail, signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as endpoints from '#contracts/questions.ts';
import { forgetUnconfirmedQuestions, waitingMax } from './questions.service.ts';

const product = { params: { id: 1 } };
const email = 'nora@example.com';
const words = 'Does it fit through a door of 70 cm?';
const day = 86_400_000;

describe.each(engines)('questions on %s', (engine) => {
  let shop: Shop;
  let admin: TestClient;
  beforeEach(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1), productLine(2)]);
    admin = await signedUpAdmin(shop);
  });
  afterEach(() => shop.close());

  const ask = (body: object = {}, client = shop.client()) =>
    client.call(endpoints.askQuestion, { ...product, body: { text: words, name: 'Nora Test', email, ...body } });
  const list = (query: object = {}) => shop.client().call(endpoints.listQuestions, { ...product, query });
  const queue = () => admin.call(endpoints.listUserQuestions, { query: {} });
  const publishAll = async () => {
    const { questions, answers } = await queue();
    const decided = (all: { id: string; updatedAt: number }[]) =>
      all.map(({ id, updatedAt }) => ({ id, updatedAt, state: 'published' as const }));
    return admin.call(endpoints.moderateUserQuestions, {
      body: { questions: decided(questions), answers: decided(answers) },
    });
  };
  const confirm = async (to = email) => {
    const reader = shop.client();
    const id = await follow(reader, linkIn(await shop.mailsTo(to), /product-questions/));
    return { reader, params: { params: { id } } };
  };
  /** A published question of a signed-in person. */
  const published = async (text = words) => {
    const asker = await signedUp(shop, 'Olive Sample');
    await asker.call(endpoints.askQuestion, { ...product, body: { text } });
    await publishAll();
    shop.clock.pass(1000);
    return (await list()).questions[0]!.id;
  };

  it('of one person wait up to a number for the shop, with an account and without one', async () => {
    const asker = await signedUp(shop, 'Olive Sample', email);
    for (let number = 0; number < waitingMax; number += 1) await ask({ text: `${words} ${number}` }, asker);
    const refused = await asker.refused(endpoints.askQuestion, { ...product, body: { text: words } });
    expect(refused.code).toBe('wrong-state');
    await ask();
    const { reader, params } = await confirm();
    const yes = { ...params, body: { isEmailVerified: true } } as const;
    expect((await reader.refused(endpoints.confirmQuestion, yes)).code).toBe('wrong-state');
    await publishAll();
    await publishAll();
    expect(await reader.call(endpoints.confirmQuestion, yes)).toMatchObject({ question: { state: 'pending' } });
  });

  it('are heard once the address is confirmed, and shown once they are read', async () => {
    expect(await ask()).toEqual({ state: 'check-your-mail' });
    expect((await queue()).questions).toEqual([]);
    const { reader, params } = await confirm();
    const { question } = await reader.call(endpoints.readAskedQuestion, params);
    expect(question).toEqual({
      id: params.params.id,
      text: words,
      state: 'unconfirmed',
      product: { id: 1, title: 'Meadow pram 1', path: '/gp/pram-1/1' },
    });
    expect((await queue()).questions).toEqual([]);
    const done = await reader.call(endpoints.confirmQuestion, { ...params, body: { isEmailVerified: true } });
    expect(done.question.state).toBe('pending');
    expect((await list()).questions).toEqual([]);
    await publishAll();
    expect((await list()).questions).toMatchObject([{ askerName: 'Nora T.', text: words, answerCount: 0 }]);
    // If the link is opened and the button pressed again, nothing goes back to the moderators.
    const again = await reader.call(endpoints.confirmQuestion, { ...params, body: { isEmailVerified: true } });
    expect(again.question.state).toBe('published');
  });

  it('mail no text of the sender to an address that was only typed', async () => {
    await ask({ text: 'Visit my wonderful shop today', name: 'Best Offers' });
    const [mail] = await shop.mailsTo(email);
    expect(mail!.text + mail!.subject).not.toMatch(/wonderful|Best Offers/);
  });

  it('share the budget of mails, and the ones in a row come later instead of never', async () => {
    for (let i = 0; i < 5; i += 1) await ask({ text: `${words} Number ${i}` });
    expect(await shop.mailsTo(email)).toHaveLength(1);
    shop.clock.pass(20 * 60_000);
    expect(await shop.mailsTo(email)).toHaveLength(2);
    shop.clock.pass(day);
    expect(await shop.mailsTo(email)).toHaveLength(2);
  });

  it('need no confirmation from a signed-in person', async () => {
    const asker = await signedUp(shop, 'Olive Sample');
    expect(await asker.call(endpoints.askQuestion, { ...product, body: { text: words } })).toEqual({
      state: 'waiting',
    });
    expect((await queue()).questions).toMatchObject([{ authorName: 'Olive S.', text: words }]);
  });

  it('are answered at the new email of the account that has the address, also those asked without signing in', async () => {
    const asker = await signedUp(shop, 'Nora Test', email);
    await ask({}, asker);
    await ask({ text: `${words} Without signing in.` });
    const { reader, params } = await confirm();
    await reader.call(endpoints.confirmQuestion, { ...params, body: { isEmailVerified: true } });
    shop.clock.pass(day);
    await ask({ text: `${words} Unconfirmed.` });
    const before = (await shop.mailsTo(email)).length;
    await changeEmail(shop, asker, 'nora.new@example.com');
    await publishAll();
    for (const { id } of (await list()).questions)
      await admin.call(endpoints.saveOwnAnswer, { params: { id }, body: { text: 'It is 62 cm wide.' } });
    const answered = 'Your question has an answer';
    const told = (await shop.mailsTo('nora.new@example.com')).filter(({ subject }) => subject === answered);
    expect(told).toHaveLength(2);
    const since = (await shop.mailsTo(email)).slice(before).map(({ subject }) => subject);
    expect(since).toEqual(['The email of your account was changed']);
  });

  it('are answered by the shop at once, by people once it was read, one answer each', async () => {
    const id = await published();
    const person = await signedUp(shop, 'Hanno Sample');
    const answer = (client: TestClient, text: string) =>
      client.call(endpoints.saveOwnAnswer, { params: { id }, body: { text } });
    expect((await answer(person, 'Ours does.')).answer.state).toBe('pending');
    expect((await answer(admin, 'It is 62 cm wide.')).answer.state).toBe('published');
    expect((await list()).questions[0]).toMatchObject({
      answerCount: 1,
      answers: [{ isStaff: true, text: 'It is 62 cm wide.' }],
    });
    await publishAll();
    const { question } = await shop.client().call(endpoints.readQuestion, { params: { id } });
    expect(question.answers.map(({ text, isStaff, authorName }) => [text, isStaff, authorName])).toEqual([
      ['It is 62 cm wide.', true, 'Ada'],
      ['Ours does.', false, 'Hanno S.'],
    ]);
    await Promise.allSettled(Array.from({ length: 5 }, (_, i) => answer(person, `Version ${i}`)));
    expect(await shop.app.db.read.selectFrom('product_answer').select('id').execute()).toHaveLength(2);
    expect((await list()).questions[0]!.answerCount).toBe(1);
    await person.call(endpoints.deleteOwnAnswer, { params: { id } });
    expect(await person.refused(endpoints.deleteOwnAnswer, { params: { id } })).toMatchObject({ code: 'not-found' });
  });

  it('mail the first answer to the asker, once, and only to a confirmed address', async () => {
    await ask();
    const { reader, params } = await confirm();
    await reader.call(endpoints.confirmQuestion, { ...params, body: { isEmailVerified: true } });
    await publishAll();
    const people = [await signedUp(shop), await signedUp(shop)];
    for (const person of people)
      await person.call(endpoints.saveOwnAnswer, { ...params, body: { text: 'Yes, it does.' } });
    expect(await shop.mailsTo(email)).toHaveLength(1);
    await publishAll();
    await admin.call(endpoints.saveOwnAnswer, { ...params, body: { text: 'It is 62 cm wide.' } });
    const mails = await shop.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Please confirm your question',
      'Your question has an answer',
    ]);
    expect(mails[1]!.text).toContain(`/gp/pram-1/1/questions/${params.params.id}`);
  });

  it('are searched in questions and answers, signs of the search language included', async () => {
    const id = await published('Is the 100% cotton cover washable?');
    await published('Does it fit a narrow hallway?');
    await admin.call(endpoints.saveOwnAnswer, { params: { id }, body: { text: 'Yes, at 40 degrees.' } });
    const found = async (q: string) => (await list({ q })).count;
    expect(await Promise.all(['COTTON', '40 deg', '100%', '%', '_', "'", 'hallway', 'zebra', ''].map(found))).toEqual([
      1, 1, 1, 1, 0, 0, 1, 0, 2,
    ]);
  });

  it('come ten a page, the newest first', async () => {
    for (let i = 0; i < 11; i += 1) await published(`${words} Number ${i}`);
    const first = await list();
    expect([first.questions.length, first.pages, first.count]).toEqual([10, 2, 11]);
    expect(first.questions[0]!.text).toContain('Number 10');
    expect((await list({ page: 2 })).questions.map(({ text }) => text)).toEqual([`${words} Number 0`]);
    expect((await list({ limit: 3 })).questions).toHaveLength(3);
  });

  it('show nothing that was not published', async () => {
    await ask();
    const { params } = await confirm();
    expect(await shop.client().refused(endpoints.readQuestion, params)).toMatchObject({ code: 'not-found' });
    expect(await shop.client().refused(endpoints.readAskedQuestion, params)).toMatchObject({ code: 'not-found' });
    expect(await admin.refused(endpoints.saveOwnAnswer, { ...params, body: { text: 'An answer.' } })).toMatchObject({
      code: 'not-found',
    });
    const unconfirmed = { id: params.params.id, state: 'published' as const, updatedAt: shop.clock.now };
    expect(await admin.refused(endpoints.moderateUserQuestions, { body: { questions: [unconfirmed] } })).toMatchObject({
      code: 'not-found',
    });
  });

  it('are not published unread', async () => {
    const id = await published();
    const person = await signedUp(shop);
    await person.call(endpoints.saveOwnAnswer, { params: { id }, body: { text: 'A good answer.' } });
    const { answers } = await queue();
    shop.clock.pass(1000);
    await person.call(endpoints.saveOwnAnswer, { params: { id }, body: { text: 'A bad answer.' } });
    const { id: answerId, updatedAt } = answers[0]!;
    expect(
      await admin.refused(endpoints.moderateUserQuestions, {
        body: { answers: [{ id: answerId, updatedAt, state: 'published' }] },
      }),
    ).toMatchObject({ code: 'stale' });
  });

  it('that stay unconfirmed are deleted after 7 days, with their links', async () => {
    await ask();
    shop.clock.pass(7 * day);
    await forgetUnconfirmedQuestions(shop.app);
    expect(await shop.app.db.read.selectFrom('product_question').selectAll().execute()).toHaveLength(1);
    shop.clock.pass(1);
    await forgetUnconfirmedQuestions(shop.app);
    expect(await shop.app.db.read.selectFrom('product_question').selectAll().execute()).toEqual([]);
    expect(await shop.app.db.read.selectFrom('capability').selectAll().execute()).toEqual([]);
    expect(await shop.app.db.read.selectFrom('unverified_mail').selectAll().execute()).toEqual([]);
  });

  it.each([
    [['body.text'], { text: 'Too short' }],
    [['body.text'], { text: 'x'.repeat(501) }],
    [['body.name', 'body.email'], { name: '', email: '' }],
    [['body.email'], { email: 'no address' }],
    [['body.state'], { state: 'published' }],
  ])('name the fields %j of %o', async (fields, changes) => {
    const problem = await shop.client().refused(endpoints.askQuestion, {
      ...product,
      body: { text: words, name: 'Nora', email, ...changes } as never,
    });
    expect(problem.fields!.map((one) => one.field)).toEqual(fields);
  });

  it('work as plain forms', async () => {
    const post = (client: TestClient, address: string, fields: Record<string, string>) =>
      client.fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const page = '/gp/pram-1/1/questions';
    const visitor = shop.client();
    const fields = { text: 'First line\r\nand a second?', name: 'Nora', email, page };
    const asked = await post(visitor, '/api/v3/generic_products/1/questions', fields);
    expect(asked.headers.get('location')).toBe('/gp/pram-1/1/questions?done=check-your-mail');
    const id = await follow(visitor, linkIn(await shop.mailsTo(email), /product-questions/));
    const confirmed = await post(visitor, `/api/v3/product_questions/${id}/asked?_method=PATCH`, {});
    expect(confirmed.headers.get('location')).toBe(`/product-questions/${id}`);
    await publishAll();
    const own = `/api/v3/product_questions/${id}/own_answer`;
    const answered = await post(await signedUp(shop), `${own}?_method=PUT`, { text: 'Yes.', page: `${page}/${id}` });
    expect(answered.headers.get('location')).toBe(`/gp/pram-1/1/questions/${id}?done=answer-saved`);
  });
});
