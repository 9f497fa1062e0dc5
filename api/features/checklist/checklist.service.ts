import type { Reading } from '#api/http/app-context.ts';
import { categories, checklist } from '#content';
import type { ListChecklist } from '#contracts/checklist.schemas.ts';

export async function readChecklist({
  input: { query },
}: Reading<NonNullable<ListChecklist['parsed']>>): Promise<ListChecklist['response']> {
  const { planning_stage: stage } = query;
  return {
    checklistCategories: checklist.all().map(({ id, title, teaser, items }) => ({
      id,
      title,
      teaser,
      items: items
        .filter(({ stages }) => stage === undefined || stages === undefined || stages.includes(stage))
        .map(({ category, picture, stages = null, ...item }) => ({
          ...item,
          stages,
          imageUrl: picture,
          shopPath: categories.get(category)?.url ?? '/store',
        })),
    })),
  };
}
