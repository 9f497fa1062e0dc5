import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandLine, productLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as endpoints from '#contracts/inaccuracies.ts';
import { openPerProductMax } from './inaccuracies.service.ts';

const report = (changes: object = {}) => ({
  genericProductId: 1,
  reason: 'wrong' as const,
  field: 'size-or-weight' as const,
  text: 'It weighs 9 kg, not 6.\nI have a scale.',
  ...changes,
});

describe.each(engines)('reports of wrong product data on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1)]);
  });
  afterEach(() => shop.close());

  it('reach the shop from anybody, and are settled there', async () => {
    const visitor = shop.client();
    await visitor.call(endpoints.reportInaccuracy, { body: report({ productId: 10, email: 'Nora@Example.com' }) });
    await visitor.call(endpoints.reportInaccuracy, { body: report({ reason: 'unsafe', field: 'other' }) });
    const admin = await signedUpAdmin(shop);
    const { reports, count } = await admin.call(endpoints.listInaccuracies, { query: {} });
    expect(count).toBe(2);
    expect(reports[0]).toMatchObject({
      product: { id: 1, title: 'Meadow pram 1', path: '/gp/pram-1/1' },
      productId: 10,
      reason: 'wrong',
      field: 'size-or-weight',
      text: 'It weighs 9 kg, not 6.\nI have a scale.',
      email: 'nora@example.com',
      state: 'open',
    });
    const settled = await admin.call(endpoints.settleInaccuracy, {
      params: { id: reports[0]!.id },
      body: { state: 'settled' },
    });
    expect(settled.report).toMatchObject({ state: 'settled', email: null });
    expect((await admin.call(endpoints.listInaccuracies, { query: {} })).count).toBe(1);
    expect((await admin.call(endpoints.listInaccuracies, { query: { state: 'settled' } })).count).toBe(1);
  });

  it('are readable by admins only', async () => {
    const somebody = await signedUp(shop);
    expect(await somebody.refused(endpoints.listInaccuracies, { query: {} })).toMatchObject({ code: 'not-found' });
  });

  it('say what is wrong with an email address', async () => {
    const refusal = await shop.client().refused(endpoints.reportInaccuracy, { body: report({ email: 'nora' }) });
    expect(refusal.fields).toEqual([{ field: 'body.email', message: 'Invalid email address' }]);
  });

  it.each([
    ['body.reason', { reason: 'because' }],
    ['body.field', { field: 'shade' }],
    ['body.text', { text: '' }],
    ['body.text', { text: 'x'.repeat(1001) }],
    ['body.email', { email: 'no address' }],
    ['body.state', { state: 'settled' }],
  ])('name the field %s of %o', async (field, changes) => {
    const problem = await shop.client().refused(endpoints.reportInaccuracy, { body: report(changes) });
    expect(problem.fields!.map((one) => one.field)).toEqual([field]);
  });

  it('are about something that is there', async () => {
    for (const changes of [{ genericProductId: 99 }, { productId: 99 }])
      expect(await shop.client().refused(endpoints.reportInaccuracy, { body: report(changes) })).toMatchObject({
        code: 'not-found',
      });
  });

  it('work as a plain form', async () => {
    const done = await shop.client().fetch('/api/v3/inaccuracy_reports', {
      method: 'POST',
      body: new URLSearchParams({
        genericProductId: '1',
        productId: '',
        reason: 'missing',
        field: 'material',
        text: 'What is\r\nit made of?',
        email: '',
        page: '/gp/pram-1/1/report',
      }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/gp/pram-1/1/report?done=reported']);
  });

  it('of one product are kept up to a number, and the answer does not say so', async () => {
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const row = { generic_product_id: 1, product_id: null, reason: 'wrong', field: 'other', text: '', email: null };
      for (let number = 0; number < openPerProductMax; number += 1)
        await trx
          .insertInto('inaccuracy_report')
          .values({ ...row, id: shop.app.newId(), state: 'open', created_at: number })
          .execute();
    });
    await shop.client().call(endpoints.reportInaccuracy, { body: report() });
    const admin = await signedUpAdmin(shop);
    expect((await admin.call(endpoints.listInaccuracies, { query: {} })).count).toBe(openPerProductMax);
  });
});
