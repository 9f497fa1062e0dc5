import { colorNames } from '#rules/birthday-preferences.ts';
import type { ChangeBirthdayPreferences, ReadBirthdayPreferences } from './birthday-preferences.schemas.ts';
import { endpoint } from './endpoint.ts';

const ofRegistry = '/api/v3/registries/{id}/birthday_preferences';

export const readBirthdayPreferences = endpoint<ReadBirthdayPreferences>('GET', ofRegistry);
export const changeBirthdayPreferences = endpoint<ChangeBirthdayPreferences>('PUT', ofRegistry, (fields) => ({
  clothingSize: fields.textOrNull('clothingSize'),
  shoeSize: fields.textOrNull('shoeSize'),
  colors: colorNames.filter((name) => fields.isChecked(`color-${name}`)),
  interests: fields
    .text('interests')
    .split(/[,\n]/)
    .map((interest) => interest.trim())
    .filter((interest) => interest !== ''),
}));
