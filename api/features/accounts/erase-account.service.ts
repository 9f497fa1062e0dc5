import { forgetGiverEmail } from '#api/features/givers/givers.service.ts';
import { pauseOwnRegistries } from '#api/features/registries/registries.service.ts';
import { forgetGiver } from '#api/features/reservations/forget-giver.service.ts';
import { forgetReviewsOf } from '#api/features/reviews/reviews.service.ts';
import type { App, Changing } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { userText } from '#api/mail/mail-text.ts';
import { recipientHash } from '#api/mail/unverified-budget.ts';
import { graceDays } from '#rules/account-ends.ts';
import { addDays, type Day, dayOf } from '#rules/days.ts';
import {
  deleteOtherSessions,
  deleteOwnRegistries,
  deleteTraces,
  deleteUser,
  findEmailChangeOf,
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

/** Ends every session at once and pauses what the account owns; the data goes when the grace is over. */
export async function deleteAccount(call: Changing<unknown>): Promise<{ lastDay: Day }> {
  const { app, trx, caller, now, cookies } = call;
  await refuseStalePassword(trx, caller, now);
  const user = caller.user!;
  const deletesAt = now + graceDays * 86_400_000;
  await setUser(trx, user.id, { deletes_at: deletesAt });
  await pauseOwnRegistries(app, trx, user.id, now);
  await deleteOtherSessions(trx, user.id, null);
  cookies.browser = 'forget';
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `account-ends:${user.id}:${now}`,
    payload: {
      template: 'account-ends',
      to: user.email,
      data: {
        name: userText(user.name, 'confirmed'),
        day: dayInWords.format(deletesAt),
        link: `${app.settings.publicUrl}/login`,
      },
    },
    now,
  });
  return { lastDay: addDays(dayOf(deletesAt), -1) };
}

/** Every day: accounts whose grace is over, one transaction each. */
export async function eraseAccounts(app: App): Promise<void> {
  for (;;) {
    const due = await findUsersToErase(app.db.read, app.now());
    if (due.length === 0) return;
    for (const { id } of due) await app.db.transact({ lock: { user: id } }, (trx) => erase(app, trx, id));
  }
}

async function erase(app: App, trx: Changing<unknown>['trx'], id: string): Promise<void> {
  const now = app.now();
  const user = await findUserToErase(trx, id, now);
  if (user === undefined) return;
  await app.db.lock(trx, { registry: await findTouchedRegistries(trx, id, user.email) });
  await forgetReviewsOf(app, trx, id, now);
  const addresses = await forgetGiver(trx, { userId: id, email: user.email }, now);
  await forgetGiverEmail(trx, user.email, addresses);
  await deleteOwnRegistries(trx, id);
  const wanted = await findEmailChangeOf(trx, id, 0);
  for (const email of [user.email, ...(wanted === undefined ? [] : [wanted.email])])
    await deleteTraces(trx, id, email, recipientHash(email));
  await deleteUser(trx, id);
}
