import { recordValues, trackGift } from '#contracts/gift-tracker.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  /** A gift that a member wrote down. */
  gift: { id: string; giverName: string; message: string | null };
  page: string;
  refused: RefusedForm | undefined;
}

/** Corrects what a member wrote about a gift; both parents may. */
export function CorrectionForm({ gift, page, refused }: Props) {
  const { id, giverName, message } = gift;
  const was = useInitialValues(recordValues(gift), refused);
  return (
    <Form
      was={was}
      refused={refused}
      endpoint={trackGift}
      params={{ id }}
      name={`correct-${id}`}
      page={page}
      next={page}
      className="grid max-w-form gap-4 pt-1 pb-4 text-base"
    >
      <TextInput
        id={`giver-${id}`}
        name="giverName"
        label="Who is giving it?"
        maxLength={60}
        autoComplete="off"
        defaultValue={giverName}
      />
      <Textarea
        id={`message-${id}`}
        name="message"
        label="What they said"
        optional
        maxLength={500}
        defaultValue={message ?? ''}
      />
      <SubmitButton size="small" look="secondary">
        Save
      </SubmitButton>
    </Form>
  );
}
