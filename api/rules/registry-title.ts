// A registry without a title of its own is called by the names that its guests know, or else by its owner's first name.

export const registryTitleMax = 80;

interface Named {
  registryType: 'baby' | 'birthday' | 'holiday';
  planningStage: string | null;
  names: string;
}

const ends: Record<Named['registryType'], string> = {
  baby: 'baby registry',
  birthday: 'birthday wishlist',
  holiday: 'holiday list',
};
/** These families may be waiting for a child of any age. */
const anyAgeStages: readonly (string | null)[] = ['adopting', 'fostering'];

/** "Olive & Sam’s baby registry". */
export function usualTitle({ registryType, planningStage, names }: Named, ownerName: string): string {
  const end = anyAgeStages.includes(planningStage) ? 'registry' : ends[registryType];
  const title = `${names}’s ${end}`;
  return names !== '' && title.length <= registryTitleMax ? title : `${ownerName.split(/\s+/)[0]!}’s ${end}`;
}
