import { persistentAtom } from '#site/data/persistent-atom.ts';

/** The collapsed sections, by registry, in this browser; at first all are open. */
export type CollapsedSections = Readonly<Record<string, readonly number[]>>;

/** Kept for the registries that were viewed last. */
const registriesKept = 20;
const nothing: CollapsedSections = {};

export const $collapsedSections = persistentAtom<CollapsedSections>('layette-collapsed-sections', nothing, {
  encode: JSON.stringify,
  decode: readStored,
});

function readStored(stored: string): CollapsedSections {
  try {
    const value: unknown = JSON.parse(stored);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return nothing;
    return Object.fromEntries(
      Object.entries(value).map(([id, sections]) => [
        id,
        Array.isArray(sections) ? sections.filter((section) => Number.isInteger(section)) : [],
      ]),
    );
  } catch {
    return nothing;
  }
}

/** Replaces the collapsed sections of one registry, and leaves the others as they are. */
export function replaceCollapsed(registryId: string, sectionIds: readonly number[]): void {
  const { [registryId]: _, ...others } = $collapsedSections.get();
  const kept = Object.entries(others).slice(-(registriesKept - 1));
  $collapsedSections.set(
    Object.fromEntries([...kept, ...(sectionIds.length > 0 ? [[registryId, sectionIds] as const] : [])]),
  );
}

/** Collapses or opens one section, and leaves the others as they are. */
export function setCollapsed(registryId: string, sectionId: number, isCollapsed: boolean): void {
  const before = $collapsedSections.get()[registryId] ?? [];
  if (before.includes(sectionId) === isCollapsed) return;
  replaceCollapsed(registryId, isCollapsed ? [...before, sectionId] : before.filter((id) => id !== sectionId));
}

/** Whether all sections that can be collapsed are. */
export const isAllCollapsed = (collapsed: readonly number[], sectionIds: readonly number[]): boolean =>
  sectionIds.length > 0 && sectionIds.every((id) => collapsed.includes(id));
