import type { DeleteChecklistItems, ListChecklistItems } from './checklist-deletions.schemas.ts';
import { endpoint } from './endpoint.ts';

export const listChecklistItems = endpoint<ListChecklistItems>('GET', '/bl_admin/api/registries/{id}/checklist_items');
export const deleteChecklistItems = endpoint<DeleteChecklistItems>(
  'POST',
  '/bl_admin/api/checklist_item_deletions',
  (fields) => ({
    registryId: fields.text('registryId'),
    regItemIds: fields.all('item'),
    forgetsMarks: fields.isChecked('forgetsMarks'),
    isConfirmed: fields.isChecked('isConfirmed'),
  }),
);
