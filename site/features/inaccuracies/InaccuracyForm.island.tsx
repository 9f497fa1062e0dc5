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
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';

const fields = inaccuracyFields.map((value) => ({ value, label: inaccuracyFieldLabels[value] }));
const reasons = inaccuracyReasons.map((value) => ({ value, label: inaccuracyReasonLabels[value] }));

interface Props {
  genericProductId: number;
  /** Of the product. */
  path: string;
  refused?: RefusedForm | undefined;
  /** Where the form stands in a dialog; its own page goes on to its thanks. */
  onDone?: (() => void) | undefined;
}

/** Telling the shop that something it says about a product is not right. */
export function InaccuracyForm({ genericProductId, path, refused, onDone }: Props) {
  return (
    <Form
      endpoint={reportInaccuracy}
      name="inaccuracy"
      page={`${path}/report`}
      refused={refused}
      body={(typed) => ({
        genericProductId,
        field: typed.text('field'),
        reason: typed.text('reason'),
        text: typed.text('text'),
        email: typed.text('email'),
      })}
      onDone={onDone ?? (() => location.assign(`${path}/report?done=reported`))}
    >
      <input type="hidden" name="genericProductId" value={genericProductId} />
      <Select
        id="inaccuracy-field"
        name="field"
        label="What is it about?"
        options={fields}
        placeholder="Please choose"
        defaultValue={refused?.typed.field}
      />
      <Select
        id="inaccuracy-reason"
        name="reason"
        label="What is wrong with it?"
        options={reasons}
        placeholder="Please choose"
        defaultValue={refused?.typed.reason}
      />
      <Textarea
        id="inaccuracy-text"
        name="text"
        label="In your words"
        hint="What would be right, and how do you know?"
        maxLength={inaccuracyBounds.textMost}
        defaultValue={refused?.typed.text}
      />
      <TextInput
        id="inaccuracy-email"
        name="email"
        label="Your e-mail"
        optional
        hint="Only if we may ask you back."
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={refused?.typed.email}
      />
      <div>
        <SubmitButton>Send the report</SubmitButton>
      </div>
    </Form>
  );
}
