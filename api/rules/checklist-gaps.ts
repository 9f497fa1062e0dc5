// Shopping for one's own registry: where the checklist has must-haves in a part of the shop and nothing of that part is on the list yet,
// the part is named with what is missing. Nothing is claimed beyond what the data knows.

export interface ChecklistWish {
  title: string;
  priority: 'must-have' | 'nice-to-have' | 'later';
  /** The root category in which it is sold; null where the shop does not sell it. */
  rootSlug: string | null;
}

export interface ChecklistGap {
  rootSlug: string;
  /** The first missing things that the checklist names there. */
  missing: string[];
}

export const gapsShownMax = 4;
export const missingNamedMax = 3;

/** In the order of the checklist. @param haveRoots root categories of which something is on the registry */
export function checklistGaps(wishes: readonly ChecklistWish[], haveRoots: ReadonlySet<string>): ChecklistGap[] {
  const gaps = new Map<string, ChecklistGap>();
  for (const { title, priority, rootSlug } of wishes) {
    if (priority !== 'must-have' || rootSlug === null || haveRoots.has(rootSlug)) continue;
    const gap = gaps.get(rootSlug) ?? { rootSlug, missing: [] };
    if (gap.missing.length < missingNamedMax) gap.missing.push(title);
    gaps.set(rootSlug, gap);
  }
  return [...gaps.values()].slice(0, gapsShownMax);
}
