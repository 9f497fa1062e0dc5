// Shopping for one's own registry: a part of the shop that the checklist calls a must-have, and of which nothing is on the list yet,
// is named with what is missing there. Nothing more is claimed than the data knows.

export interface ChecklistWish {
  title: string;
  priority: 'must-have' | 'nice-to-have' | 'later';
  /** The root category where it is found; null where the shop does not sell it. */
  rootSlug: string | null;
}

export interface ChecklistGap {
  rootSlug: string;
  /** The first of what the checklist names there. */
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
