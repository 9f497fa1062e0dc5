import { useRef, useState } from 'react';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { noteTextMax, saveNoteOf } from '#contracts/gift-tracker.ts';
import { leaveFor } from '#site/data/leaving.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import { type RefusedForm, typedValue } from '#site/forms/refused-form.ts';
import { SignInLink } from '#site/forms/SignInLink.tsx';
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
  const [text, setText] = useState(typedValue(refused, 'text') ?? thanks.text);
  const [isSent, setSent] = useState(false);
  const starts = startsToAdd(gift, text);
  const field = useRef<HTMLTextAreaElement>(null);
  const { says, needsSignIn, was, other, keepMine, takeOther, onRefused, onSending, forget } = useDraft({
    gift,
    stored: thanks.text,
    text,
    onText: setText,
    isKept: !isSent,
    other: refused?.stale ? String(refused.stale.now) : null,
    isRefused: refused !== undefined,
  });
  const onDone = () => {
    forget();
    leaveFor(back);
  };
  const form = { endpoint: saveNoteOf[kind], params: { id }, page, next: back, was, onRefused, onDone };
  /** A draft that was still to be saved would arrive after the note. */
  const sending = (state: 'mailed' | 'by-hand') => () => {
    setSent(true);
    onSending();
    return { text, was, state };
  };
  /** The buttons go with the choice between two texts: one writes on. */
  const chosen = (choose: () => void) => () => {
    choose();
    field.current!.focus();
  };
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
        body={sending(thanks.isMailAllowed ? 'mailed' : 'by-hand')}
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
        {other !== null && (
          <OtherText text={other} page={page} onKeepMine={chosen(keepMine)} onTakeOther={chosen(takeOther)} />
        )}
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
          {needsSignIn && <SignInLink page={page} />}
        </p>
        <input type="hidden" name="state" value={thanks.isMailAllowed ? 'mailed' : 'by-hand'} />
        <SubmitButton>{thanks.isMailAllowed ? 'Send by email' : 'I thanked them by hand'}</SubmitButton>
      </Form>
      {thanks.isMailAllowed && (
        <div className="-ms-6">
          <Form {...form} name="by-hand" body={sending('by-hand')}>
            <input type="hidden" name="text" value={text} />
            <input type="hidden" name="state" value="by-hand" />
            <SubmitButton look="quiet">I thanked them by hand instead</SubmitButton>
          </Form>
        </div>
      )}
    </div>
  );
}

interface OtherTextProps {
  text: string;
  page: string;
  onKeepMine: () => void;
  onTakeOther: () => void;
}

/** What was saved in another tab, or by another parent, while this note was written. */
function OtherText({ text, page, onKeepMine, onTakeOther }: OtherTextProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-butter p-4">
      <p className="font-semibold">This note was changed elsewhere</p>
      <p className="text-sm">
        Your own words are still above, and they aren’t saved yet.{' '}
        {text === '' ? 'It’s empty there.' : 'Here’s what it says there:'}
      </p>
      {text !== '' && <p className="whitespace-pre-line rounded-card bg-raised p-3">{text}</p>}
      <div className="flex flex-wrap gap-2 not-scripted:hidden">
        <Button look="secondary" size="small" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button look="secondary" size="small" onClick={onTakeOther}>
          Use the other one
        </Button>
      </div>
      <p className="text-sm scripted:hidden">
        To keep yours, send it again. Or{' '}
        <a href={page} className="underline underline-offset-4">
          use the other one
        </a>
        .
      </p>
    </div>
  );
}
