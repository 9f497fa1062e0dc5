import type { Registry } from '#contracts/registries.schemas.ts';
import { changeRegistry } from '#contracts/registries.ts';
import { registryValues } from '#contracts/registry-values.ts';
import { searchLevelWords } from '#contracts/visibility-words.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  registry: Registry;
  onDone: (answer: { registry: Registry }) => void;
}

const levels: readonly Registry['searchLevel'][] = ['private', 'babylist', 'google'];

/** Who may find this registry, and by what; shown to the owner, beside the link. */
export function FindingForm({ registry, onDone }: Props) {
  const { id, slug, searchLevel, finding } = registry;
  const was = useInitialValues(registryValues(registry));
  if (finding === null) return null;
  return (
    <Form
      was={was}
      endpoint={changeRegistry}
      params={{ id }}
      name="finding"
      page={`/${slug}`}
      withKey={false}
      className="mt-8 grid gap-5 border-t border-line pt-6"
      onDone={onDone}
    >
      <ChoiceGroup id="searchLevel" label="Who can find it">
        {levels.map((value) => (
          <Radio
            key={value}
            name="searchLevel"
            value={value}
            label={searchLevelWords[value]}
            defaultChecked={value === searchLevel}
          />
        ))}
      </ChoiceGroup>
      <TextInput
        name="city"
        label="City"
        hint="Helps friends who don’t know the month. It’s never shown."
        optional
        maxLength={60}
        defaultValue={finding.city ?? ''}
      />
      <p className="text-sm text-ink-soft">
        Invitation code: <strong className="text-ink tracking-wide">{finding.invitationCode}</strong>. With a name and
        this code, your guests find the list at{' '}
        <a href="/find" className="underline underline-offset-4">
          Find a registry
        </a>
        , if you let people find it.
      </p>
      <SubmitButton look="secondary" wide>
        Save
      </SubmitButton>
    </Form>
  );
}
