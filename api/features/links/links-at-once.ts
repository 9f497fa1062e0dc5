import type { Caller } from '#api/http/app-context.ts';
import { type Places, placesOf } from '#api/http/session.ts';
import { UnderWay } from '#api/http/under-way.ts';
import { Refusal } from '#contracts/problems.ts';

/**
 * A store that answers slowly takes a place for seconds, and its page may have 5 MB. The last nine places are for homes that have no link
 * being read, so that fewer than eleven homes cannot take them all.
 */
const atOnceMax = { all: 20, ofHomesWithOne: 11, person: 3 };
const ofAddresses = new UnderWay({ household: 6, network: 10 });
const readers: string[] = [];

/** @throws {Refusal} 'busy' where this person, or somebody at this IP address, has links being read already, and where all places are taken */
export async function asOneOfFew<Read>(
  { user, address }: Caller,
  read: (from: Places) => Promise<Read>,
): Promise<Read> {
  const userId = user?.id ?? '';
  const atMost = ofAddresses.ofHousehold(address) > 0 ? atOnceMax.ofHomesWithOne : atOnceMax.all;
  const isFullForSender =
    ofAddresses.isFull(address) || readers.filter((id) => id === userId).length >= atOnceMax.person;
  if (isFullForSender || readers.length >= atMost) throw new Refusal('busy', { facts: { retryAfterSeconds: 5 } });
  readers.push(userId);
  const end = ofAddresses.begin(address);
  return read(placesOf(address)).finally(() => {
    readers.splice(readers.indexOf(userId), 1);
    end();
  });
}
