import { useState } from 'react';
import { createRegistry } from '#contracts/registries.ts';
import { localPath } from '#rules/local-path.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { dayFields, planningStages, type RegistryType, registryTypes } from './registry-text.ts';

interface Props {
  /** This page, with its query. */
  page: string;
  /** Where success leads; to the new registry when left out. */
  next?: string | undefined;
  /** The one that is chosen at first. */
  registryType: RegistryType;
  refused?: RefusedForm | undefined;
}

export function NewRegistryForm({ page, next, registryType, refused }: Props) {
  const typed = registryTypes.find(({ value }) => value === refused?.typed.registryType)?.value;
  const [type, setType] = useState(typed ?? registryType);
  return (
    <Form
      endpoint={createRegistry}
      name="new-registry"
      page={page}
      next={next}
      refused={refused}
      leadsTo={({ registry }) => localPath(next, `/${registry.slug}`)}
    >
      <ChoiceGroup id="kind" label="What is it for?">
        {registryTypes.map(({ value, label }) => (
          <Radio
            key={value}
            name="registryType"
            value={value}
            label={label}
            defaultChecked={value === type}
            onChange={() => setType(value)}
          />
        ))}
      </ChoiceGroup>
      {type === 'baby' && (
        <Select
          name="planningStage"
          label="Where are you in the process?"
          hint="Just for you. It helps us choose the right words, and guests never see it."
          optional
          options={planningStages}
          placeholder="I’d rather not say"
        />
      )}
      <TextInput name="arrivalDate" {...dayFields[type]} optional type="date" />
      <TextInput
        name="title"
        label="Title"
        hint="Leave it blank, and we’ll make one from your name."
        optional
        maxLength={80}
      />
      <SubmitButton size="large" wide>
        Create my registry
      </SubmitButton>
    </Form>
  );
}
