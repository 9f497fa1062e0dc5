import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { App } from '#api/http/app-context.ts';
import { addToBalance, findBalance, findTransfersOf, insertAccount, insertTransfer } from './ledger.queries.ts';

/** An account: outside it is a giver's own money, of which we know what came and what went back; inside its balance is never negative. */
export type Account =
  | { of: 'giver'; id: string }
  | { of: 'held'; id: string }
  | { of: 'collected'; id: string }
  | { of: 'credit'; id: string };

const accountId = ({ of, id }: Account): string => `${of}:${id}`;

export interface Transfer {
  kind: Tables['ledger_transfer']['kind'];
  /** Once per key, however often it is asked for. */
  uniqueKey: string;
  from: Account;
  to: Account;
  amountCents: number;
  currency: string;
  /** What it is about. */
  subjectId: string;
  now: number;
}

/**
 * Moves money from one account to another. Both sides are one row, so the sum over all accounts is always 0.
 * @returns false when this transfer was made before
 * @throws when an account inside has not that much, or is in another currency
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
