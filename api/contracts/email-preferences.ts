import { emailKinds } from '#rules/email-kinds.ts';
import type { ChangeEmailPreferences, ReadEmailPreferences } from './email-preferences.schemas.ts';
import { endpoint } from './endpoint.ts';

const path = '/api/v3/restricted/email_preferences';

export const readEmailPreferences = endpoint<ReadEmailPreferences>('GET', path);
export const changeEmailPreferences = endpoint<ChangeEmailPreferences>('PATCH', path, (fields) => ({
  wanted: emailKinds.filter((kind) => fields.isChecked(`wants-${kind}`)),
  recipient: fields.textOrNull('recipient') ?? undefined,
}));
