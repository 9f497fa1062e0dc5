import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { App } from '#api/http/app-context.ts';
import { addToBalance, findBalance, findTransfersOf, insertAccount, insertTransfer } from './ledger.queries.ts';

/**
 * An account: outside is a giver's own money, of which we only know what came and what went back; inside, the balance is never negative.
 */
export type Account =
  | { of: 'giver'; id: string }
  | { of: 'held'; id: string }
  | { of: 'collected'; id: string }
  | { of: 'credit'; id: string };

const accountId = ({ of, id }: Account): string => `${of}:${id}`;

export interface Transfer {
  kind: Tables['ledger_transfer']['kind'];
  /** Done once per key, however often it is requested. */
  uniqueKey: string;
  from: Account;
  to: Account;
  amountCents: number;
  currency: string;
  /** The group gift that it is about. */
  subjectId: string;
  now: number;
}

/**
 * Moves money from one account to another. Both sides are one row, so the sum over all accounts is always 0.
 * @returns false if this transfer was already made
 * @throws if an inside account does not have enough, or has another currency
 */
export async function transfer(app: Pick<App, 'newId'>, trx: Trx, move: Transfer): Promise<boolean> {
  const { from, to, amountCents, currency } = move;
  const accounts = [from, to].map((account) => ({
    id: accountId(account),
    currency,
    is_outside: account.of === 'giver' ? (1 as const) : (0 as const),
    balance_cents: 0,
  }));
  for (const account of accounts) await insertAccount(trx, account);
  const isNew = await insertTransfer(trx, {
    id: app.newId(),
    unique_key: move.uniqueKey,
    kind: move.kind,
    from_account: accounts[0]!.id,
    to_account: accounts[1]!.id,
    amount_cents: amountCents,
    currency,
    subject_id: move.subjectId,
    created_at: move.now,
  });
  if (!isNew) return false;
  for (const [index, cents] of [-amountCents, amountCents].entries())
    if (!(await addToBalance(trx, accounts[index]!.id, cents, currency)))
      throw new Error(
        `The account ${accounts[index]!.id} cannot be moved by ${cents} ${currency} for ${move.uniqueKey}.`,
      );
  return true;
}

export const balanceOf = (db: Query, account: Account): Promise<number> => findBalance(db, accountId(account));

export const transfersOf = (db: Query, subjectId: string) => findTransfersOf(db, subjectId);
