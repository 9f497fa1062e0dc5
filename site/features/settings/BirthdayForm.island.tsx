import type { BirthdayPreferences } from '#contracts/birthday-preferences.schemas.ts';
import { birthdayValues, changeBirthdayPreferences } from '#contracts/birthday-preferences.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { clothingSizes, favoriteColors, interestsMax, shoeSizeGroups } from '#rules/birthday-preferences.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Box, ChoiceGroup } from '#site/ui/Choice.tsx';
import { Select } from '#site/ui/Select.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';
import { ColorSwatch } from './ColorSwatch.tsx';

interface Props {
  registryId: string;
  known: BirthdayPreferences;
  refused?: RefusedForm | undefined;
}

const path = '/settings/birthday-preferences';
const shoes = shoeSizeGroups.flatMap(({ label, sizes }) =>
  sizes.map((value) => ({ value, label: value.startsWith('Kids') ? value : `${value} (${label})` })),
);

/** What guests want to know before they buy clothes, shoes, or a toy. */
export function BirthdayForm({ registryId, known, refused }: Props) {
  const chosen = new Set<string>(known.colors);
  const was = useInitialValues(birthdayValues(known), refused);
  return (
    <Form
      was={was}
      endpoint={changeBirthdayPreferences}
      params={{ id: registryId }}
      name="birthday"
      page={settingsHref(path, registryId)}
      next={settingsHref(path, registryId, 'saved')}
      refused={refused}
      withKey={false}
      className="grid gap-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          name="clothingSize"
          label="Clothing size"
          optional
          options={clothingSizes.map((value) => ({ value, label: value }))}
          placeholder="No size"
          defaultValue={known.clothingSize ?? ''}
        />
        <Select
          name="shoeSize"
          label="Shoe size"
          optional
          options={shoes}
          placeholder="No size"
          defaultValue={known.shoeSize ?? ''}
        />
      </div>
      <ChoiceGroup id="colors" label="Favorite colors">
        <ul className="mt-1 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {favoriteColors.map(({ name, hex }) => (
            <li key={name}>
              <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line bg-raised px-3 hover:border-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3">
                <Box type="checkbox" name={`color-${name}`} defaultChecked={chosen.has(name)} className="size-5" />
                <ColorSwatch name={name} hex={hex} />
                <span className="capitalize">{name}</span>
              </label>
            </li>
          ))}
        </ul>
      </ChoiceGroup>
      <Textarea
        name="interests"
        label="Interests"
        hint={`Dinosaurs, trains, splashing. Up to ${interestsMax}, with commas between them.`}
        optional
        maxLength={480}
        defaultValue={known.interests.join(', ')}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
