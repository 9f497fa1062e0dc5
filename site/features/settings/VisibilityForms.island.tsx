import type { Registry } from '#contracts/registries.schemas.ts';
import { changeRegistry } from '#contracts/registries.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  registry: Registry;
  refused?: RefusedForm | undefined;
}

const levels: readonly { value: Registry['searchLevel']; label: string; hint: string }[] = [
  { value: 'private', label: 'Only people with the link', hint: 'No search shows it, ours included.' },
  {
    value: 'babylist',
    label: 'People who know you, with Find a registry',
    hint: 'They need your name and one more fact: the month, your city, or your invitation code. Search engines don’t show it.',
  },
  {
    value: 'google',
    label: 'Everyone, search engines included',
    hint: 'Your title and names may show up in a web search.',
  },
];

const surprises: readonly { value: NonNullable<Registry['surprise']>; label: string; hint: string }[] = [
  { value: 'off', label: 'Show me everything', hint: 'You see what’s taken and who is giving it.' },
  {
    value: 'names',
    label: 'Keep the givers a secret',
    hint: 'You see what’s taken, but not by whom, until the day below.',
  },
  {
    value: 'full',
    label: 'Surprise me completely',
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

export function SearchLevelForm({ registry: { id, searchLevel, finding }, refused }: Props) {
  return (
    <Form {...formOf(id)} name="search-level" refused={refused}>
      <ChoiceGroup id="searchLevel" label="Who can find your registry">
        {levels.map(({ value, label, hint }) => (
          <Radio key={value} name="searchLevel" {...{ value, label, hint }} defaultChecked={value === searchLevel} />
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

export function SurpriseForm({ registry: { id, surprise, revealDay }, refused }: Props) {
  return (
    <Form {...formOf(id)} name="surprise" refused={refused}>
      <ChoiceGroup id="surprise" label="How much you’d like to know">
        {surprises.map(({ value, label, hint }) => (
          <Radio key={value} name="surprise" {...{ value, label, hint }} defaultChecked={value === surprise} />
        ))}
      </ChoiceGroup>
      <TextInput
        name="revealDay"
        type="date"
        label="Reveal everything on"
        hint="Leave it blank for the day your registry is for."
        optional
        defaultValue={revealDay ?? ''}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
