import type { Database } from '#api/db/database.ts';
import type { PaymentPort } from '#api/ports/payments.ts';

/** A provider that keeps what it did, so that it can be compared with the ledger. Every step is done once by its key, as a real one does. */
export class RecordingPayments implements PaymentPort {
  readonly isTest = true;
  readonly payments = new Map<string, { amountCents: number; state: 'authorised' | 'captured' | 'released' }>();
  readonly refunds = new Map<string, { key: string; amountCents: number }>();

  async authorise({ key, amountCents }: { key: string; amountCents: number }): Promise<string> {
    if (!this.payments.has(key)) this.payments.set(key, { amountCents, state: 'authorised' });
    return key;
  }

  capture = async ({ reference }: { reference: string }) => this.#end(reference, 'captured');

  release = async ({ key }: { key: string }) => (this.payments.has(key) ? this.#end(key, 'released') : 'released');

  async refund({ key, reference, amountCents }: { key: string; reference: string; amountCents: number }) {
    this.refunds.set(key, { key: reference, amountCents });
  }

  #end(reference: string, to: 'captured' | 'released'): 'captured' | 'released' {
    const payment = this.payments.get(reference)!;
    if (payment.state === 'authorised') payment.state = to;
    return payment.state as 'captured' | 'released';
  }
}

/** Replays the ledger for every account, and compares it with the account's row. */
async function replay(db: Database, fault: (sentence: string) => void): Promise<Map<string, number>> {
  const balances = new Map<string, number>();
  for (const row of await db.read.selectFrom('ledger_transfer').selectAll().orderBy('id').execute()) {
    balances.set(row.from_account, (balances.get(row.from_account) ?? 0) - row.amount_cents);
    balances.set(row.to_account, (balances.get(row.to_account) ?? 0) + row.amount_cents);
  }
  const accounts = await db.read.selectFrom('ledger_account').selectAll().execute();
  for (const { id, balance_cents, is_outside } of accounts) {
    const replayed = balances.get(id) ?? 0;
    if (replayed !== Number(balance_cents)) fault(`${id} has ${balance_cents}, its replay gives ${replayed}`);
    if (is_outside === 0 && replayed < 0) fault(`${id} is negative: ${replayed}`);
  }
  return balances;
}

/**
 * Checks that every cent is where it belongs: ledger, group gifts, shares and the provider must agree. Call it when no job is waiting.
 * @param payments left out if the provider is in another process
 */
export async function auditMoney(
  db: Database,
  fault: (sentence: string) => void,
  payments?: RecordingPayments,
): Promise<void> {
  const balances = await replay(db, fault);
  const balance = (account: string) => balances.get(account) ?? 0;
  const gifts = await db.read.selectFrom('group_gift').selectAll().execute();
  const shares = await db.read.selectFrom('group_gift_contribution').selectAll().execute();
  for (const gift of gifts) {
    const own = shares.filter((share) => share.group_gift_id === gift.id);
    const counted = own.filter(({ state, amount_cents, refund_cents }) => {
      if (gift.outcome === 'refund') return state === 'captured' || state === 'refunded' || state === 'authorised';
      return state !== 'released' && (refund_cents === 0 || refund_cents < amount_cents);
    });
    const sum = (rows: typeof own) => rows.reduce((total, { amount_cents }) => total + amount_cents, 0);
    if (sum(counted.filter(({ state }) => state !== 'released')) > gift.goal_cents && gift.outcome === null)
      fault(`${gift.id} holds ${sum(counted)} of a goal of ${gift.goal_cents}`);
    if (gift.state === 'open' || gift.state === 'funded') {
      if (sum(counted) !== gift.raised_cents)
        fault(`${gift.id} says ${gift.raised_cents}, its shares are ${sum(counted)}`);
      const paid = sum(counted.filter(({ state }) => state !== 'pending'));
      if (paid !== gift.paid_cents) fault(`${gift.id} says ${gift.paid_cents} is paid, its shares are ${paid}`);
    }
    if (gift.outcome !== null && balance(`collected:${gift.id}`) !== 0)
      fault(`${gift.id} is over and still has ${balance(`collected:${gift.id}`)}`);
    if (balance(`held:${gift.id}`) !== sum(own.filter(({ state }) => state === 'authorised')))
      fault(`${gift.id} holds ${balance(`held:${gift.id}`)} that no share explains`);
  }
  for (const share of shares) {
    const given = -balance(`giver:${share.id}`);
    const { state, amount_cents: amount, refund_cents: refund } = share;
    const expected = state === 'pending' || state === 'released' ? 0 : state === 'refunded' ? amount - refund : amount;
    if (given !== expected) fault(`${share.id} (${state}) has given ${given}, not ${expected}`);
    if (payments !== undefined) checkProvider(payments, share, given, fault);
  }
}

function checkProvider(
  { payments, refunds }: RecordingPayments,
  share: { id: string; state: string },
  given: number,
  fault: (sentence: string) => void,
): void {
  const payment = payments.get(share.id);
  const back = [...refunds.values()]
    .filter(({ key }) => key === share.id)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const charged = payment === undefined || payment.state === 'released' ? 0 : payment.amountCents - back;
  const isOpen = payment?.state === 'authorised' && share.state === 'pending';
  if (!isOpen && charged !== given)
    fault(`${share.id} (${share.state}) was charged ${charged}, the ledger says ${given}`);
}
