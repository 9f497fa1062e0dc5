import { createTransport } from 'nodemailer';
import type { Database, Trx } from '#api/db/database.ts';
import { RefusedForGood } from '#api/jobs/queue.ts';
import type { RenderedMail } from '#api/mail/render.ts';

export interface OutgoingMail extends RenderedMail {
  to: string;
  /** The same key is the same mail: delivered once to the inbox, and with one Message-ID by SMTP. */
  uniqueKey: string;
  /** The link with which a mail program unsubscribes by itself (RFC 8058). */
  oneClickLink?: string;
}

export interface MailPort {
  deliver(mail: OutgoingMail): Promise<void>;
  /** Delivers by database writes alone, within a transaction; absent where mail goes to a mail server. */
  deliverWithin?(trx: Trx, mail: OutgoingMail): Promise<void>;
}

/** Keeps mails in the database, shown at the development inbox: works without setup, sends nothing. */
export function embeddedInbox(db: Database, newId: () => string, now: () => number): Required<MailPort> {
  const deliverWithin = async (trx: Trx, mail: OutgoingMail) => {
    await trx
      .insertInto('inbox_mail')
      .values({
        id: newId(),
        unique_key: mail.uniqueKey,
        recipient: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        created_at: now(),
      })
      .onConflict((c) => c.column('unique_key').doNothing())
      .execute();
  };
  return { deliver: (mail) => db.transact({ lock: 'nothing' }, (trx) => deliverWithin(trx, mail)), deliverWithin };
}

const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * A mail server that is silent for this long counts as stalled, and its mail is tried again. It may take minutes to say that it has taken a
 * mail, as while it looks for spam: with less patience, each try would deliver the mail once more. The lease of the job is renewed meanwhile.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 5 * 60_000 };

/** Whether the server refused this address or this mail for good; a failed connection or sign-in will be repaired. */
const isRefused = ({ code, responseCode = 0 }: { code?: string; responseCode?: number }): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport({ ...patience, url });
  return {
    async deliver(mail) {
      const sending = transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...(mail.oneClickLink && { headers: stopHeaders(mail.oneClickLink) }),
        messageId: `<${mail.uniqueKey.replace(/[^\w.-]/g, '-')}@layette>`,
      });
      await sending.catch((cause) => {
        throw isRefused(cause) ? new RefusedForGood('The mail server does not accept this mail.', { cause }) : cause;
      });
    },
  };
}
