import type { Trx } from '#api/db/database.ts';
import { ownerToTell } from '#api/features/cash-funds/mail-contributions.ts';
import { mailGiver } from '#api/features/reservations/personal-link.ts';
import type { App } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { ourWords, wordsOfPeople } from '#api/mail/mail-words.ts';
import { formatMoney } from '#rules/money.ts';
import { findShare, type GroupGiftRow, type ShareRow } from './group-gifts.queries.ts';

const linkMs = 400 * 86_400_000;
/** So that a giver can take it back quietly. */
const tellOwnerAfterMs = 2 * 3_600_000;

export const sharePath = (id: string): string => `/group-gift-contributions/${id}`;

const moneyText = (amount: number, currency: string): string => formatMoney({ amount, currency }, 'en-US', true);

/** The receipt of a share, with its personal link. */
export async function mailShare(app: App, trx: Trx, share: ShareRow, secret: string, now: number): Promise<void> {
  const isOwnAddress = share.is_own_email === 1;
  const words = (text: string) => wordsOfPeople(text, isOwnAddress ? 'own' : 'typed');
  await mailGiver(
    app,
    trx,
    { isOwnAddress, now },
    {
      uniqueKey: `group-share-made:${share.id}`,
      whenSpent: 'collect',
      mail: {
        template: 'group-share-made',
        to: share.giver_email,
        data: {
          giverName: words(share.giver_name),
          amount: ourWords(moneyText(share.amount_cents, share.currency)),
          giftTitle: words(share.gift_title),
          registryTitle: words(share.registry_title),
          link: ourWords(`${app.settings.publicUrl}${sharePath(share.id)}?token=${secret}`),
        },
      },
    },
  );
}

/** Which of the two became of what they gave. */
export async function mailGiverOfEnd(
  app: App,
  trx: Trx,
  share: ShareRow,
  { outcome, refundCents }: { outcome: 'credit' | 'refund'; refundCents: number },
  now: number,
): Promise<void> {
  const isOwnAddress = share.is_own_email === 1;
  const words = (text: string) => wordsOfPeople(text, isOwnAddress ? 'own' : 'typed');
  await mailGiver(
    app,
    trx,
    { isOwnAddress, now },
    {
      uniqueKey: `group-gift-ended:${share.id}`,
      whenSpent: 'collect',
      mail: {
        template: 'group-gift-ended',
        to: share.giver_email,
        data: {
          giverName: words(share.giver_name),
          amount: ourWords(moneyText(share.amount_cents, share.currency)),
          refund: refundCents > 0 ? ourWords(moneyText(refundCents, share.currency)) : null,
          isCredit: outcome === 'credit' ? 1 : 0,
          giftTitle: words(share.gift_title),
          link: ourWords(`${app.settings.publicUrl}${sharePath(share.id)}`),
        },
      },
    },
  );
}

export const tellOwnerOfShare = (app: App, trx: Trx, shareId: string, now: number) =>
  enqueue(trx, {
    id: app.newId(),
    kind: 'tell-owner-of-share',
    uniqueKey: `tell-owner-of-share:${shareId}`,
    payload: { shareId },
    now,
    runAt: now + tellOwnerAfterMs,
  });

/** Unless it was taken back meanwhile, the registry is paused, or the owner wants to be surprised. */
export async function tellOwner(app: App, trx: Trx, shareId: string, uniqueKey: string): Promise<void> {
  const share = await findShare(trx, shareId);
  if (share === undefined || share.refund_cents > 0 || share.state === 'released') return;
  const owner = await ownerToTell(app, trx, share.registry_id);
  if (owner === null || !owner.sees.status) return;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `mail:${uniqueKey}`,
    now: app.now(),
    payload: {
      template: 'group-share-news',
      to: owner.email,
      registryId: share.registry_id,
      data: {
        ownerName: owner.name,
        giverName: owner.sees.names ? share.giver_name : null,
        amount: moneyText(share.amount_cents, share.currency),
        giftTitle: share.gift_title,
        isFunded: share.gift_state === 'funded',
        link: `${app.settings.publicUrl}/registry/funds`,
      },
    },
  });
}

/** It has ended by itself: the owner chooses what becomes of the sum, whatever it is. */
export async function mailOwnerOfEnd(
  app: App,
  trx: Trx,
  gift: GroupGiftRow,
  endedBy: 'arrival' | 'product',
  now: number,
): Promise<void> {
  const owner = await ownerToTell(app, trx, gift.registry_id);
  if (owner === null) return;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `group-gift-to-choose:${gift.id}`,
    now,
    payload: {
      template: 'group-gift-to-choose',
      to: owner.email,
      registryId: gift.registry_id,
      data: {
        ownerName: owner.name,
        isProductGone: endedBy === 'product',
        link: `${app.settings.publicUrl}/registry/group-gifts/${gift.reg_item_id}`,
      },
    },
  });
}

/** Whether `secret` is the personal link of this share. Reads only. */
export async function opensShare(app: App, id: string, secret: string): Promise<boolean> {
  const share = await findShare(app.db.read, id);
  return share !== undefined && share.link_hash === hashSecret(secret) && share.created_at + linkMs > app.now();
}
