import type { Audience } from '#contracts/audiences.schemas.ts';
import { isMeantFor } from '#rules/audiences.ts';

/** What an owner can choose from. */
export interface Choices {
  categories: readonly { id: number; title: string }[];
  items: readonly { id: string; title: string; categoryId: number }[];
}

/** Says in one line what a link shows. */
export function shownText(audience: Audience, { categories, items }: Choices): string {
  if (audience.seesAll) return 'Shows everything on your list.';
  const shown = items.filter(({ id, categoryId }) => isMeantFor(audience, { id, category_id: categoryId })).length;
  const gifts = shown === 1 ? '1 gift' : `${shown} gifts`;
  const sections = categories.filter(({ id }) => audience.categoryIds.includes(id)).map(({ title }) => title);
  if (sections.length === 0) return shown === 0 ? 'Shows nothing yet.' : `Shows ${gifts} that you chose.`;
  return `Shows ${gifts}, with all of ${new Intl.ListFormat('en-US').format(sections)}.`;
}
