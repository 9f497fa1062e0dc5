import { forgetPledgesOf } from '#api/features/cash-funds/contributions.service.ts';
import { forgetGiverEmail } from '#api/features/givers/givers.service.ts';
import { forgetSharesOf } from '#api/features/group-gifts/contributions.service.ts';
import { areGroupGiftsSettled } from '#api/features/group-gifts/group-gifts.service.ts';
import { deletePhotosOf, findGivenImages, setOwnerOfImage } from '#api/features/images/images.service.ts';
import { endWeeklyEmailsOf } from '#api/features/pregnancy-emails/silence.ts';
import { ownRegistriesOf } from '#api/features/registries/portable-registry.service.ts';
import { pauseOwnRegistries } from '#api/features/registries/registries.service.ts';
import { retireAddresses } from '#api/features/registries/retired-addresses.ts';
import { forgetDraft } from '#api/features/registry-drafts/registry-drafts.service.ts';
import { askToTellOfDeletion } from '#api/features/registry-lists/tell-givers-of-deletion.ts';
import { forgetGiver } from '#api/features/reservations/forget-giver.service.ts';
import { forgetReviewsOf } from '#api/features/reviews/reviews.service.ts';
import type { App, Changing } from '#api/http/app-context.ts';
import { inTurn } from '#api/jobs/in-turn.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { Composer } from '#api/mail/composed-mails.ts';
import { userText } from '#api/mail/mail-text.ts';
import { budgetHashes, recipientHash } from '#api/mail/unverified-budget.ts';
import { accountEndsAt, erasedBy, erasedOn, lastDayToKeep } from '#rules/account-ends.ts';
import type { Day } from '#rules/days.ts';
import { findUserById } from '../users/users.service.ts';
import {
  deleteMailOfEmailChange,
  deleteOtherSessions,
  deleteOwnRegistries,
  deleteTraces,
  deleteUser,
  findEmailChangeOf,
  findOwnRegistries,
  findTouchedRegistries,
  findUsersToErase,
  findUserToErase,
  setUser,
} from './accounts.queries.ts';
import { refuseStalePassword } from './accounts.service.ts';

const dayInWords = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Ends every session at once and pauses what the account owns, and tells its givers; the data is deleted when the grace period is over. */
export async function deleteAccount(call: Changing<unknown>): Promise<{ lastDay: Day }> {
  const { app, trx, caller, now, cookies } = call;
  await refuseStalePassword(trx, caller, now);
  const user = caller.user!;
  const deletesAt = accountEndsAt(now);
  await setUser(trx, user.id, { deletes_at: deletesAt });
  await pauseOwnRegistries(app, trx, user.id, now);
  for (const registry of await ownRegistriesOf(trx, user.id)) await askToTellOfDeletion(app, trx, registry.id, now);
  await deleteOtherSessions(trx, user.id, null);
  // It would outlive the account, and nobody could open it.
  await forgetDraft(call);
  cookies.browser = 'forget';
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `account-ends:${user.id}:${now}`,
    payload: { template: 'account-ends', userId: user.id, deletesAt },
    now,
  });
  return { lastDay: lastDayToKeep(deletesAt) };
}

/** Unless its owner has signed in again, and so keeps it. */
export const composeAccountEnds: Composer<'account-ends'> = async (app, trx, { template, userId, deletesAt }) => {
  const user = await findUserById(trx, userId);
  if (user?.deletes_at !== deletesAt) return null;
  const day = dayInWords.format(Date.parse(erasedOn(deletesAt)));
  const data = { name: userText(user.name, 'confirmed'), day, link: `${app.settings.publicUrl}/login` };
  return { template, to: user.email, data };
};

/** Every day: erases accounts whose grace period is over, one transaction each. */
export async function eraseAccounts(app: App): Promise<void> {
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const due = await findUsersToErase(app.db.read, erasedBy(app.now()), after);
    if (due.length === 0) break;
    ids.push(...due.map(({ id }) => id));
    after = due.at(-1)!.id;
  }
  await inTurn(ids, (id) => app.db.transact({ lock: { user: id } }, (trx) => erase(app, trx, id)));
}

async function erase(app: App, trx: Changing<unknown>['trx'], id: string): Promise<void> {
  const now = app.now();
  const user = await findUserToErase(trx, id, erasedBy(now));
  if (user === undefined) return;
  await app.db.lock(trx, { registry: await findTouchedRegistries(trx, id, user.email) });
  // Their group gifts hold other people's money: while some of it is being refunded, the account waits for the next night.
  const own = await findOwnRegistries(trx, id);
  if (!(await areGroupGiftsSettled(app, trx, own, now))) return;
  await forgetReviewsOf(app, trx, id, now);
  const giver = { userId: id, email: user.email };
  await forgetGiverEmail(trx, giver);
  await forgetPledgesOf(trx, giver, now);
  await forgetSharesOf(trx, giver, now);
  await forgetGiver(trx, giver, now);
  for (const registryId of own) await endWeeklyEmailsOf(app, trx, registryId);
  await retireAddresses(app, trx, own);
  await deletePhotosOf(trx, own);
  await deleteOwnRegistries(trx, id);
  // They are the family's, whoever uploaded them: of one that handed its registry over, or was helped by this person.
  for (const image of await findGivenImages(trx, id)) await setOwnerOfImage(trx, image.id, image.ownerId);
  const { email } = user;
  await deleteTraces(trx, id, { email, mailboxHash: recipientHash(email), budgetHashes: budgetHashes(email) });
  const wanted = await findEmailChangeOf(trx, id, 0);
  if (wanted !== undefined) await deleteMailOfEmailChange(trx, wanted.id);
  await deleteUser(trx, id);
}
