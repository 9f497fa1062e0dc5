import { confirmQuestion } from '#contracts/questions.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';

interface Props {
  questionId: string;
  here: string;
  refused: RefusedForm | undefined;
}

/** One button on the page of the mailed link: nothing changes before it is pressed. */
export function ConfirmQuestion({ questionId, here, refused }: Props) {
  return (
    <Form
      endpoint={confirmQuestion}
      params={{ id: questionId }}
      name="confirm"
      page={here}
      refused={refused}
      body={() => ({ isEmailVerified: true })}
      onDone={() => location.assign(here)}
    >
      <div>
        <SubmitButton>Yes, this is my question</SubmitButton>
      </div>
    </Form>
  );
}
