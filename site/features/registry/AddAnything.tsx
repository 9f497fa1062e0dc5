import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#contracts/endpoint.ts';
import { readLink } from '#contracts/platform.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { addItem } from '#contracts/registries.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { outcomeSentence } from './outcome-words.ts';

type Draft = OutputOf<typeof readLink>['draft'];
type Step = { at: 'link' } | { at: 'draft'; draft: Draft } | { at: 'idea' };

interface Props {
  registryId: string;
  slug: string;
  onAdded: (answer: { regItem: RegItem; version: number }) => void;
}

/** Adds from any store: paste a link, look at what was read, correct it, add. Or an idea without a link. */
export function AddAnything({ registryId, slug, onAdded }: Props) {
  const [step, setStep] = useState<Step>({ at: 'link' });
  const added = (answer: { regItem: RegItem; version: number }) => {
    setStep({ at: 'link' });
    onAdded(answer);
  };
  const form = { params: { id: registryId }, page: `/${slug}`, withKey: false };
  if (step.at === 'link')
    return (
      <Form
        endpoint={readLink}
        name="link"
        page={`/${slug}`}
        withKey={false}
        body={(fields) => ({ url: fields.text('url') })}
        onDone={({ draft }) => setStep({ at: 'draft', draft })}
      >
        <TextInput
          id="paste-url"
          name="url"
          label="Link from any store"
          hint="Paste the address of the product’s page. We read what we can, and you correct it."
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          placeholder="https://"
        />
        <SubmitButton wide>Read the link</SubmitButton>
        <p className="text-center text-sm">
          <button
            type="button"
            className="min-h-11 px-3 font-semibold text-accent underline underline-offset-4"
            onClick={() => setStep({ at: 'idea' })}
          >
            Write down an idea instead
          </button>
        </p>
      </Form>
    );
  if (step.at === 'idea')
    return (
      <Form
        {...form}
        endpoint={addItem}
        name="idea"
        body={(fields) => ({
          kind: 'idea',
          title: fields.text('title'),
          quantity: fields.number('quantity'),
          note: fields.text('note'),
        })}
        onDone={added}
      >
        <FirstInput
          name="title"
          label="Your idea"
          hint="A home-cooked meal, an afternoon of help, something hand-made."
          maxLength={200}
        />
        <LastFields />
      </Form>
    );
  const { draft } = step;
  return (
    <Form
      {...form}
      endpoint={addItem}
      name="external"
      body={(fields) => {
        const amount = fields.cents('price');
        return {
          kind: 'external',
          title: fields.text('title'),
          url: draft.url,
          imgUrl: draft.imageUrl,
          storeName: fields.text('storeName'),
          price: amount === undefined ? null : { amount, currency: draft.currency ?? 'USD' },
          quantity: fields.number('quantity'),
          note: fields.text('note'),
        };
      }}
      onDone={added}
    >
      <p role="status" className="rounded-card bg-sky p-3 text-sm">
        {outcomeSentence(draft)}
      </p>
      <FirstInput name="title" label="What is it" maxLength={200} defaultValue={draft.title} />
      <div className="grid grid-cols-2 gap-4">
        <TextInput
          name="price"
          label="Price"
          optional
          inputMode="decimal"
          defaultValue={draft.priceCents === null ? '' : (draft.priceCents / 100).toFixed(2)}
        />
        <TextInput name="storeName" label="Store" optional maxLength={80} defaultValue={draft.storeName} />
      </div>
      <LastFields note={draft.note} />
    </Form>
  );
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
