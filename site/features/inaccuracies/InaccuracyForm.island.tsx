import { reportInaccuracy } from '#contracts/inaccuracies.ts';
import {
  inaccuracyBounds,
  inaccuracyFieldLabels,
  inaccuracyFields,
  inaccuracyReasonLabels,
  inaccuracyReasons,
} from '#rules/inaccuracies.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Select } from '#site/ui/Select.tsx';
import { EmailInput, Textarea } from '#site/ui/TextInput.tsx';

const fields = inaccuracyFields.map((value) => ({ value, label: inaccuracyFieldLabels[value] }));
const reasons = inaccuracyReasons.map((value) => ({ value, label: inaccuracyReasonLabels[value] }));

interface Props {
  genericProductId: number;
  /** The product's path. */
  path: string;
  refused?: RefusedForm | undefined;
  /** For the form in a dialog; its own page leads on to a thank-you instead. */
  onDone?: (() => void) | undefined;
}

/** Tells the shop that something on a product's page is wrong. */
export function InaccuracyForm({ genericProductId, path, refused, onDone }: Props) {
  return (
    <Form
      endpoint={reportInaccuracy}
      name="inaccuracy"
      page={`${path}/report`}
      refused={refused}
      leadsTo={`${path}/report?done=reported`}
      onDone={onDone}
    >
      <input type="hidden" name="genericProductId" value={genericProductId} />
      <Select
        id="inaccuracy-field"
        name="field"
        label="What’s this about?"
        options={fields}
        placeholder="Please choose"
      />
      <Select
        id="inaccuracy-reason"
        name="reason"
        label="What’s wrong with it?"
        options={reasons}
        placeholder="Please choose"
      />
      <Textarea
        id="inaccuracy-text"
        name="text"
        label="In your own words"
        hint="What should it say? How do you know?"
        maxLength={inaccuracyBounds.textMost}
      />
      <EmailInput
        id="inaccuracy-email"
        label="Your email"
        optional
        hint="Only if it’s OK for us to write back with a question."
      />
      <SubmitButton>Send the report</SubmitButton>
    </Form>
  );
}
