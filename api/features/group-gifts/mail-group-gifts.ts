import type { Trx } from '#api/db/database.ts';
import { mailGiver } from '#api/features/reservations/personal-link.ts';
import type { App } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { makeMailedLink, opensMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { Composer } from '#api/mail/composed-mails.ts';
import { sealSecret } from '#api/mail/link-secrets.ts';
import { ourText, userText } from '#api/mail/mail-text.ts';
import { formatMoney } from '#rules/money.ts';
import { findShare, findUndecided, type GroupGiftRow, type ShareRow } from './group-gifts.queries.ts';
import { findOwnerOf } from './owners.queries.ts';

const linkDays = 400;

export const sharePath = (id: string): string => `/group-gift-contributions/${id}`;

const moneyText = (amount: number, currency: string): string => formatMoney({ amount, currency }, 'en-US', true);

/** The receipt of a share, with its personal link. */
export async function mailShare(app: App, trx: Trx, share: ShareRow, secret: string, now: number): Promise<void> {
  const isOwnAddress = share.email_verified_at !== null;
  const words = (text: string) => userText(text, isOwnAddress ? 'own' : 'typed');
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
        registryId: share.registry_id,
        data: {
          giverName: words(share.giver_name),
          amount: ourText(moneyText(share.amount_cents, share.currency)),
          giftTitle: words(share.gift_title),
          registryTitle: words(share.registry_title),
          link: ourText(`${app.settings.publicUrl}${sharePath(share.id)}?token=${sealSecret(app.sealing, secret)}`),
        },
      },
    },
  );
}

/** Tells a giver which of the two outcomes applies to their contribution. */
export async function mailGiverOfEnd(
  app: App,
  trx: Trx,
  share: ShareRow,
  { outcome, refundCents }: { outcome: 'credit' | 'refund'; refundCents: number },
  now: number,
): Promise<void> {
  // Their account has ended.
  if (share.giver_email === '') return;
  const isOwnAddress = share.email_verified_at !== null;
  const words = (text: string) => userText(text, isOwnAddress ? 'confirmed' : 'typed');
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
        registryId: share.registry_id,
        data: {
          giverName: words(share.giver_name),
          amount: ourText(moneyText(share.amount_cents, share.currency)),
          refund: refundCents > 0 ? ourText(moneyText(refundCents, share.currency)) : null,
          isCredit: outcome === 'credit' ? 1 : 0,
          giftTitle: words(share.gift_title),
          link: ourText(await linkTo(app, trx, share.id, now)),
        },
      },
    },
  );
}

/** It has ended by itself: tells the owner to choose what becomes of the sum, whatever it is. */
export async function mailOwnerOfEnd(
  app: App,
  trx: Trx,
  gift: GroupGiftRow,
  endedBy: 'arrival' | 'product',
  now: number,
): Promise<void> {
  const owner = await findOwnerOf(trx, gift.registry_id);
  if (owner === undefined || owner.state === 'paused') return;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `group-gift-to-choose:${gift.id}`,
    now,
    payload: {
      template: 'group-gift-to-choose',
      registryId: gift.registry_id,
      itemId: gift.reg_item_id,
      isProductGone: endedBy === 'product',
    },
  });
}

/** To whoever owns the registry by then, unless somebody has chosen. */
export const composeChoice: Composer<'group-gift-to-choose'> = async (
  app,
  trx,
  { template, registryId, itemId, isProductGone },
) => {
  const owner = await findOwnerOf(trx, registryId);
  const isUndecided = (gift: GroupGiftRow) => gift.reg_item_id === itemId && gift.state === 'closed';
  if (owner === undefined || !(await findUndecided(trx, registryId)).some(isUndecided)) return null;
  const link = `${app.settings.publicUrl}/registry/group-gifts/${itemId}`;
  return { template, to: owner.email, registryId, data: { ownerName: owner.name, isProductGone, link } };
};

/** The secret of the first link is not stored, so a later mail has one of its own. */
const linkTo = (app: App, trx: Trx, id: string, now: number): Promise<string> =>
  makeMailedLink(app, trx, {
    kind: 'group-gift-contribution',
    subjectId: id,
    path: sharePath(id),
    days: linkDays,
    now,
  });

/** Whether `secret` is a personal link of this share. Reads only. */
export async function opensShare(app: App, id: string, secret: string): Promise<boolean> {
  const share = await findShare(app.db.read, id);
  const isFirst =
    share !== undefined &&
    share.link_hash === hashSecret(secret) &&
    share.created_at + linkDays * 86_400_000 > app.now();
  return isFirst || opensMailedLink(app, 'group-gift-contribution', id, secret);
}
