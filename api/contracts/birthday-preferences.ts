import { colorNames } from '#rules/birthday-preferences.ts';
import type {
  BirthdayPreferences,
  ChangeBirthdayPreferences,
  ReadBirthdayPreferences,
} from './birthday-preferences.schemas.ts';
import { changedFields, readKnownValues } from './changed-fields.ts';
import { endpoint } from './endpoint.ts';
import type { FormFields } from './form-fields.ts';

const ofRegistry = '/api/v3/registries/{id}/birthday_preferences';

const typed = (fields: FormFields) => ({
  clothingSize: fields.textOrNull('clothingSize'),
  shoeSize: fields.textOrNull('shoeSize'),
  colors: colorNames.filter((name) => fields.isChecked(`color-${name}`)),
  interests: fields
    .text('interests')
    .split(/[,\n]/)
    .map((interest) => interest.trim())
    .filter((interest) => interest !== ''),
});

export const readBirthdayPreferences = endpoint<ReadBirthdayPreferences>('GET', ofRegistry);
export const changeBirthdayPreferences = endpoint<ChangeBirthdayPreferences>('PUT', ofRegistry, (fields) =>
  changedFields(typed(fields), readKnownValues(fields), ['clothingSize', 'shoeSize', 'colors', 'interests']),
);

/** What the form begins with; the colors in the order in which it lists them. */
export const birthdayValues = ({ clothingSize, shoeSize, colors, interests }: BirthdayPreferences) => ({
  clothingSize,
  shoeSize,
  colors: colorNames.filter((name) => colors.includes(name)),
  interests,
});
