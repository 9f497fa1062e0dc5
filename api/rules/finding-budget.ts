// How much /find reveals per day to people without an invitation code. A guest looks for a handful of families, a harvester for all of
// them.

export const lookUpsOfHousehold = 40;
export const foundByHousehold = 12;

/** Different registries that all visitors together may find by a name and one fact; beyond that two facts are needed. */
const foundByOneFact = { least: 20, share: 1 / 10 };

/** @param households how many the place counts for, from which they are made */
export const mayLookUp = (today: { lookUps: number; found: number }, households: number): boolean =>
  today.lookUps < lookUpsOfHousehold * households && today.found < foundByHousehold * households;

/** The count of findable registries is only queried when it matters. */
export async function oneFactIsEnough(foundToday: number, countFindable: () => Promise<number>): Promise<boolean> {
  const { least, share } = foundByOneFact;
  return foundToday < least || foundToday < (await countFindable()) * share;
}
