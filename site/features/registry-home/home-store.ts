import { atom } from 'nanostores';
import type { FeedItem, SetupGoalState } from '#contracts/registry-home.schemas.ts';

/** The goals from the latest answer; null until there is one, while islands show what the page was rendered with. */
export const $setupGoals = atom<readonly SetupGoalState[] | null>(null);

/** An answer contains all goals, so it replaces them. */
export const replaceSetupGoals = (goals: readonly SetupGoalState[]): void => $setupGoals.set(goals);

/** Appends a further page to the shown entries; an entry that is in both is shown once, as the new page has it. */
export function mergeFeedItems(shown: readonly FeedItem[], page: readonly FeedItem[]): FeedItem[] {
  const newer = new Map(page.map((item) => [item.id, item]));
  const known = new Set(shown.map(({ id }) => id));
  return [...shown.map((item) => newer.get(item.id) ?? item), ...page.filter(({ id }) => !known.has(id))];
}
