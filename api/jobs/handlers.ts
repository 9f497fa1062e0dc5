import type { Trx } from '#api/db/database.ts';
import { mailEmailChange } from '#api/features/accounts/accounts.service.ts';
import { eraseAccounts } from '#api/features/accounts/erase-account.service.ts';
import { forgetEndedAlerts, tellAvailable } from '#api/features/availability/tell-available.ts';
import { forgetOldCarts } from '#api/features/carts/carts.service.ts';
import { forgetUnconfirmedPledges, forgottenAtOnce } from '#api/features/cash-funds/contributions.service.ts';
import { forgetCancelledPledges } from '#api/features/cash-funds/forget-cancelled.service.ts';
import { refreshCaches } from '#api/features/catalogue/cache-refreshes.service.ts';
import { idsChangedByTime } from '#api/features/catalogue/product-documents.ts';
import { indexChange, indexProducts } from '#api/features/catalogue/search-updates.ts';
import { forgetEndedChecklistMails } from '#api/features/checklist-mails/checklist-mails.service.ts';
import { mailOwnGifts } from '#api/features/givers/givers.service.ts';
import { releaseUnpaidShares, unpaidAtOnce } from '#api/features/group-gifts/contributions.service.ts';
import { forgetReleasedShares } from '#api/features/group-gifts/forget-released.service.ts';
import { endOverdueGroupGifts } from '#api/features/group-gifts/group-gifts.service.ts';
import { releaseLatePayment, settleShare } from '#api/features/group-gifts/settle-share.ts';
import { tellOwners } from '#api/features/owner-digest/owner-digest.service.ts';
import { forgetUnconfirmedSubscriptions, sendWeeklyMails } from '#api/features/pregnancy-emails/send-weekly-mails.ts';
import { forgetEndedPrivacyRequests } from '#api/features/privacy-requests/privacy-requests.service.ts';
import { forgetUnconfirmedQuestions } from '#api/features/questions/questions.service.ts';
import { fillFindKeys } from '#api/features/registries/finding.service.ts';
import { forgetUnusedPictures, keepPicture } from '#api/features/registries/item-pictures.service.ts';
import { forgetOldDrafts } from '#api/features/registry-drafts/registry-drafts.service.ts';
import { deleteOldRegistries } from '#api/features/registry-lists/registry-lists.service.ts';
import { tellGiversOfDeletion } from '#api/features/registry-lists/tell-givers-of-deletion.ts';
import { forgetEndedReservations } from '#api/features/reservations/forget-ended.service.ts';
import { remindedAtOnce, remindGivers } from '#api/features/reservations/reminders.ts';
import { tellGivers } from '#api/features/reservations/reservation-steps.service.ts';
import { expiredAtOnce, expireReservations } from '#api/features/reservations/reservations.service.ts';
import { forwardEvents } from '#api/features/tracking/forwarded-events.ts';
import { forgetOldEvents } from '#api/features/tracking/tracking.service.ts';
import { forgetEndedPasswordResets, mailPasswordReset } from '#api/features/users/password-resets.service.ts';
import { forgetEndedSignUps, mailSignUp } from '#api/features/users/sign-ups.service.ts';
import type { App } from '#api/http/app-context.ts';
import { finishMail } from '#api/mail/leaving-mails.ts';
import { sendCollectedMails, sendUnverifiedMail } from '#api/mail/unverified-mails.ts';
import type { MailPort } from '#api/ports/mail.ts';
import { addDays, dayOf } from '#rules/days.ts';
import { forgetOldRows } from './forget-old-rows.ts';
import { inTurn, whileMany } from './in-turn.ts';
import type { JobHandlers } from './runner.ts';

type Step = (app: App) => Promise<unknown>;
const steps = (all: readonly Step[]) => (app: App) => inTurn(all, (step) => step(app));

/** Each deletes what it may, whatever becomes of the others. */
const forgetUnconfirmed = steps([
  forgetUnconfirmedSubscriptions,
  forgetEndedChecklistMails,
  forgetEndedAlerts,
  forgetUnconfirmedQuestions,
  forgetEndedPrivacyRequests,
]);
const releaseUnpaid = steps([
  (app) => whileMany(forgottenAtOnce, () => forgetUnconfirmedPledges(app)),
  (app) => whileMany(unpaidAtOnce, () => releaseUnpaidShares(app)),
]);
const forgetOld = steps([
  forgetOldRows,
  forgetEndedPasswordResets,
  forgetEndedSignUps,
  forgetOldCarts,
  forgetOldDrafts,
  deleteOldRegistries,
  forgetEndedReservations,
  forgetCancelledPledges,
  forgetReleasedShares,
  forgetUnusedPictures,
]);

export function createJobHandlers(ports: { mail: MailPort }): JobHandlers {
  const { deliverWithin } = ports.mail;
  return {
    mail:
      deliverWithin === undefined
        ? async ({ app, payload, uniqueKey }) => {
            const finish = (trx: Trx) => finishMail(app, trx, payload, uniqueKey);
            const mail = await app.db.transact({ lock: 'nothing' }, finish);
            if (mail !== null) await ports.mail.deliver(mail);
          }
        : {
            async write(trx, { app, payload, uniqueKey }) {
              const mail = await finishMail(app, trx, payload, uniqueKey);
              if (mail !== null) await deliverWithin(trx, mail);
            },
          },
    'unverified-mail': {
      write: (trx, { app, payload, uniqueKey }) => sendUnverifiedMail({ app, deliverWithin }, trx, payload, uniqueKey),
    },
    'send-collected-mails': {
      write: (trx, { app, payload, uniqueKey }) =>
        sendCollectedMails({ app, deliverWithin }, trx, payload.recipientHash, uniqueKey),
    },
    'mail-password-reset': {
      write: (trx, { app, payload, uniqueKey }) => mailPasswordReset(app, trx, payload, uniqueKey),
    },
    'mail-sign-up': { write: (trx, { app, payload }) => mailSignUp(app, trx, payload.signUpId, payload.isReader) },
    'mail-email-change': { write: (trx, { app, payload }) => mailEmailChange(app, trx, payload.changeId) },
    'mail-own-gifts': { write: (trx, { app, payload, uniqueKey }) => mailOwnGifts(app, trx, payload.email, uniqueKey) },
    'remind-givers': ({ app }) => whileMany(remindedAtOnce, () => remindGivers(app)),
    'tell-owners': ({ app }) => tellOwners(app),
    'tell-givers': { write: (trx, { app, payload }) => tellGivers(app, trx, payload) },
    'tell-givers-of-deletion': { write: (trx, { app, payload }) => tellGiversOfDeletion(app, trx, payload) },
    'keep-picture': ({ app, payload, id }) => keepPicture(app, payload, id),
    'expire-reservations': ({ app }) => whileMany(expiredAtOnce, () => expireReservations(app)),
    'settle-group-share': ({ app, payload }) => settleShare(app, payload.shareId),
    'release-late-payment': ({ app, payload }) => releaseLatePayment(app, payload),
    'release-unpaid': ({ app }) => releaseUnpaid(app),
    'end-group-gifts': ({ app }) => endOverdueGroupGifts(app),
    // Its key ends with the version of the change.
    'index-products': ({ app, payload, uniqueKey }) => indexChange(app, payload.ids, Number(uniqueKey.split(':')[1])),
    'refresh-caches': ({ app, progress }) => refreshCaches(app, progress),
    'index-new-day': async ({ app }) => indexProducts(app, await idsChangedByTime(app, addDays(dayOf(app.now()), -2))),
    'tell-available': ({ app, payload }) => tellAvailable(app, payload.ids),
    'send-weekly-mails': ({ app }) => sendWeeklyMails(app),
    'forget-unconfirmed': ({ app }) => forgetUnconfirmed(app),
    'forget-old-events': ({ app }) => forgetOldEvents(app),
    'forward-events': ({ app, payload }) => forwardEvents(app, payload.ids),
    'fill-find-keys': ({ app }) => fillFindKeys(app),
    'erase-accounts': ({ app }) => eraseAccounts(app),
    'forget-old-keys': ({ app }) => forgetOld(app),
  };
}
