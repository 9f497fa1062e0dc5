// The last step before a mail is sent: what may have changed while it waited is read now. Nothing is sent about a paused registry, and
// nothing that its reader does not want.
import type { Trx } from '#api/db/database.ts';
import { composeAccountEnds } from '#api/features/accounts/erase-account.service.ts';
import { linkToPreferences, wantsMail } from '#api/features/email-preferences/email-preferences.service.ts';
import { composeChoice } from '#api/features/group-gifts/mail-group-gifts.ts';
import { composeOffer } from '#api/features/members/members.service.ts';
import { composeDigest } from '#api/features/owner-digest/owner-digest.service.ts';
import { composeWeeklyMail, mayWriteAboutPregnancy } from '#api/features/pregnancy-emails/send-weekly-mails.ts';
import { isSilent } from '#api/features/registries/pausing.ts';
import { composeExpiry, composeReminder } from '#api/features/reservations/reminders.ts';
import type { JobPayloads } from '#api/jobs/queue.ts';
import type { OutgoingMail } from '#api/ports/mail.ts';
import { collectMails } from './collected-mails.ts';
import type { ComposedMail, Composer, ComposingApp, WrittenMail } from './composed-mails.ts';
import { openSecrets } from './link-secrets.ts';
import { kindOfMail, renderMail } from './render.ts';
import { asItIsNow } from './said-of-gifts.ts';

const composers: { readonly [T in ComposedMail['template']]: Composer<T> } = {
  'gifts-digest': composeDigest,
  'reservation-reminder': composeReminder,
  'reservation-expired': composeExpiry,
  'group-gift-to-choose': composeChoice,
  'account-ends': composeAccountEnds,
  'registry-offered': composeOffer,
  'pregnancy-week': composeWeeklyMail,
};

/** @returns null for a mail that has nothing more to say, or nobody to say it to. */
const compose = (app: ComposingApp, trx: Trx, mail: ComposedMail): Promise<WrittenMail | null> =>
  (composers[mail.template] as Composer<ComposedMail['template']>)(app, trx, mail);

/** The mail with what may be said now: it may have waited. Null where nothing is left to say, or its reader must not get it now. */
export async function writtenNow(app: ComposingApp, trx: Trx, mail: WrittenMail): Promise<WrittenMail | null> {
  if (mail.parts === undefined) return (await mayLeave(app, trx, mail)) ? asItIsNow(trx, mail) : null;
  const parts: WrittenMail[] = [];
  for (const part of mail.parts) {
    const written = await writtenNow(app, trx, part);
    if (written !== null) parts.push(written);
  }
  return parts.length === 0 ? null : collectMails(mail.to, parts);
}

/** Whether this mail may be sent now: the answer may have changed while it waited. */
async function mayLeave(app: ComposingApp, trx: Trx, mail: WrittenMail): Promise<boolean> {
  const { about, optional } = await kindOfMail(mail.template);
  if (about === 'registry') {
    if (mail.registryId !== undefined) {
      if (await isSilent(trx, mail.registryId)) return false;
      // Mails from before registryId existed are still sent.
    } else if (!app.settings.production)
      throw new Error(`The mail "${mail.template}" is about a registry: its sender must say which.`);
  }
  if (about === 'pregnancy' && !(await mayWriteAboutPregnancy(app, trx, mail.subscriptionId ?? ''))) return false;
  return optional === undefined || wantsMail(trx, mail.to, optional);
}

/** @returns null for a mail that must not be sent. */
export async function finishMail(
  app: ComposingApp,
  trx: Trx,
  payload: JobPayloads['mail'],
  uniqueKey: string,
): Promise<OutgoingMail | null> {
  // Mails from before they were composed here have their recipient.
  const written = 'to' in payload ? payload : await compose(app, trx, payload);
  const mail = written === null ? null : await writtenNow(app, trx, written);
  if (mail === null) return null;
  const { optional } = await kindOfMail(mail.template);
  const preferencesLink = optional === undefined ? undefined : await linkToPreferences(app, trx, mail.to, app.now());
  const opened = openSecrets(app.sealing, { data: mail.data, preferencesLink });
  const { oneClickLink } = opened.data;
  return {
    ...(await renderMail(mail.template, opened.data, opened.preferencesLink)),
    to: mail.to,
    uniqueKey,
    ...(typeof oneClickLink === 'string' && { oneClickLink }),
  };
}
