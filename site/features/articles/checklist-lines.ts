import type { ChecklistSection } from '#content';

type Item = ChecklistSection['items'][number];

export interface ChecklistLine extends Pick<Item, 'id' | 'title' | 'quantity' | 'note'> {
  /** Address of its checklist section. */
  url: string;
}

/** Checklist items by their ids, in that order. Missing ones are left out. */
export function checklistLines(ids: readonly string[], sections: readonly ChecklistSection[]): ChecklistLine[] {
  return ids.flatMap((id) => {
    const section = sections.find(({ items }) => items.some((item) => item.id === id));
    const item = section?.items.find((one) => one.id === id);
    if (section === undefined || item === undefined) return [];
    const { title, quantity, note } = item;
    return [{ id, title, quantity, note, url: `/baby-registry-checklist#${section.slug}` }];
  });
}
