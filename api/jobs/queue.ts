import type { Trx } from '#api/db/database.ts';
import type { ComposedMail, WrittenMail } from '#api/mail/composed-mails.ts';
import type { MailText } from '#api/mail/mail-text.ts';

/** Every kind of background job and its payload. The handler of each kind is in `handlers.ts`. */
export interface JobPayloads {
  mail: WrittenMail | ComposedMail;
  /** To an address that somebody typed: sent within the budget of that address, collected until the budget allows it, or dropped; 'use-reserved': a link to an account. */
  'unverified-mail': Omit<WrittenMail, 'data'> & {
    data: Record<string, MailText | number | null>;
    whenSpent: 'collect' | 'leave-out' | 'use-reserved';
    /** Where whoever caused it calls from, as a keyed hash: one place must not take all room among what waits for an address. */
    place?: string;
  };
  'send-collected-mails': { recipientHash: string };
  /** `knownIds`: accounts that have signed in before in the browser that made the request. */
  'mail-password-reset': { email: string; knownIds?: readonly string[] };
  'mail-sign-up': { signUpId: string; isReader?: boolean };
  'mail-email-change': { changeId: string };
  'mail-own-gifts': { email: string };
  'remind-givers': Record<string, never>;
  /** About gifts, pledges and shares that nobody has changed for two hours. */
  'tell-owners': Record<string, never>;
  /** About an item that was changed though somebody may have taken it; 'known': by somebody who was told so. */
  'tell-givers': { itemId: string; isKnown?: boolean; isRecorded?: boolean };
  /** About a registry that its owner has deleted, unless it was restored. */
  'tell-givers-of-deletion': { registryId: string; deletedAt: number };
  'keep-picture': { itemId: string; registryId: string; url: string };
  'expire-reservations': Record<string, never>;
  'settle-group-share': { shareId: string };
  /** `unlessPaid`: only where nobody has its share. */
  'release-late-payment': {
    payment: { key: string; reference: string | null; amountCents: number; currency: string };
    unlessPaid?: boolean;
  };
  /** Pledges that nobody confirmed, shares that nobody paid. */
  'release-unpaid': Record<string, never>;
  'end-group-gifts': Record<string, never>;
  'index-products': { ids: number[] };
  /** Reloads everything that is cached of the catalogue, including the search index. */
  'refresh-caches': Record<string, never>;
  /** The day decides what is new and what can be bought already. */
  'index-new-day': Record<string, never>;
  /** Products that may be back; if none are named, all for which somebody waits. */
  'tell-available': { ids?: number[] };
  /** To everybody whose next week has begun. */
  'send-weekly-mails': Record<string, never>;
  'forget-old-keys': Record<string, never>;
  /** Alerts that ended, and questions that nobody confirmed. */
  'forget-unconfirmed': Record<string, never>;
  'forget-old-events': Record<string, never>;
  'forward-events': { ids: string[] };
  'fill-find-keys': Record<string, never>;
  /** Accounts whose owners deleted them, 14 days later. */
  'erase-accounts': Record<string, never>;
}

export type JobKind = keyof JobPayloads;

/** Each queue runs beside the others: what is slow or stalled in one holds up none of them. */
export const queues = ['pictures', 'mails', 'awaited mails', 'search', 'payments', 'events', 'other'] as const;
export type Queue = (typeof queues)[number];

/** Mails that somebody has just asked for, and waits for, mostly because of a link in them: thousands of others do not come before them. */
export const awaitedMails: ReadonlySet<string> = new Set([
  'account-exists',
  'availability-confirm',
  'checklist-confirm',
  'checklist-list',
  'confirm-account',
  'confirm-email',
  'email-has-account',
  'contribution-made',
  'group-share-made',
  'invitation',
  'own-gifts',
  'password-reset',
  'pregnancy-emails-confirm',
  'privacy-request-confirm',
  'question-confirm',
  'reservation-made',
  'reservations-collected',
]);

/**
 * What waits for another computer has a queue each: a mail or another store's picture may take seconds, and one account may cause thousands.
 * So have mails for which somebody waits (`awaitedMails`). All other work needs only the database.
 */
const queueOf: { readonly [K in JobKind]?: Queue } = {
  'keep-picture': 'pictures',
  mail: 'mails',
  'unverified-mail': 'awaited mails',
  'send-collected-mails': 'awaited mails',
  'mail-password-reset': 'awaited mails',
  'mail-sign-up': 'awaited mails',
  'mail-email-change': 'awaited mails',
  'mail-own-gifts': 'awaited mails',
  'index-products': 'search',
  'refresh-caches': 'search',
  'index-new-day': 'search',
  'settle-group-share': 'payments',
  'release-late-payment': 'payments',
  'forward-events': 'events',
};

const queueFor = <K extends JobKind>({ kind, payload }: Pick<NewJob<K>, 'kind' | 'payload'>): Queue =>
  kind === 'mail' && awaitedMails.has((payload as JobPayloads['mail']).template)
    ? 'awaited mails'
    : (queueOf[kind] ?? 'other');

/** The address that a job mails, if its payload says one. */
const recipientOf = (payload: object): string | null => {
  const { to, email } = payload as { to?: string; email?: string };
  return to ?? email ?? null;
};

/** Thrown by a job whose outside server understood the request and refused it: it is not retried for days. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}

export interface NewJob<K extends JobKind> {
  id: string;
  kind: K;
  /** Two jobs with one key are one job: this makes a retry, a second webhook or two schedulers harmless. */
  uniqueKey: string;
  payload: JobPayloads[K];
  now: number;
  /** Epoch ms before which it does not run; now when absent. */
  runAt?: number;
  /** Who may read its progress. */
  ownerId?: string;
}

/**
 * The transactional outbox: the job exists exactly when the transaction that enqueued it committed. It runs at least once.
 * @returns false when a job with this key exists already.
 */
export async function enqueue<K extends JobKind>(trx: Trx, job: NewJob<K>): Promise<boolean> {
  const made = await trx
    .insertInto('job')
    .values({
      id: job.id,
      kind: job.kind,
      queue: queueFor(job),
      unique_key: job.uniqueKey,
      payload: JSON.stringify(job.payload),
      recipient: recipientOf(job.payload),
      state: 'waiting',
      run_at: job.runAt ?? job.now,
      attempts: 0,
      progress_done: 0,
      progress_total: 0,
      owner_id: job.ownerId ?? null,
      created_at: job.now,
    })
    .onConflict((c) => c.column('unique_key').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}
