import { saveOwnAnswer } from '#contracts/questions.ts';
import { questionBounds } from '#rules/product-questions.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Textarea } from '#site/ui/TextInput.tsx';

interface Props {
  questionId: string;
  /** Of the question. */
  here: string;
  refused: RefusedForm | undefined;
}

/** One's own answer to a question, for people with an account. */
export function AnswerForm({ questionId, here, refused }: Props) {
  return (
    <Form
      endpoint={saveOwnAnswer}
      params={{ id: questionId }}
      name="answer"
      page={here}
      refused={refused}
      body={(fields) => ({ text: fields.text('text') })}
      onDone={() => location.assign(`${here}?done=answer-saved`)}
    >
      <Textarea
        name="text"
        label="What do you know about it?"
        hint="One answer each: sending another replaces it."
        maxLength={questionBounds.answerMost}
        defaultValue={refused?.typed.text}
      />
      <div>
        <SubmitButton>Send my answer</SubmitButton>
      </div>
    </Form>
  );
}
