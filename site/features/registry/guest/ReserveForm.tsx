import { type RefObject, useId, useState } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { reserveItem } from '#contracts/reservations.ts';
import type { ReadableProblem } from '#site/data/problem-text.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { type RefusedForm, typedValue } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Select } from '#site/ui/Select.tsx';
import { EmailInput, Textarea, TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  item: RegItem;
  /** The list, to which Cancel leads without script, and the page with this form. */
  listHref: string;
  giveHref: string;
  refused?: RefusedForm | undefined;
  /** Its first control. */
  firstRef: RefObject<(HTMLInputElement & HTMLSelectElement) | null>;
  onCancel: () => void;
  /** Input to start with, also from the form of another gift. */
  typed: TypedGiver;
  /** Somebody else was faster. */
  onLost: () => void;
  /** It cannot be sent any more, only read. */
  hasEnded: boolean;
}

/** A guest's own details as typed, by field. */
export type TypedGiver = Readonly<Record<string, string>>;

/** The field of `TypedGiver` for how many of this gift, which means nothing for another. */
export const quantityOf = (itemId: string): string => `quantity-${itemId}`;

const offeredMax = 20;

/** The name of this form on its page. */
export const reserveFormName = (itemId: string): string => `reserve-${itemId}`;

/** Reserving one item. */
export function ReserveForm(props: Props) {
  const { item, listHref, giveHref, refused, firstRef, typed, onLost, hasEnded, onCancel } = props;
  const id = useId();
  // Options that others have taken meanwhile don't disappear silently: the refusal says how many are left, and then as many are offered.
  const [known, setKnown] = useState(item.left);
  const [startsSecret] = useState(Boolean(typedValue(refused, 'secretUntil') || typed.secretUntil));
  const amounts = Array.from({ length: Math.min(Math.max(item.left, known, 1), offeredMax) }, (_, index) => {
    const value = String(index + 1);
    return { value, label: value };
  });
  return (
    <Form
      endpoint={reserveItem}
      params={{ id: item.id }}
      name={reserveFormName(item.id)}
      page={giveHref}
      refused={refused}
      leadsTo={({ reservation }) => `/reservations/${reservation.id}`}
      sentence={refusalSentence}
      onRefused={({ code, facts }) => {
        if (code === 'none-left') onLost();
        if (code === 'not-enough-left') setKnown(Number(facts?.left ?? 1));
      }}
    >
      <input type="hidden" name="through" value={item.registryId} />
      {amounts.length > 1 && (
        <Select
          ref={firstRef}
          id={`${id}-quantity`}
          name="quantity"
          label="How many"
          options={amounts}
          defaultValue={typed[quantityOf(item.id)] ?? '1'}
        />
      )}
      <TextInput
        ref={amounts.length > 1 ? undefined : firstRef}
        id={`${id}-name`}
        name="giverName"
        defaultValue={typed.giverName}
        label="Your name"
        hint="So the family knows who to thank."
        autoComplete="name"
        maxLength={60}
      />
      <EmailInput
        id={`${id}-email`}
        name="giverEmail"
        defaultValue={typed.giverEmail}
        label="Your email"
        hint="We’ll send you a link to change or cancel. No account needed."
      />
      <Textarea
        id={`${id}-message`}
        name="message"
        defaultValue={typed.message}
        label="A short message"
        optional
        maxLength={500}
      />
      <details open={startsSecret} className="group">
        <summary className="flex min-h-11 items-center gap-2 font-semibold hover:text-accent">
          Keep it a secret for now
          <Icon name="down" className="size-4.5 text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="pt-2">
          <TextInput
            id={`${id}-secret`}
            name="secretUntil"
            type="date"
            defaultValue={typed.secretUntil}
            label="The family finds out on"
            hint="Until then it looks available to them, and only to them."
            optional
          />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        {!hasEnded && <SubmitButton>Reserve this gift</SubmitButton>}
        <LinkButton
          look="quiet"
          href={`${listHref}#gift-${item.id}`}
          onClick={(event) => {
            event.preventDefault();
            onCancel();
          }}
        >
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}

/** A sentence for a refused reservation, where the problem's own text does not say what to do; otherwise undefined. */
function refusalSentence({ code, facts }: ReadableProblem): string | undefined {
  const left = facts?.left;
  switch (code) {
    case 'none-left':
      return 'Someone was a moment faster: this gift has just been chosen by someone else, and nothing was reserved.';
    case 'not-enough-left':
      return left === 1
        ? 'There’s only one left now. We kept your details; reserve it if you’d still like to give one.'
        : `There are only ${left} left now. We kept your details; please choose again how many.`;
    default:
      return undefined;
  }
}
