// The last check before a mail is sent. Nothing is sent about a paused registry, and nothing that its reader does not want.
import type { Trx } from '#api/db/database.ts';
import { linkToPreferences, wantsMail } from '#api/features/email-preferences/email-preferences.service.ts';
import { mayWriteAboutPregnancy } from '#api/features/pregnancy-emails/send-weekly-mails.ts';
import { isSilent } from '#api/features/registries/pausing.ts';
import type { App } from '#api/http/app-context.ts';
import type { JobPayloads } from '#api/jobs/queue.ts';
import type { OutgoingMail } from '#api/ports/mail.ts';
import { openSecrets } from './link-secrets.ts';
import { kindOfMail, renderMail } from './render.ts';

export type LeavingMail = Omit<JobPayloads['mail'], 'data'> & { data: Record<string, unknown> };
export type LeavingApp = Pick<App, 'now' | 'newId' | 'newSecret' | 'settings' | 'sealing'>;

/** Whether this mail may be sent now: it may have waited, and the answer may have changed. */
export async function mayLeave(app: LeavingApp, trx: Trx, mail: Omit<LeavingMail, 'data'>): Promise<boolean> {
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
  app: LeavingApp,
  trx: Trx,
  mail: LeavingMail,
  uniqueKey: string,
): Promise<OutgoingMail | null> {
  if (!(await mayLeave(app, trx, mail))) return null;
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
