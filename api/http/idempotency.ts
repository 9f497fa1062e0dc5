import { hash } from 'node:crypto';
import type { Trx } from '#api/db/database.ts';
import type { Sealing } from '#api/db/sealing.ts';
import { momentIn } from '#contracts/call-keys.ts';
import { Refusal } from '#contracts/problems.ts';

export interface StoredAnswer {
  output: unknown;
  visitorId: string | null;
}

export interface KeyedCall {
  key: string;
  userId: string | null;
  /** null for a first-time visitor: then the key alone, which is the browser's own random value, identifies the caller. */
  visitorId: string | null;
  operation: string;
  body: unknown;
}

const digest = (...parts: string[]) => hash('sha256', parts.join('\n'), 'base64url');

/**
 * Claims the key inside the caller's transaction, before the work. A rival with the same key waits for this transaction, so the work is
 * done once; a repeated call gets the stored response, which is sealed with the key: a response may contain data that columns seal, and the
 * key is stored nowhere.
 * @param visitorId who the caller is after this call: a first-time visitor already has the id that the response will set.
 * @throws {Refusal} 'idempotency-mismatch' when the key was used with another body, or by somebody else.
 */
export async function claimKey(
  trx: Trx,
  sealing: Sealing,
  call: KeyedCall,
  visitorId: string,
  now: number,
): Promise<{ keyHash: string; replay: StoredAnswer | null }> {
  // Rows of the same time are adjacent: a group of commits touches few pages of the index.
  const keyHash = `${momentIn(call.key)}${digest(call.key, call.operation)}`;
  // Hashed with the key, which is stored nowhere: a body may hold a password, and a reader of the table must not be able to test guesses.
  const bodyHash = digest(call.key, JSON.stringify(call.body ?? null));
  const claimed = await trx
    .insertInto('idempotency_key')
    .values({
      key_hash: keyHash,
      body_hash: bodyHash,
      user_id: call.userId,
      visitor_id: visitorId,
      status: 0,
      response: '',
      created_at: now,
    })
    .onConflict((c) => c.column('key_hash').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return { keyHash, replay: null };
  const stored = await trx
    .selectFrom('idempotency_key')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  const isSameCaller =
    stored.user_id === call.userId && (call.visitorId === null || call.visitorId === stored.visitor_id);
  if (stored.body_hash !== bodyHash || !isSameCaller) throw new Refusal('idempotency-mismatch');
  return {
    keyHash,
    replay: { output: JSON.parse(sealing.openFor(call.key, stored.response)), visitorId: stored.visitor_id },
  };
}

/**
 * The longest response that is stored, in characters. Only a whole list is longer, of which an account could have 600 stored in ten
 * minutes, megabytes each: calls that return one set the list's final state, so they may run again.
 */
export const keptAnswerMax = 100_000;

/** @returns how many characters are stored */
export async function storeAnswer(
  trx: Trx,
  sealing: Sealing,
  { key, keyHash, output, status }: { key: string; keyHash: string; output: unknown; status: number },
  lengthMax = keptAnswerMax,
): Promise<number> {
  const answer = JSON.stringify(output ?? null);
  if (answer.length > lengthMax) {
    await trx.deleteFrom('idempotency_key').where('key_hash', '=', keyHash).execute();
    return 0;
  }
  const response = sealing.sealFor(key, answer);
  await trx.updateTable('idempotency_key').set({ response, status }).where('key_hash', '=', keyHash).execute();
  return answer.length;
}
