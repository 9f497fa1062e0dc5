import type { Caller } from '#api/http/app-context.ts';
import { type Places, placesOf } from '#api/http/session.ts';
import { UnderWay } from '#api/http/under-way.ts';
import { Refusal } from '#contracts/problems.ts';

/** Of the twenty links that are read at once: a store that answers slowly takes a place for seconds. */
const ofPersonMax = 3;
const ofAddresses = new UnderWay({ household: 6, network: 14 });
const readers: string[] = [];

/** @throws {Refusal} 'busy' where this person, or somebody at this IP address, has links being read already */
export async function asOneOfFew<Read>(
  { user, address }: Caller,
  read: (from: Places) => Promise<Read>,
): Promise<Read> {
  const userId = user?.id ?? '';
  const isFull = readers.filter((id) => id === userId).length >= ofPersonMax || ofAddresses.isFull(address);
  if (isFull) throw new Refusal('busy', { facts: { retryAfterSeconds: 5 } });
  readers.push(userId);
  const end = ofAddresses.begin(address);
  return read(placesOf(address)).finally(() => {
    readers.splice(readers.indexOf(userId), 1);
    end();
  });
}
