import { askForChecklist } from '#contracts/checklist-mails.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { EmailInput } from '#site/ui/TextInput.tsx';

interface Props {
  answers: string;
  page: string;
  refused?: RefusedForm | undefined;
}

/** Requests the list by mail. */
export function ListMailForm({ answers, page, refused }: Props) {
  return (
    <Form
      endpoint={askForChecklist}
      name="list-mail"
      page={page}
      refused={refused}
      leadsTo="/baby-registry-checklist-quiz/email?done=check-your-mail"
    >
      <EmailInput />
      <input type="hidden" name="answers" value={answers} />
      <SubmitButton>Send it to me</SubmitButton>
    </Form>
  );
}
