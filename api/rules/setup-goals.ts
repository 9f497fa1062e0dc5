// Setting up a registry: goals in the order in which they help. What the data shows is computed; only what it cannot show may be marked.

export const setupGoals = ['day', 'gifts', 'names', 'story', 'address', 'checklist', 'share'] as const;
export type SetupGoal = (typeof setupGoals)[number];

/** What the data cannot show: that there is no day to add, that the checklist was read through, and that the link was shared. */
export const markableGoals = ['day', 'checklist', 'share'] as const satisfies readonly SetupGoal[];
export const isMarkable = (goal: SetupGoal): boolean => (markableGoals as readonly SetupGoal[]).includes(goal);

/** From this many gifts on, a list is worth sharing. */
export const giftsEnough = 10;

export interface SetupFacts {
  registryType: 'baby' | 'birthday' | 'holiday';
  /** Nobody who is trying to conceive is asked for a day. */
  planningStage: string | null;
  hasDay: boolean;
  giftCount: number;
  hasNames: boolean;
  hasStory: boolean;
  hasAddress: boolean;
  marked: ReadonlySet<string>;
}

export interface SetupState {
  goal: SetupGoal;
  isDone: boolean;
  canMark: boolean;
}

export function setupStateOf(facts: SetupFacts): SetupState[] {
  const done: Record<SetupGoal, boolean> = {
    day: facts.hasDay || facts.marked.has('day'),
    gifts: facts.giftCount >= giftsEnough,
    names: facts.hasNames,
    story: facts.hasStory,
    address: facts.hasAddress,
    checklist: facts.marked.has('checklist'),
    share: facts.marked.has('share'),
  };
  return setupGoals
    .filter((goal) => goal !== 'checklist' || facts.registryType === 'baby')
    .filter((goal) => (goal !== 'day' && goal !== 'share') || facts.planningStage !== 'conceiving')
    .map((goal) => ({ goal, isDone: done[goal], canMark: isMarkable(goal) && !(goal === 'day' && facts.hasDay) }));
}
