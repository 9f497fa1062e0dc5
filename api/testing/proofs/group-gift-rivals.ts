import { releaseUnpaidShares } from '#api/features/group-gifts/contributions.service.ts';
import { settleShare } from '#api/features/group-gifts/settle-share.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import { ownerWithGroupGift, payShare, shareOf } from '../funds.ts';
import { createTestApp, type Engine, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { auditMoney, RecordingPayments } from './money-audit.ts';
import { Findings, type Proof } from './proof.ts';

type Item = Awaited<ReturnType<typeof ownerWithGroupGift>>;

interface Scene {
  test: TestApp;
  item: Item;
  /** The giver whose step is interrupted. */
  giver: TestClient;
  shareId: string;
}

/** Between calling the provider and storing its response: there a rival can decide something else. */
const moments = ['after-authorise', 'after-capture', 'after-release', 'after-refund'] as const;
type Moment = (typeof moments)[number];

const shareParams = ({ shareId }: Scene) => ({ params: { id: shareId } });
const itemParams = ({ item }: Scene) => ({ params: { id: item.registryId, item: item.itemId } });

const rivals: Record<string, (scene: Scene) => Promise<unknown>> = {
  'the giver takes it back': (scene) => scene.giver.send(groupGifts.cancelGroupContribution, shareParams(scene)),
  'the giver pays again': (scene) => scene.giver.send(groupGifts.payGroupContribution, shareParams(scene)),
  'the owner closes it for refunds': (scene) =>
    scene.item.owner.send(groupGifts.changeGroupGift, {
      ...itemParams(scene),
      body: { action: 'close', outcome: 'refund' },
    }),
  'the owner closes it for credit': (scene) =>
    scene.item.owner.send(groupGifts.changeGroupGift, {
      ...itemParams(scene),
      body: { action: 'close', outcome: 'credit' },
    }),
  'the owner redeems a part': async ({ item }) => {
    const { funds } = await item.owner.call(groupGifts.listRedemptions, {});
    const fund = funds[0]!;
    return item.owner.send(groupGifts.redeemGroupGift, { body: { groupGiftId: fund.groupGiftId, amountCents: 700 } });
  },
  'somebody else gives the rest': ({ test, item }) => payShare(test.client(), item, 50_000).catch(() => undefined),
  'its time runs out': async ({ test }) => {
    test.clock.pass(31 * 60_000);
    await releaseUnpaidShares(test.app);
  },
  'the same work runs twice': ({ test, shareId }) => settleShare(test.app, shareId),
};

/** Brings the giver's share up to the moment before the interruption, and then past it. */
const steps: Record<Moment, (scene: Scene) => Promise<unknown>> = {
  'after-authorise': (scene) => scene.giver.send(groupGifts.payGroupContribution, shareParams(scene)),
  'after-capture': async (scene) => {
    await scene.giver.call(groupGifts.payGroupContribution, shareParams(scene));
    await scene.test.jobs.runDue();
  },
  'after-release': async (scene) => {
    await scene.giver.call(groupGifts.payGroupContribution, shareParams(scene));
    await scene.giver.call(groupGifts.cancelGroupContribution, shareParams(scene));
    await scene.test.jobs.runDue();
  },
  'after-refund': async (scene) => {
    await scene.giver.call(groupGifts.payGroupContribution, shareParams(scene));
    await scene.test.jobs.runDue();
    await scene.giver.call(groupGifts.cancelGroupContribution, shareParams(scene));
    await scene.test.jobs.runDue();
  },
};

export const groupGiftRivals: Proof = {
  name: 'group-gift-rivals',
  proves:
    'whatever a rival does between two steps of a payment, its capture, release or refund, every cent is where it belongs',
  unit: 'pairs',
  sizes: { withTests: 1, longRun: 20 },
  async run({ size, engines, found = new Findings() }) {
    for (const engine of engines) for (let i = 0; i < size; i += 1) await interleave(engine, found);
    return found;
  },
};

/** @param plant breaks the fresh server on purpose */
export async function interleave(
  engine: Engine,
  found: Findings,
  plant: (test: TestApp) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const payments = new RecordingPayments();
  const waiting: { moment: Moment; rival: () => Promise<unknown> }[] = [];
  const test = await createTestApp({
    engine,
    parts: {
      payments,
      checkpoint: async (name) => {
        const at = waiting.findIndex(({ moment }) => moment === name);
        if (at >= 0) await waiting.splice(at, 1)[0]!.rival();
      },
    },
  });
  try {
    await plant(test);
    for (const moment of moments)
      for (const [name, rival] of Object.entries(rivals)) {
        const item = await ownerWithGroupGift(test);
        // So that there is something to redeem and to divide.
        await payShare(test.client(), item, 2_000);
        await test.jobs.runDue();
        const giver = test.client();
        const { contribution } = await giver.call(groupGifts.contribute, shareOf(item, 3_000));
        const scene = { test, item, giver, shareId: contribution.id };
        waiting.splice(0);
        waiting.push({ moment, rival: () => rival(scene) });
        await steps[moment](scene);
        if (waiting.length > 0) found.count(`not reached: ${moment}`);
        await test.jobs.runDue();
        await test.jobs.runDue();
        await auditMoney(
          test.app.db,
          (sentence) => found.fault(`${engine}, ${moment}, ${name}: ${sentence}`),
          payments,
        );
        found.done += 1;
      }
  } finally {
    await test.close();
  }
}
