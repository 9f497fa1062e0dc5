/** One rule for each kind of thing that the public may see, used by every page, menu, index and count. */

/** A hidden category is shown nowhere; its sub-categories inherit `hidden` when the tree is made. */
export function isVisible(category: { hidden: boolean }): boolean {
  return !category.hidden;
}

export interface Edition {
  /** The day for which content is built, YYYY-MM-DD. */
  today: string;
  /** A preview shows drafts and entries that are published later. */
  drafts: boolean;
}

export function isPublished(entry: { draft?: boolean; publishOn?: string }, edition: Edition): boolean {
  if (edition.drafts) return true;
  return entry.draft !== true && (entry.publishOn === undefined || entry.publishOn <= edition.today);
}
