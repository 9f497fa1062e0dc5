import type { Trx } from '#api/db/database.ts';
import type { MailText } from '#api/mail/mail-text.ts';

/** Every kind of background work and what it is told. A kind's handler stands in `handlers.ts`. */
export interface JobPayloads {
  mail: {
    template: string;
    to: string;
    data: Record<string, unknown>;
    registryId?: string;
    /** Of weekly mails about a pregnancy. */
    subscriptionId?: string;
  };
  /** To an address that somebody typed: within the budget of that address, or collected until there is room, or left out. */
  'unverified-mail': {
    template: string;
    to: string;
    data: Record<string, MailText | number | null>;
    whenSpent: 'collect' | 'leave-out';
    /** Which registry it is about: needed by every mail whose template says that it is about one. */
    registryId?: string;
  };
  'send-collected-mails': { recipientHash: string };
  /** `knownIds`: of accounts that have signed in to the browser that asks. */
  'mail-password-reset': { email: string; knownIds?: readonly string[] };
  'mail-sign-up': { signUpId: string; isReader?: boolean };
  'mail-own-gifts': { email: string };
  'remind-givers': Record<string, never>;
  /** Of gifts, pledges and shares that nobody has changed for two hours. */
  'tell-owners': Record<string, never>;
  /** Of an item that was changed though somebody may have taken it; 'known' by somebody who was told so. */
  'tell-givers': { itemId: string; isKnown?: boolean; isRecorded?: boolean };
  /** Of a registry that its owner has deleted, unless it was brought back. */
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
  /** Everything that is kept of the catalogue is read anew, the search index too. */
  'refresh-caches': Record<string, never>;
  /** What is new and what can be bought already changes with the day. */
  'index-new-day': Record<string, never>;
  /** Products that may be back; all that somebody waits for when none are named. */
  'tell-available': { ids?: number[] };
  /** To everybody whose next week has begun. */
  'send-weekly-mails': Record<string, never>;
  'forget-old-keys': Record<string, never>;
  /** Alerts that ended, questions that nobody confirmed. */
  'forget-unconfirmed': Record<string, never>;
  'forget-old-events': Record<string, never>;
  'forward-events': { ids: string[] };
  'fill-find-keys': Record<string, never>;
  /** Accounts whose owners wanted them gone, 14 days later. */
  'erase-accounts': Record<string, never>;
}

export type JobKind = keyof JobPayloads;

/** Thrown by a job that the computer outside has understood and refused: it is not tried for days. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}

export interface NewJob<K extends JobKind> {
  id: string;
  kind: K;
  /** Two jobs of one key are one job: what makes a retry, a second webhook or two schedulers harmless. */
  uniqueKey: string;
  payload: JobPayloads[K];
  now: number;
  /** Epoch ms before which it does not run; now when absent. */
  runAt?: number;
  /** Who may ask for its progress. */
  ownerId?: string;
}

/**
 * The transactional outbox: the job exists exactly when the transaction that asked for it committed. It runs at least once.
 * @returns false when a job of this key exists already.
 */
export async function enqueue<K extends JobKind>(trx: Trx, job: NewJob<K>): Promise<boolean> {
  const made = await trx
    .insertInto('job')
    .values({
      id: job.id,
      kind: job.kind,
      unique_key: job.uniqueKey,
      payload: JSON.stringify(job.payload),
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
