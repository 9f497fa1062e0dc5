// People who wanted to give something from a deleted registry, or one whose owner has left, are told in one mail, with what to do. It is
// sent two hours later, so that an owner can undo a mistake quietly. Group gifts are refunded then, and their givers are told by a separate
// mail.
import type { Trx } from '#api/db/database.ts';
import { openPledgesOf } from '#api/features/cash-funds/contributions.service.ts';
import { refundGroupGiftsOf } from '#api/features/group-gifts/group-gifts.service.ts';
import { mailGiver } from '#api/features/reservations/personal-link.ts';
import { openReservationsOf } from '#api/features/reservations/reservation-steps.service.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import { type MailText, ourText, userText } from '#api/mail/mail-text.ts';
import { accountEndsAt } from '#rules/account-ends.ts';
import { dayOf } from '#rules/days.ts';
import { findOwnersEnd, findPutAway } from './registry-lists.queries.ts';

const tellAfterMs = 2 * 3_600_000;

/** A gift that somebody was about to give, in the words of a mail. */
export interface OpenGift {
  email: string;
  giverName: string;
  isConfirmed: boolean;
  registryTitle: string;
  words: MailText;
  isBought: boolean;
  isPledge: boolean;
}

export const askToTellOfDeletion = (app: App, trx: Trx, registryId: string, now: number) =>
  enqueue(trx, {
    id: app.newId(),
    kind: 'tell-givers-of-deletion',
    uniqueKey: `tell-givers-of-deletion:${registryId}:${now}`,
    payload: { registryId, deletedAt: now },
    now,
    runAt: now + tellAfterMs,
  });

/** The registry was deleted at that moment and not restored since, or its owner's account was, and nobody has signed in to it since. */
export async function isGoneSince(trx: Trx, registryId: string, deletedAt: number): Promise<boolean> {
  const deletion = await findPutAway(trx, 'registry_deletion', registryId);
  if (deletion?.created_at === deletedAt) return true;
  return (await findOwnersEnd(trx, registryId)) === accountEndsAt(deletedAt);
}

export async function tellGiversOfDeletion(
  app: App,
  trx: Trx,
  { registryId, deletedAt }: JobPayloads['tell-givers-of-deletion'],
): Promise<void> {
  const now = app.now();
  // This also decides about the money of group gifts.
  await app.db.lock(trx, { registry: registryId });
  if (!(await isGoneSince(trx, registryId, deletedAt))) return;
  const open = [...(await openReservationsOf(trx, registryId)), ...(await openPledgesOf(trx, registryId))];
  for (const [email, gifts] of Map.groupBy(open, (gift) => gift.email)) {
    const isConfirmed = gifts.some((gift) => gift.isConfirmed);
    const words = (text: string) => userText(text, isConfirmed ? 'confirmed' : 'typed');
    const [first] = gifts;
    await mailGiver(
      app,
      trx,
      { isOwnAddress: isConfirmed, now },
      {
        // One mail a day, however often it is deleted and restored. The key is in the mail's headers: a giver who came by the link of a
        // group must not learn the registry's id, which leads to it once it is restored.
        uniqueKey: `registry-deleted:${app.sealing.tag(`${registryId} ${email}`)}:${dayOf(now)}`,
        whenSpent: 'leave-out',
        mail: {
          template: 'registry-deleted',
          to: email,
          registryId,
          says: { registryId, isGoneSince: deletedAt },
          data: {
            giverName: words(first!.giverName),
            registryTitle: words(first!.registryTitle),
            gifts: isConfirmed ? ourText(gifts.map((gift) => gift.words).join('; ')) : null,
            isAnyBought: gifts.some((gift) => gift.isBought) ? 1 : 0,
            isAnyPledged: gifts.some((gift) => gift.isPledge) ? 1 : 0,
            link: ourText(`${app.settings.publicUrl}/reservations`),
          },
        },
      },
    );
  }
  await refundGroupGiftsOf(app, trx, registryId, now);
}
