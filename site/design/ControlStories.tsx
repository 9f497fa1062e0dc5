import { useState } from 'react';
import { askQuestion } from '#contracts/questions.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { Button, IconButton, LinkButton } from '../ui/Button.tsx';
import { Checkbox, ChoiceGroup, Radio } from '../ui/Choice.tsx';
import { QuantityStepper } from '../ui/QuantityStepper.tsx';
import { Select } from '../ui/Select.tsx';
import { Textarea, TextInput } from '../ui/TextInput.tsx';
import { longLabel, rowClass, Story, useStoryId } from './Story.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'narrow', 'medium', 'large'] as const;

export function ButtonStory() {
  return (
    <Story title="Buttons">
      {looks.map((look) => (
        <div key={look} className={rowClass}>
          <Button look={look}>{look[0]!.toUpperCase() + look.slice(1)}</Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} busy>
            Saving
          </Button>
        </div>
      ))}
      <div className={rowClass}>
        {sizes.map((size) => (
          <Button key={size} size={size} icon="add">
            {size[0]!.toUpperCase() + size.slice(1)}
          </Button>
        ))}
      </div>
      <div className={rowClass}>
        <LinkButton href="/store">A link</LinkButton>
        <LinkButton href="/store" look="secondary" icon="onward">
          A link with an icon
        </LinkButton>
        <IconButton icon="heart" label="Save" />
        <IconButton icon="heart" label="Save, not now" disabled />
      </div>
      <Button wide>{longLabel}</Button>
    </Story>
  );
}

const states = [
  { value: 'OR', label: 'Oregon' },
  { value: 'WA', label: 'Washington' },
];

export function FieldStory() {
  const { id } = useStoryId();
  return (
    <Story title="Fields">
      <TextInput name="name" id={id('name')} label="Your name" autoComplete="off" />
      <TextInput
        name="email"
        id={id('email')}
        type="email"
        label="Email"
        hint="Only for the link to your reservation."
        defaultValue="robin.example"
        error="Write an address like robin@example.com."
      />
      <TextInput name="password" id={id('password')} type="password" label="Password" autoComplete="new-password" />
      <TextInput name="day" id={id('day')} type="date" label="Day of the party" optional />
      <TextInput name="amount" id={id('amount')} type="number" label="Pieces" min={1} max={9} defaultValue={2} />
      <TextInput name="off" id={id('off')} label="Not now" disabled defaultValue="Disabled" optional />
      <TextInput name="fixed" id={id('fixed')} label="Your address" readOnly defaultValue="layette.example/robin" />
      <TextInput name="long" id={id('long')} label={longLabel} hint={longLabel} error={longLabel} />
      <Textarea name="note" id={id('note')} label="A note to the parents" optional defaultValue="With love" />
      <Select name="state" id={id('state')} label="State" placeholder="Choose a state" options={states} />
      <Select name="state-2" id={id('state-2')} label="State, wrong" options={states} error="We do not ship there." />
    </Story>
  );
}

export function ChoiceStory() {
  const { id } = useStoryId();
  return (
    <Story title="Choices">
      <ChoiceGroup id={id('who')} label="Who may find it?" hint="You can change this at any time." error="Choose one.">
        <Radio name={id('who')} label="Anyone" value="1" defaultChecked />
        <Radio name={id('who')} label="Only people with the link" hint="It is in no search." value="2" />
        <Radio name={id('who')} label="Nobody yet" value="3" disabled />
      </ChoiceGroup>
      <Checkbox name="news" label="Write to me once a week" defaultChecked />
      <Checkbox name="gone" label="Not to be had" disabled />
    </Story>
  );
}

export function QuantityStory() {
  const { theme } = useStoryId();
  const [quantity, setQuantity] = useState(2);
  return (
    <Story title="Quantity">
      <div className={rowClass}>
        <QuantityStepper name="quantity" label={`Quantity, ${theme}`} defaultValue={2} max={5} onChange={setQuantity} />
        <output className="text-sm text-ink-soft">{quantity} of at most 5</output>
      </div>
      <div className={rowClass}>
        <QuantityStepper name="one" label={`Quantity at its limits, ${theme}`} max={1} />
        <QuantityStepper name="none" label={`Quantity, disabled, ${theme}`} disabled />
      </div>
    </Story>
  );
}

/** As the server renders it after a refusal without script; with script, a refusal looks the same. */
export function FormStory() {
  const { id } = useStoryId();
  const [isSent, setIsSent] = useState(false);
  return (
    <Story title="A form that was refused">
      <Form
        endpoint={askQuestion}
        params={{ id: 20001 }}
        name={id('ask')}
        page="/design"
        withKey={false}
        refused={{
          errors: { text: 'Must be a question', email: 'Must be an address like robin@example.com' },
          typed: {},
          sentence: 'Some of that can’t be used.',
          key: undefined,
        }}
        body={(fields) => ({ text: fields.text('text'), name: null, email: fields.textOrNull('email') })}
        onDone={() => setIsSent(true)}
      >
        <Textarea name="text" id={id('ask-text')} label="Your question" defaultValue="Folds" />
        <TextInput
          name="email"
          id={id('ask-email')}
          type="email"
          label="Email"
          hint="For the answer."
          defaultValue="robin"
        />
        <SubmitButton>Ask</SubmitButton>
      </Form>
      {isSent && <p role="status">Sent.</p>}
    </Story>
  );
}
