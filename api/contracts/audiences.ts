import type { ChangeAudience, CreateAudience, EndAudience, ListAudiences } from './audiences.schemas.ts';
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
export const changeAudience = endpoint<ChangeAudience>('PATCH', `${ofRegistry}/{audience}`, typed);
export const endAudience = endpoint<EndAudience>('DELETE', `${ofRegistry}/{audience}`);
