import { subscribeToPregnancyEmails } from '#contracts/pregnancy-emails.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { DateInput } from '#site/ui/DateInput.tsx';
import { Select } from '#site/ui/Select.tsx';
import { EmailInput } from '#site/ui/TextInput.tsx';

interface Props {
  /** Known already, so the form does not ask for it. */
  dueDate?: string | undefined;
  stage?: string | undefined;
  page: string;
  refused?: RefusedForm | undefined;
}

/** Subscribes to one email a week. */
export function EmailsForm({ dueDate, stage = 'pregnant', page, refused }: Props) {
  return (
    <Form
      endpoint={subscribeToPregnancyEmails}
      name="weekly-emails"
      page={page}
      refused={refused}
      withKey={false}
      leadsTo={({ state }) => `/pregnancy-emails?done=${state}`}
    >
      <EmailInput />
      {dueDate ? (
        <>
          <input type="hidden" name="dueDate" value={dueDate} />
          <input type="hidden" name="stage" value={stage} />
        </>
      ) : (
        <>
          <DateInput name="dueDate" label="Due date" />
          <Select
            name="stage"
            label="Who is pregnant?"
            options={[
              { value: 'pregnant', label: 'I am, or my partner is' },
              { value: 'surrogate', label: 'Our surrogate is' },
            ]}
          />
        </>
      )}
      <SubmitButton wide look={dueDate ? 'secondary' : 'primary'}>
        Send me weekly emails
      </SubmitButton>
    </Form>
  );
}
