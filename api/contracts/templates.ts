import { endpoint } from './endpoint.ts';
import type { CloneTemplate, CreateTemplate, ListTemplates, ReadTemplate } from './templates.schemas.ts';

/** The must-haves of the checklist; available by this id, but not listed. */
export const checklistTemplateId = 'registry-checklist';

export const listTemplates = endpoint<ListTemplates>('GET', '/api/v3/templates');
export const createTemplate = endpoint<CreateTemplate>('POST', '/api/v3/templates');
export const readTemplate = endpoint<ReadTemplate>('GET', '/api/v3/templates/{id}');
/** A form with a field `choose` takes only the items whose checkboxes, named `key:` plus the item's key, are checked. */
export const cloneTemplate = endpoint<CloneTemplate>('POST', '/api/v3/templates/{id}/clone', (fields) => {
  const keys = Object.keys(fields.texts()).flatMap((name) => (name.startsWith('key:') ? [name.slice(4)] : []));
  return { registryId: fields.text('registryId'), ...(fields.isChecked('choose') && { keys }) };
});
