import { endpoint } from './endpoint.ts';
import type { FormFields } from './form-fields.ts';
import type {
  ChangeRegistryDraft,
  ForgetRegistryDraft,
  OpenRegistryDraft,
  ReadRegistryDraft,
} from './registry-drafts.schemas.ts';

const path = '/api/v3/registry_draft';

export const readRegistryDraft = endpoint<ReadRegistryDraft>('GET', path);
export const changeRegistryDraft = endpoint<ChangeRegistryDraft>('PATCH', path, typedDraft);
export const forgetRegistryDraft = endpoint<ForgetRegistryDraft>('DELETE', path, () => ({}));
export const openRegistryDraft = endpoint<OpenRegistryDraft>('POST', path, () => ({}));

const texts = ['registryType', 'title', 'names'];
const choices = ['planningStage', 'expectingChildren', 'showerGuests', 'showerGuestType', 'templateId'];

/** Each step of the form has some of the fields. The checkbox for "no date" overrides a typed date. */
function typedDraft(fields: FormFields): object {
  const body: Record<string, unknown> = {};
  for (const name of texts) if (fields.isChecked(name)) body[name] = fields.text(name);
  for (const name of choices) if (fields.isChecked(name)) body[name] = fields.textOrNull(name);
  if (fields.isChecked('showerDay')) body.showerDay = fields.dayOrNull('showerDay');
  if (fields.isChecked('isDateUnknown')) Object.assign(body, { arrivalDate: null, isArrivalDateKnown: false });
  else if (fields.isChecked('arrivalDate')) {
    const arrivalDate = fields.dayOrNull('arrivalDate');
    Object.assign(body, { arrivalDate, isArrivalDateKnown: arrivalDate === null ? null : true });
  }
  return body;
}
