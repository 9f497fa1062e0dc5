import { changedFields, readKnownValues } from './changed-fields.ts';
import type { FormFields } from './form-fields.ts';

const read = {
  title: 'text',
  names: 'text',
  story: 'text',
  slug: 'text',
  searchLevel: 'text',
  surprise: 'text',
  planningStage: 'textOrNull',
  expectingChildren: 'textOrNull',
  showerGuests: 'textOrNull',
  showerGuestType: 'textOrNull',
  city: 'textOrNull',
  arrivalDate: 'dayOrNull',
  showerDay: 'dayOrNull',
  revealDay: 'dayOrNull',
} as const;

/** The changes of a registry for which a form has fields: each settings page sends its own. */
export function typedRegistry(fields: FormFields): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [name, how] of Object.entries(read)) if (fields.isChecked(name)) changes[name] = fields[how](name);
  if (fields.isChecked('isPaused')) changes.isPaused = fields.text('isPaused') === 'true';
  return changedFields(changes, readKnownValues(fields), Object.keys(read));
}
