/** One rule each for what the public sees, asked by every page, menu, index and count. */

/** A hidden category appears nowhere; those under it inherit `hidden` when the tree is made. */
export function isVisible(category: { hidden: boolean }): boolean {
  return !category.hidden;
}

export interface Edition {
  /** The day for which content is built, YYYY-MM-DD. */
  today: string;
  /** A preview shows drafts and what comes later. */
  drafts: boolean;
}

export function isPublished(entry: { draft?: boolean; publishOn?: string }, edition: Edition): boolean {
  if (edition.drafts) return true;
  return entry.draft !== true && (entry.publishOn === undefined || entry.publishOn <= edition.today);
}
