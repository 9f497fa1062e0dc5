import type { Registry } from '#contracts/registries.schemas.ts';
import { changeRegistry } from '#contracts/registries.ts';
import { registryValues } from '#contracts/registry-values.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { showerGuests, showerGuestTypes } from '#rules/family-facts.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Select } from '#site/ui/Select.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { dayFields, expectingChildrenOptions, planningStages } from './registry-text.ts';

interface Props {
  registry: Registry;
  refused?: RefusedForm | undefined;
}

export const registryFormName = 'registry-details';
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Everything that a registry says about itself: first what guests read, then what only its members see. */
export function RegistryForm({ registry, refused }: Props) {
  const { family, shower } = registry;
  const page = settingsHref('/settings/registry', registry.id);
  const isBaby = registry.registryType === 'baby';
  const was = useInitialValues(registryValues(registry), refused);
  return (
    <Form
      was={was}
      endpoint={changeRegistry}
      params={{ id: registry.id }}
      name={registryFormName}
      page={page}
      next={settingsHref('/settings/registry', registry.id, 'saved')}
      refused={refused}
      withKey={false}
      className="grid gap-10"
    >
      <SettingsSection title="What your guests see">
        <div className="grid gap-5">
          <TextInput name="title" label="Title" maxLength={80} defaultValue={registry.title} />
          <TextInput
            name="names"
            label="Names"
            hint="Whose registry this is, such as Olive & Sam."
            optional
            maxLength={80}
            defaultValue={registry.names}
          />
          <Textarea
            name="story"
            label="A few words to your guests"
            hint="How you got here, what you’re looking forward to, or simply thank you."
            optional
            maxLength={2000}
            defaultValue={registry.story}
          />
          <TextInput
            name="arrivalDate"
            type="date"
            {...dayFields[registry.registryType]}
            optional
            defaultValue={family.arrivalDate ?? ''}
          />
        </div>
      </SettingsSection>
      <SettingsSection title="Only for you" about="This stays between you and the people who help with your registry.">
        <div className="grid gap-5">
          {isBaby && (
            <>
              <Select
                name="planningStage"
                label="Where you are in the process"
                hint="It helps us choose the right words."
                optional
                options={planningStages}
                placeholder="I’d rather not say"
                defaultValue={family.planningStage ?? ''}
              />
              <Select
                name="expectingChildren"
                label="Who you’re expecting"
                optional
                options={expectingChildrenOptions}
                placeholder="I’d rather not say"
                defaultValue={family.expectingChildren ?? ''}
              />
            </>
          )}
          <TextInput
            name="showerDay"
            type="date"
            label={isBaby ? 'Day of the shower' : 'Day of the party'}
            optional
            defaultValue={shower?.day ?? ''}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              name="showerGuests"
              label="How many guests"
              optional
              options={asOptions(showerGuests)}
              placeholder="Not sure yet"
              defaultValue={shower?.guests ?? ''}
            />
            <Select
              name="showerGuestType"
              label="Who is coming"
              optional
              options={asOptions(showerGuestTypes)}
              placeholder="Not sure yet"
              defaultValue={shower?.guestType ?? ''}
            />
          </div>
        </div>
      </SettingsSection>
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
