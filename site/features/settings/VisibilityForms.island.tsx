import type { Registry } from '#contracts/registries.schemas.ts';
import { changeRegistry } from '#contracts/registries.ts';
import { registryValues } from '#contracts/registry-values.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { searchLevelWords, surpriseWords } from '#contracts/visibility-words.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  registry: Registry;
  refused?: RefusedForm | undefined;
}

const levels: readonly { value: Registry['searchLevel']; hint: string }[] = [
  { value: 'private', hint: 'No search shows it, ours included.' },
  {
    value: 'babylist',
    hint: 'They need your name and one more fact: the month, your city, or your invitation code. Search engines don’t show it.',
  },
  {
    value: 'google',
    hint: 'Your title and names may show up in a web search.',
  },
];

const surprises: readonly { value: NonNullable<Registry['surprise']>; hint: string }[] = [
  { value: 'off', hint: 'You see what’s taken and who is giving it.' },
  {
    value: 'names',
    hint: 'You see what’s taken, but not by whom, until the day below.',
  },
  {
    value: 'full',
    hint: 'Every gift looks available to you until the day below. Your guests still see what’s taken.',
  },
];

const path = '/settings/registry/visibility';
const formOf = (id: string) =>
  ({
    endpoint: changeRegistry,
    params: { id },
    page: settingsHref(path, id),
    next: settingsHref(path, id, 'saved'),
    withKey: false,
  }) as const;

export function SearchLevelForm({ registry, refused }: Props) {
  const { id, searchLevel, finding } = registry;
  const was = useInitialValues(registryValues(registry), refused);
  return (
    <Form was={was} {...formOf(id)} name="search-level" refused={refused}>
      <ChoiceGroup id="searchLevel" label="Who can find your registry">
        {levels.map(({ value, hint }) => (
          <Radio
            key={value}
            name="searchLevel"
            label={searchLevelWords[value]}
            {...{ value, hint }}
            defaultChecked={value === searchLevel}
          />
        ))}
      </ChoiceGroup>
      <TextInput
        name="city"
        label="City"
        hint="Helps friends who don’t know the month find you. It’s never shown."
        optional
        maxLength={60}
        defaultValue={finding?.city ?? ''}
      />
      {finding && (
        <p className="text-sm text-ink-soft">
          Your invitation code is <strong className="text-ink tracking-wide">{finding.invitationCode}</strong>. Print it
          on an invitation. With your name and this code, guests can find your registry at{' '}
          <a href="/find" className="underline underline-offset-4">
            Find a registry
          </a>
          , unless you chose “Only people with the link.”
        </p>
      )}
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

export function SurpriseForm({ registry, refused }: Props) {
  const { id, surprise, revealDay } = registry;
  const was = useInitialValues(registryValues(registry), refused);
  return (
    <Form was={was} {...formOf(id)} name="surprise" refused={refused}>
      <ChoiceGroup id="surprise" label="How much you’d like to know">
        {surprises.map(({ value, hint }) => (
          <Radio
            key={value}
            name="surprise"
            label={surpriseWords[value]}
            {...{ value, hint }}
            defaultChecked={value === surprise}
          />
        ))}
      </ChoiceGroup>
      <TextInput
        name="revealDay"
        type="date"
        label="Reveal everything on"
        hint="Leave it blank for the day your registry is for. Without either, it’s a surprise until you end it."
        optional
        defaultValue={revealDay ?? ''}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
