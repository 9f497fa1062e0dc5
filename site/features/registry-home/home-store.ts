import { atom } from 'nanostores';
import type { FeedItem, SetupGoalState } from '#contracts/registry-home.schemas.ts';

/** The goals as the last answer has them; null until one has come, while islands show what the page was rendered with. */
export const $setupGoals = atom<readonly SetupGoalState[] | null>(null);

/** An answer has all goals: it replaces them. */
export const replaceSetupGoals = (goals: readonly SetupGoalState[]): void => $setupGoals.set(goals);

/** A further page behind what is shown; an entry that is on both is shown once, as the newer page has it. */
export function mergeFeedItems(shown: readonly FeedItem[], page: readonly FeedItem[]): FeedItem[] {
  const newer = new Map(page.map((item) => [item.id, item]));
  const known = new Set(shown.map(({ id }) => id));
  return [...shown.map((item) => newer.get(item.id) ?? item), ...page.filter(({ id }) => !known.has(id))];
}
