import { type RefObject, useId } from 'react';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { reserveItem } from '#contracts/reservations.ts';
import type { ReadableProblem } from '#site/data/problem-text.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Select } from '#site/ui/Select.tsx';
import { EmailInput, Textarea, TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  item: RegItem;
  slug: string;
  refused?: RefusedForm | undefined;
  /** Its first control. */
  firstRef: RefObject<(HTMLInputElement & HTMLSelectElement) | null>;
  onCancel: () => void;
}

const offeredMax = 20;

/** The name of this form on its page. */
export const reserveFormName = (itemId: string): string => `reserve-${itemId}`;

/** Reserving one item. Escape and Cancel close it. */
export function ReserveForm({ item, slug, refused, firstRef, onCancel }: Props) {
  const id = useId();
  const amounts = Array.from({ length: Math.min(Math.max(item.left, 1), offeredMax) }, (_, index) => {
    const value = String(index + 1);
    return { value, label: value };
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the controls inside
    <div
      className="max-w-form pt-2 pb-1"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <Form
        endpoint={reserveItem}
        params={{ id: item.id }}
        name={reserveFormName(item.id)}
        page={`/${slug}?gift=${item.id}#gift-${item.id}`}
        refused={refused}
        leadsTo={({ reservation }) => `/reservations/${reservation.id}`}
        sentence={refusalSentence}
      >
        {amounts.length > 1 && (
          <Select
            ref={firstRef}
            id={`${id}-quantity`}
            name="quantity"
            label="How many"
            options={amounts}
            defaultValue="1"
          />
        )}
        <TextInput
          ref={amounts.length > 1 ? undefined : firstRef}
          id={`${id}-name`}
          name="giverName"
          label="Your name"
          hint="So the family knows who to thank."
          autoComplete="name"
          maxLength={60}
        />
        <EmailInput
          id={`${id}-email`}
          name="giverEmail"
          label="Your email"
          hint="We’ll send you a link to change or cancel. No account needed."
        />
        <Textarea id={`${id}-message`} name="message" label="A short message" optional maxLength={500} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>Reserve this gift</SubmitButton>
          <LinkButton
            look="quiet"
            href={`/${slug}#gift-${item.id}`}
            onClick={(event) => {
              event.preventDefault();
              onCancel();
            }}
          >
            Cancel
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}

/** Words for a reservation that was refused, where the problem's own do not say what to do; undefined otherwise. */
function refusalSentence({ code, facts }: ReadableProblem): string | undefined {
  const left = facts?.left;
  switch (code) {
    case 'none-left':
      return 'Someone was a moment faster: this gift is taken. Nothing was reserved; the list below shows what is still available.';
    case 'not-enough-left':
      return `There ${left === 1 ? 'is only one' : `are only ${left}`} left now. We kept your details; please choose again how many.`;
    default:
      return undefined;
  }
}
