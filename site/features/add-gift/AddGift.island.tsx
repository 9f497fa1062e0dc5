import { useEffect, useRef, useState } from 'react';
import { saveItemPath } from '#contracts/browser-button.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import { readLink } from '#contracts/platform.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { addItem } from '#contracts/registries.ts';
import { typedItem } from '#contracts/typed-item.ts';
import { amountText } from '#rules/money.ts';
import { leaveFor } from '#site/data/leaving.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { type AddGiftStep, outcomeSentence } from './add-gift-step.ts';

interface Props {
  registry: Pick<Registry, 'id' | 'slug'>;
  /** The step that its own page begins with. */
  start?: AddGiftStep | undefined;
  refused?: RefusedForm | undefined;
  /** In a dialog; on its own page the registry is opened instead. */
  onAdded?: ((answer: OutputOf<typeof addItem>) => void) | undefined;
}

export const addGiftPage = (registryId: string, step?: 'idea'): string =>
  `${saveItemPath}?${new URLSearchParams({ registry: registryId, ...(step && { step }) })}`;

/** Adds from any store: paste a link, review what was read, correct it, add. Or an idea without a link. */
export function AddGift({ registry: { id, slug }, start = { at: 'link' }, refused, onAdded }: Props) {
  const [step, setStep] = useState(start);
  const adding = {
    endpoint: addItem,
    params: { id },
    name: step.at,
    page: addGiftPage(id),
    refused,
    body: (fields: { texts: () => Record<string, string> }) => typedItem(fields.texts()),
    onDone: (answer: OutputOf<typeof addItem>) => {
      if (onAdded === undefined) return leaveFor(`/${slug}?done=added#gift-${answer.regItem.id}`);
      setStep({ at: 'link' });
      onAdded(answer);
    },
  };
  switch (step.at) {
    case 'link':
      return (
        <Form
          endpoint={readLink}
          name="link"
          page={addGiftPage(id)}
          refused={refused}
          withKey={false}
          body={(fields) => ({ url: fields.text('url') })}
          onDone={({ draft }) => setStep({ at: 'draft', draft })}
        >
          <input type="hidden" name="registry" value={id} />
          <TextInput
            id="paste-url"
            name="url"
            label="Link from any store"
            hint="Paste the link to the product page. We’ll fill in what we can, and you can fix the rest."
            inputMode="url"
            autoComplete="off"
            maxLength={2000}
            placeholder="https://"
            defaultValue={step.url}
          />
          <SubmitButton wide>Get the details</SubmitButton>
          <a
            href={addGiftPage(id, 'idea')}
            className="inline-flex min-h-11 items-center justify-self-center px-3 font-semibold text-accent text-sm underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault();
              setStep({ at: 'idea' });
            }}
          >
            Write down an idea instead
          </a>
        </Form>
      );
    case 'idea':
      return (
        <Form {...adding}>
          <input type="hidden" name="kind" value="idea" />
          <FirstInput
            name="title"
            label="Your idea"
            hint="A home-cooked meal, an afternoon of help, something handmade."
            maxLength={200}
            defaultValue={step.title}
          />
          <LastFields />
        </Form>
      );
    case 'draft':
      return (
        <Form {...adding}>
          <p role="status" className="rounded-card bg-sky p-3 text-sm">
            {outcomeSentence(step.draft)}
          </p>
          <input type="hidden" name="kind" value="external" />
          <input type="hidden" name="imgUrl" value={step.draft.imageUrl ?? ''} />
          <input type="hidden" name="currency" value={step.draft.currency ?? ''} />
          <input type="hidden" name="outcome" value={step.draft.outcome} />
          <FirstInput name="title" label="What is it?" maxLength={200} defaultValue={step.draft.title} />
          <TextInput name="url" label="Link" inputMode="url" maxLength={2000} defaultValue={step.draft.url} />
          <div className="grid grid-cols-2 gap-4">
            <TextInput
              name="price"
              label="Price"
              optional
              inputMode="decimal"
              maxLength={20}
              defaultValue={priceText(step.draft)}
            />
            <TextInput name="storeName" label="Store" optional maxLength={80} defaultValue={step.draft.storeName} />
          </div>
          <LastFields note={step.draft.note} />
        </Form>
      );
  }
}

/** Takes the focus when its step appears. */
function FirstInput(props: Parameters<typeof TextInput>[0]) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <TextInput ref={input} {...props} />;
}

function LastFields({ note }: { note?: string | undefined }) {
  return (
    <>
      <TextInput name="quantity" label="How many" type="number" min={1} max={99} defaultValue={1} />
      <Textarea name="note" label="Note for your guests" optional maxLength={500} defaultValue={note} />
      <SubmitButton wide>Add to my registry</SubmitButton>
    </>
  );
}

const priceText = ({ priceCents, currency }: { priceCents: number | null; currency: string | null }): string =>
  priceCents === null ? '' : amountText({ amount: priceCents, currency: currency ?? 'USD' });
