import { useRef, useState } from 'react';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { noteTextMax, saveNoteOf } from '#contracts/gift-tracker.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';
import { startsToAdd } from './tracked-gifts.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  gift: TrackedGift & { thanks: NonNullable<TrackedGift['thanks']> };
  page: string;
  /** Path of the tracker. */
  back: string;
  refused?: RefusedForm | undefined;
}

/** A thank-you note: saved while it is typed, sent by email where the giver allows it, or written by hand. */
export function ThankYouNote({ gift, page, back, refused }: Props) {
  const { kind, id, thanks } = gift;
  const [text, setText] = useState(refused?.typed.text ?? thanks.text);
  const [isSent, setSent] = useState(false);
  const starts = startsToAdd(gift, text);
  const field = useRef<HTMLTextAreaElement>(null);
  const { says } = useDraft(gift, text, !isSent);
  const form = { endpoint: saveNoteOf[kind], params: { id }, page, next: back };
  /** As if it was typed: a message that the note needs a few words goes as well. */
  const add = (start: string) => {
    const area = field.current!;
    const end = area.value.length;
    area.setRangeText(/(^|\s)$/.test(area.value) ? start : ` ${start}`, end, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <div className="grid gap-6">
      <Form
        {...form}
        name="note"
        refused={refused}
        className="grid gap-4"
        body={() => {
          // A draft still being saved would arrive after the note.
          setSent(true);
          return { text, state: thanks.isMailAllowed ? 'mailed' : 'by-hand' };
        }}
      >
        <Textarea
          ref={field}
          name="text"
          label="Your note"
          rows={8}
          maxLength={noteTextMax}
          required={thanks.isMailAllowed}
          value={text}
          onChange={({ currentTarget }) => {
            setSent(false);
            setText(currentTarget.value);
          }}
        />
        {starts.length > 0 && (
          <div className="not-scripted:hidden">
            <p className="mb-2 text-sm text-ink-soft">Stuck? Start with one of these.</p>
            <ul className="flex flex-wrap gap-2">
              {starts.map((start) => (
                <li key={start}>
                  <Button
                    look="secondary"
                    size="small"
                    className="rounded-panel py-2 text-start wrap-anywhere"
                    onClick={() => add(start)}
                  >
                    {start.replace(/\n+/g, ' ').trim().replace(/\.$/, '')}…
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p role="status" className="min-h-6 text-sm text-ink-soft">
          {says}
        </p>
        <input type="hidden" name="state" value={thanks.isMailAllowed ? 'mailed' : 'by-hand'} />
        <SubmitButton>{thanks.isMailAllowed ? 'Send by email' : 'I thanked them by hand'}</SubmitButton>
      </Form>
      {thanks.isMailAllowed && (
        <div className="-ms-6">
          <ButtonForm
            {...form}
            name="by-hand"
            fields={{ text, state: 'by-hand' }}
            look="quiet"
            label="I thanked them by hand instead"
          />
        </div>
      )}
    </div>
  );
}
