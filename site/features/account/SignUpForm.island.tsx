import { signUp } from '#contracts/users.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { TextInput } from '#site/ui/TextInput.tsx';
import { pageAfterSignUp } from './next-page.ts';

interface Props {
  /** This page, with its query. */
  page: string;
  /** Where signing up leads. */
  next: string;
  refused?: RefusedForm | undefined;
}

export function SignUpForm({ page, next, refused }: Props) {
  return (
    <Form
      endpoint={signUp}
      name="sign-up"
      page={page}
      next={next}
      refused={refused}
      className="grid gap-5"
      body={(fields) => ({
        name: fields.text('name'),
        email: fields.text('email'),
        password: fields.exact('password'),
      })}
      onDone={() => location.assign(pageAfterSignUp(next, document.cookie))}
    >
      <TextInput
        name="name"
        label="Your name"
        hint="As your guests know you."
        autoComplete="name"
        maxLength={80}
        defaultValue={refused?.typed.name}
      />
      <TextInput
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={refused?.typed.email}
      />
      <TextInput
        name="password"
        label="Password"
        hint="At least 10 characters. Three or four words are easy to remember."
        type="password"
        autoComplete="new-password"
        minLength={10}
        maxLength={200}
      />
      <SubmitButton size="large" wide>
        Create my account
      </SubmitButton>
      <p className="text-sm text-ink-soft">
        By creating an account you agree to our{' '}
        <a className="underline underline-offset-4" href="/terms">
          terms
        </a>
        . What we keep and why is in our{' '}
        <a className="underline underline-offset-4" href="/privacy">
          privacy policy
        </a>
        .
      </p>
    </Form>
  );
}
