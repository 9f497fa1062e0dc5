import { enqueue, type JobKind } from '#api/jobs/queue.ts';
import { chooseCashFundPreferences } from '#contracts/cash-funds.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import * as registries from '#contracts/registries.ts';
import type { PaymentKind } from '#rules/payment-kinds.ts';
import { signedUp } from './people.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

interface OwnedItem {
  owner: TestClient;
  registryId: string;
  itemId: string;
}

/** An owner with a fund, to be paid by check or by card. */
export async function ownerWithFund(
  test: TestApp,
  { goalCents = null }: { goalCents?: number | null } = {},
): Promise<OwnedItem> {
  const owner = await signedUp(test, 'Olive');
  const { registry } = await owner.call(registries.createRegistry, { body: {} });
  await owner.call(chooseCashFundPreferences, {
    body: {
      registryId: registry.id,
      paymentPreferences: [
        { kind: 'check', selected: true, handle: '9 Canary Street' },
        { kind: 'card_link', selected: true, link: 'https://pay.example/olive' },
      ],
    },
  });
  const { regItem } = await owner.call(registries.addItem, {
    params: { id: registry.id },
    body: { kind: 'cash_fund', title: 'Diaper fund', goalCents },
  });
  return { owner, registryId: registry.id, itemId: regItem.id };
}

export const pledgeOf = (
  { itemId }: { itemId: string },
  changes: Partial<{ amountCents: number; paymentKind: PaymentKind; giverEmail: string; message: string }> = {},
) => ({
  regItemId: itemId,
  amountCents: 5_000,
  paymentKind: 'check' as PaymentKind,
  giverName: 'Gus',
  giverEmail: 'gus@example.com',
  ...changes,
});

/** An owner with a group gift for an item of 100 dollars, so with a goal of 110. */
export async function ownerWithGroupGift(test: TestApp, priceCents = 10_000): Promise<OwnedItem> {
  const owner = await signedUp(test, 'Olive');
  const { registry } = await owner.call(registries.createRegistry, { body: {} });
  const { regItem } = await owner.call(registries.addItem, {
    params: { id: registry.id },
    body: {
      kind: 'external',
      title: 'Stroller',
      url: 'https://shop.example/stroller',
      price: { amount: priceCents, currency: 'USD' },
    },
  });
  const params = { id: registry.id, item: regItem.id };
  await owner.call(groupGifts.changeGroupGift, { params, body: { action: 'open' } });
  return { owner, registryId: registry.id, itemId: regItem.id };
}

export const shareOf = (
  { registryId, itemId }: Pick<OwnedItem, 'registryId' | 'itemId'>,
  amountCents: number,
  giverEmail = 'gus@example.com',
) => ({ params: { id: registryId, item: itemId }, body: { amountCents, giverName: 'Gus', giverEmail } });

/** Holds a share and pays for it. */
export async function payShare(guest: TestClient, item: OwnedItem, amountCents: number, giverEmail?: string) {
  const { contribution } = await guest.call(groupGifts.contribute, shareOf(item, amountCents, giverEmail));
  const params = { id: contribution.id };
  return (await guest.call(groupGifts.payGroupContribution, { params })).contribution;
}

/** Runs a job that the schedule would run now. */
export async function runJob({ app, jobs }: TestApp, kind: Extract<JobKind, 'release-unpaid' | 'end-group-gifts'>) {
  await app.db.transact({ lock: 'nothing' }, (trx) =>
    enqueue(trx, { id: app.newId(), kind, uniqueKey: `${kind}:${app.newId()}`, payload: {}, now: app.now() }),
  );
  await jobs.runDue();
}
