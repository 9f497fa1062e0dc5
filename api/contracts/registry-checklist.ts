import { endpoint } from './endpoint.ts';
import type {
  AddChecklistItems,
  KeepChecklistTicks,
  ListChecklistCategories,
  MarkChecklistItem,
  ReadChecklistCategory,
} from './registry-checklist.schemas.ts';

const path = '/api/v3/registries/{id}/checklist_categories';

export const listChecklistCategories = endpoint<ListChecklistCategories>('GET', path);
export const readChecklistCategory = endpoint<ReadChecklistCategory>('GET', `${path}/{cat}`);
export const keepChecklistTicks = endpoint<KeepChecklistTicks>('POST', path, (fields) => ({
  checklistItemIds: fields.text('checklistItemIds').split(',').filter(Boolean),
}));
/** A form without script sends the ids in one field. */
export const addChecklistItems = endpoint<AddChecklistItems>(
  'POST',
  '/api/v3/registries/{id}/checklist_items',
  (fields) => ({
    checklistItemIds: fields.text('checklistItemIds').split(',').filter(Boolean),
    secondHandWelcome: fields.text('secondHandWelcome') === 'true',
  }),
);
export const markChecklistItem = endpoint<MarkChecklistItem>('PATCH', `${path}/{cat}`);
