import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownerWithFund, pledgeOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as funds from '#contracts/cash-funds.ts';
import { openPledgesMax } from '#rules/cash-funds.ts';
import { withoutGiver } from './contributions.queries.ts';

const email = 'vera@example.com';

describe.each(engines)('many open pledges to one fund, on %s', (engine) => {
  let test: TestApp;
  let fund: Awaited<ReturnType<typeof ownerWithFund>>;
  beforeEach(async () => {
    test = await createTestApp({ engine, parts: { unverifiedHoldsFactor: 1 } });
    fund = await ownerWithFund(test);
  });
  afterEach(() => test.close());

  const pledge = (client: TestClient, giverEmail: string) =>
    client.call(funds.pledge, { body: pledgeOf(fund, { giverEmail }) });
  /** By a browser of its own, which has followed the link in the mail. */
  async function confirm() {
    const browser = test.client();
    const { contribution } = await pledge(browser, email);
    // The day's mails to this address may be spent.
    test.clock.pass(2 * 86_400_000);
    await test.jobs.runDue();
    const mails = await test.mailsTo(email);
    const mail = mails.find(({ text }) => text.includes(contribution.id))!;
    await follow(browser, linkIn([mail], /\/cash-fund-contributions\//));
    return browser.send(funds.confirmContribution, { params: { id: contribution.id }, body: { step: 'email' } });
  }

  it('tell nobody who types an email whether its owner has given', async () => {
    expect((await confirm()).status).toBe(200);
    const stranger = await signedUp(test, 'Mallory', 'mallory@example.com');
    for (let n = 1; n < openPledgesMax; n += 1) await pledge(stranger, 'mallory@example.com');
    expect((await pledge(stranger, email)).contribution).toMatchObject({ state: 'pledged', isEmailVerified: false });
    expect(await stranger.refused(funds.pledge, { body: pledgeOf(fund, { giverEmail: email }) })).toMatchObject({
      code: 'wrong-state',
    });
  });

  it('are refused when their email is confirmed, from however many browsers they come', async () => {
    const outcomes: number[] = [];
    for (let n = 0; n <= openPledgesMax; n += 1) outcomes.push((await confirm()).status);
    expect(outcomes).toEqual([...Array(openPledgesMax).fill(200), 409]);
  });

  it('are not counted to anybody once their givers are forgotten', async () => {
    for (let n = 0; n < openPledgesMax; n += 1) await confirm();
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      for (const { id } of await trx.selectFrom('cash_fund_contribution').select('id').execute())
        await withoutGiver(trx, id);
    });
    expect((await pledge(test.client(), 'nora@example.com')).contribution.state).toBe('pledged');
  });
});
