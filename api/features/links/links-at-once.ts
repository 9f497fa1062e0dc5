import type { Caller } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';

/** Of the twenty links that are read at once: a store that answers slowly takes a place for seconds. */
const atOnceMax = { person: 3, address: 6 };
const underWay = new Set<{ userId: string; address: string }>();

/** @throws {Refusal} 'busy' where this person, or somebody at this IP address, has links being read already */
export async function asOneOfFew<Read>({ user, address }: Caller, read: () => Promise<Read>): Promise<Read> {
  const userId = user?.id ?? '';
  const others = [...underWay];
  const isFull =
    others.filter((one) => one.userId === userId).length >= atOnceMax.person ||
    others.filter((one) => one.address === address).length >= atOnceMax.address;
  if (isFull) throw new Refusal('busy', { facts: { retryAfterSeconds: 5 } });
  const own = { userId, address };
  underWay.add(own);
  return read().finally(() => underWay.delete(own));
}
