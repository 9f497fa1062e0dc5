import * as groupGifts from '#contracts/group-gifts.ts';
import * as registries from '#contracts/registries.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { ownerWithGroupGift, runJob, shareOf } from '../funds.ts';
import { testPassword } from '../people.ts';
import { createTestApp, type Engine, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { auditMoney, RecordingPayments } from './money-audit.ts';
import { Findings, type Proof } from './proof.ts';
import { Seeded } from './seeded.ts';

const givers = 6;
const auditEvery = 40;
/** Steps let time pass, and a session ends after 30 days. */
const signInEvery = 10_000;

export const randomGroupGifts: Proof = {
  name: 'random-group-gifts',
  proves:
    'whatever is contributed, paid, cancelled, expired, redeemed, closed and opened again, no goal is passed, no cent is lost, and the ledger, the shares and the provider agree',
  unit: 'operations',
  sizes: { withTests: 600, longRun: 100_000 },
  async run({ size, seed, engines, found = new Findings() }) {
    for (const engine of engines) await randomMoney(engine, size, seed, found);
    return found;
  },
};

type Item = Awaited<ReturnType<typeof ownerWithGroupGift>>;

/** @param plant breaks the fresh server on purpose */
export async function randomMoney(
  engine: Engine,
  size: number,
  seed: number,
  found: Findings,
  plant: (test: TestApp) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const random = new Seeded(seed);
  const payments = new RecordingPayments();
  const test = await createTestApp({ engine, parts: { payments } });
  const fault = (sentence: string) => found.fault(`${engine}: ${sentence}`);
  try {
    await plant(test);
    const item = await ownerWithGroupGift(test, random.int(5_000, 40_000));
    const email = (await item.owner.call(currentUser, {})).user!.email;
    const guests = Array.from({ length: givers }, () => ({ client: test.client(), shares: [] as string[] }));
    for (let done = 0; done < size; done += 1) {
      if (done % signInEvery === signInEvery - 1)
        await item.owner.call(signIn, { body: { email, password: testPassword } });
      const answer = await step(test, item, random, random.pick(guests));
      if (answer !== null) {
        found.count(answer.status < 400 ? 'carried out' : 'refused');
        if (answer.status >= 500) fault(`answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
      }
      found.done += 1;
      if (done % auditEvery === auditEvery - 1 || done === size - 1) {
        await test.jobs.runDue();
        await auditMoney(test.app.db, fault, payments);
      }
    }
    const left = await test.app.db.read.selectFrom('job').select('kind').where('last_error', 'is not', null).execute();
    for (const { kind } of left) fault(`the job ${kind} failed`);
  } finally {
    await test.close();
  }
}

type Answer = { status: number; body: unknown } | null;

async function step(
  test: TestApp,
  item: Item,
  random: Seeded,
  guest: { client: TestClient; shares: string[] },
): Promise<Answer> {
  const params = { id: item.registryId, item: item.itemId };
  const share = guest.shares.length === 0 ? null : random.pick(guest.shares);
  switch (
    random.weighted({
      contribute: 6,
      pay: 6,
      cancel: 2,
      settle: 3,
      time: 1,
      redeem: 2,
      close: 0.4,
      open: 1,
      raise: 0.4,
    })
  ) {
    case 'contribute': {
      const answer = await guest.client.send(groupGifts.contribute, shareOf(item, random.int(100, 9_000)));
      if (answer.status === 201) guest.shares.push((answer.body as { contribution: { id: string } }).contribution.id);
      return answer;
    }
    case 'pay':
      return share === null ? null : guest.client.send(groupGifts.payGroupContribution, { params: { id: share } });
    case 'cancel':
      return share === null ? null : guest.client.send(groupGifts.cancelGroupContribution, { params: { id: share } });
    case 'settle':
      await test.jobs.runDue();
      return null;
    case 'time':
      test.clock.pass(31 * 60_000);
      await runJob(test, 'release-unpaid');
      return null;
    case 'redeem': {
      const { funds } = await item.owner.call(groupGifts.listRedemptions, {});
      const fund = funds[0];
      if (fund === undefined || fund.balance.amount === 0) return null;
      const amountCents = random.chance(0.3) ? fund.balance.amount : random.int(1, fund.balance.amount + 50);
      return item.owner.send(groupGifts.redeemGroupGift, { body: { groupGiftId: fund.groupGiftId, amountCents } });
    }
    case 'close': {
      const outcome = random.chance(0.5) ? 'credit' : 'refund';
      return item.owner.send(groupGifts.changeGroupGift, { params, body: { action: 'close', outcome } });
    }
    case 'open':
      return item.owner.send(groupGifts.changeGroupGift, { params, body: { action: 'open' } }).then(async (answer) => {
        if (answer.status < 400) guest.shares.length = 0;
        else await beginAnew(item, random);
        return answer;
      });
    case 'raise':
      return item.owner.send(groupGifts.changeGroupGift, {
        params,
        body: { action: 'change', priceCents: random.int(5_000, 60_000) },
      });
  }
}

/** Credit that was taken stays; a new item replaces the old one. */
async function beginAnew(item: Item, random: Seeded): Promise<void> {
  const params = { id: item.registryId, item: item.itemId };
  const { regItem } = await item.owner.call(registries.readItem, { params });
  if (regItem.groupGift?.outcome !== 'credit' && regItem.groupGift?.state !== 'redeemed') return;
  const added = await item.owner.call(registries.addItem, {
    params: { id: item.registryId },
    body: {
      kind: 'external',
      title: 'Crib',
      url: `https://shop.example/crib${random.int(1, 1_000_000)}`,
      price: { amount: random.int(5_000, 40_000), currency: 'USD' },
    },
  });
  item.itemId = added.regItem.id;
  await item.owner.call(groupGifts.changeGroupGift, {
    params: { id: item.registryId, item: item.itemId },
    body: { action: 'open' },
  });
}
