import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { recordGift, revealGifts } from '#contracts/gift-tracker.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { Select } from '#site/ui/Select.tsx';
import { Summary } from '#site/ui/Summary.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { TrackedGiftItem } from './TrackedGiftItem.tsx';

interface ListProps {
  gifts: TrackedGift[];
  registryId: string;
  page: string;
  canEdit: boolean;
  /** The correction that was refused, by the id of its gift. */
  refused?: { id: string; form: RefusedForm } | undefined;
}

export function TrackedGifts({ gifts, registryId, page, canEdit, refused }: ListProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
      {gifts.map((gift) => (
        <li key={gift.id}>
          <TrackedGiftItem
            {...{ gift, page, canEdit }}
            notePage={`/registry/${registryId}/gift-tracker/${gift.id}`}
            refused={refused?.id === gift.id ? refused.form : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

interface RecordProps {
  registryId: string;
  /** Items that are still wished for, as far as this member may know. */
  items: { id: string; title: string; left: number }[];
  page: string;
  refused?: RefusedForm | undefined;
}

/** "Grandma called: she gives the blanket." */
export function RecordGift({ registryId, items, page, refused }: RecordProps) {
  return (
    <details open={refused !== undefined} className="group rounded-panel border border-line bg-raised px-4 sm:px-5">
      <summary className="flex min-h-14 items-center py-3 justify-between gap-4 font-semibold hover:text-accent">
        Someone told you what they’re giving?
        <Icon name="down" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <Form
        endpoint={recordGift}
        params={{ id: registryId }}
        name="record"
        page={page}
        next={page}
        refused={refused}
        className="grid max-w-form gap-4 pt-1 pb-6"
      >
        <p className="text-ink-soft">Write it down here, and no one else will give the same. No email is sent.</p>
        <TextInput name="giverName" label="Who is giving it?" maxLength={60} autoComplete="off" />
        <Select
          name="regItemId"
          label="What are they giving?"
          placeholder="Choose from your list"
          options={items.map(({ id, title, left }) => ({
            value: id,
            label: left > 1 ? `${title} (${left} left)` : title,
          }))}
        />
        <QuantityStepper name="quantity" label="How many" min={1} max={99} />
        <Textarea name="message" label="What they said" optional maxLength={500} />
        <SubmitButton>Write it down</SubmitButton>
      </Form>
    </details>
  );
}

interface SurpriseProps {
  registryId: string;
  surprise: 'all' | 'names';
  items: { id: string; title: string }[];
  page: string;
}

/** For an owner who wants to be surprised, but may still look at one gift or at everything. */
export function SurprisePanel({ registryId, surprise, items, page }: SurpriseProps) {
  const form = { endpoint: revealGifts, page, next: page };
  return (
    <section aria-labelledby="surprise" className="grid gap-4 rounded-panel bg-butter p-5 sm:p-6">
      <h2 id="surprise" className="text-2xl">
        {surprise === 'all' ? 'Your gifts are a surprise' : 'Who gives what is a surprise'}
      </h2>
      <p>
        {surprise === 'all'
          ? 'Nothing is shown here until your reveal day. Your guests see what’s left, so nothing is given twice.'
          : 'You see what’s taken, but not by whom, until your reveal day.'}{' '}
        If you need to know sooner, you can.
      </p>
      <details className="group">
        <Summary>Look at one gift</Summary>
        <Form
          {...form}
          name="peek"
          withKey={false}
          className="grid max-w-form gap-4 pt-2"
          body={(fields) => ({ what: 'item', registryId, regItemId: fields.text('regItemId') })}
        >
          <input type="hidden" name="what" value="item" />
          <input type="hidden" name="registryId" value={registryId} />
          <Select
            name="regItemId"
            label="Which one?"
            placeholder="Choose from your list"
            options={items.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <SubmitButton look="secondary">Show me this one</SubmitButton>
        </Form>
      </details>
      <details className="group">
        <Summary>End the surprise</Summary>
        <p className="pb-3">
          Everything is shown from now on, except gifts whose givers keep them secret a little longer.
        </p>
        <ButtonForm
          {...form}
          name="reveal"
          withKey={false}
          fields={{ what: 'everything', registryId }}
          look="secondary"
          label="Show me everything"
        />
      </details>
    </section>
  );
}
