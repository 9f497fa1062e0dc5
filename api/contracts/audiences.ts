import type { Audience, ChangeAudience, CreateAudience, EndAudience, ListAudiences } from './audiences.schemas.ts';
import { changedFields, readKnownValues } from './changed-fields.ts';
import { endpoint } from './endpoint.ts';
import type { FormFields } from './form-fields.ts';

const ofRegistry = '/api/v3/registries/{id}/audiences';
const typed = (fields: FormFields) => ({
  name: fields.text('name'),
  seesAll: fields.text('sees') === 'all',
  categoryIds: fields.all('category').map(Number),
  itemIds: fields.all('item'),
});

export const listAudiences = endpoint<ListAudiences>('GET', ofRegistry);
export const createAudience = endpoint<CreateAudience>('POST', ofRegistry, typed);
export const changeAudience = endpoint<ChangeAudience>('PATCH', `${ofRegistry}/{audience}`, (fields) =>
  changedFields(typed(fields), readKnownValues(fields), ['name', 'categoryIds', 'itemIds']),
);
export const endAudience = endpoint<EndAudience>('DELETE', `${ofRegistry}/{audience}`);

/** What the form of a link begins with; its choices in the order in which the form lists them. */
export const audienceValues = (
  { name, seesAll, categoryIds, itemIds }: Pick<Audience, 'name' | 'seesAll' | 'categoryIds' | 'itemIds'>,
  { categories, items }: { categories: readonly { id: number }[]; items: readonly { id: string }[] },
) => ({
  name,
  seesAll,
  categoryIds: categories.map(({ id }) => id).filter((id) => categoryIds.includes(id)),
  itemIds: items.map(({ id }) => id).filter((id) => itemIds.includes(id)),
});
