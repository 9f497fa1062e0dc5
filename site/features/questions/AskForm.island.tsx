import { askQuestion } from '#contracts/questions.ts';
import { questionBounds } from '#rules/product-questions.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  genericProductId: number;
  /** Of the product. */
  path: string;
  isSignedIn: boolean;
  refused: RefusedForm | undefined;
}

/** Asking about a product: with an account, or with an e-mail that is confirmed by a link. */
export function AskForm({ genericProductId, path, isSignedIn, refused }: Props) {
  return (
    <Form
      endpoint={askQuestion}
      params={{ id: genericProductId }}
      name="ask"
      page={`${path}/questions`}
      refused={refused}
      body={(fields) => ({
        text: fields.text('text'),
        ...(!isSignedIn && { name: fields.text('name'), email: fields.text('email') }),
      })}
      onDone={({ state }) => location.assign(`${path}/questions?done=${state}`)}
    >
      <Textarea
        name="text"
        label="Your question"
        minLength={questionBounds.textLeast}
        maxLength={questionBounds.textMost}
        defaultValue={refused?.typed.text}
      />
      {!isSignedIn && (
        <>
          <TextInput
            name="name"
            label="Your name"
            hint="Shown as first name and one letter."
            autoComplete="name"
            maxLength={80}
            defaultValue={refused?.typed.name}
          />
          <TextInput
            name="email"
            label="Your e-mail"
            hint="Never shown. We send you a link to confirm it, and one mail with the first answer."
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={refused?.typed.email}
          />
        </>
      )}
      <div>
        <SubmitButton>Ask</SubmitButton>
      </div>
    </Form>
  );
}
