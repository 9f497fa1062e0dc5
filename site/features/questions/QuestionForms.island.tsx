import { askQuestion, saveOwnAnswer } from '#contracts/questions.ts';
import { questionBounds } from '#rules/product-questions.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { EmailInput, Textarea, TextInput } from '#site/ui/TextInput.tsx';

interface AskProps {
  genericProductId: number;
  /** The product's path. */
  path: string;
  isSignedIn: boolean;
  refused: RefusedForm | undefined;
}

/** A question about a product: with an account, or with an email that is confirmed by a link. */
export function AskForm({ genericProductId, path, isSignedIn, refused }: AskProps) {
  return (
    <Form
      endpoint={askQuestion}
      params={{ id: genericProductId }}
      name="ask"
      page={`${path}/questions`}
      leadsTo={({ state }) => `${path}/questions?done=${state}`}
      refused={refused}
    >
      <Textarea
        name="text"
        label="Your question"
        minLength={questionBounds.textLeast}
        maxLength={questionBounds.textMost}
      />
      {!isSignedIn && (
        <>
          <TextInput
            name="name"
            label="Your name"
            hint="Shown as your first name and last initial."
            autoComplete="name"
            maxLength={60}
          />
          <EmailInput
            label="Your email"
            hint="Never shown. We’ll send you a link to confirm it, and one email with the first answer."
          />
        </>
      )}
      <SubmitButton>Ask</SubmitButton>
    </Form>
  );
}

interface AnswerProps {
  questionId: string;
  /** The question's path. */
  here: string;
  refused: RefusedForm | undefined;
}

/** A person's answer to a question; needs an account. */
export function AnswerForm({ questionId, here, refused }: AnswerProps) {
  return (
    <Form
      endpoint={saveOwnAnswer}
      params={{ id: questionId }}
      name="answer"
      page={here}
      leadsTo={`${here}?done=answer-saved`}
      refused={refused}
    >
      <Textarea
        name="text"
        label="What do you know about it?"
        hint="One answer per person. A new one replaces it."
        maxLength={questionBounds.answerMost}
      />
      <SubmitButton>Send my answer</SubmitButton>
    </Form>
  );
}
