import { signIn } from '#contracts/users.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { TextInput } from '#site/ui/TextInput.tsx';
import { pageAfterSignIn } from './next-page.ts';

interface Props {
  /** This page, with its query. */
  page: string;
  /** Where signing in leads. */
  next: string;
  refused?: RefusedForm | undefined;
}

export function SignInForm({ page, next, refused }: Props) {
  return (
    <Form
      endpoint={signIn}
      name="sign-in"
      page={page}
      next={next}
      refused={refused}
      withKey={false}
      className="grid gap-5"
      body={(fields) => ({ email: fields.text('email'), password: fields.exact('password') })}
      onDone={({ user }) => location.assign(pageAfterSignIn(next, user.needsSecondFactor))}
    >
      <TextInput
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={refused?.typed.email}
      />
      <TextInput name="password" label="Password" type="password" autoComplete="current-password" maxLength={200} />
      <SubmitButton size="large" wide>
        Sign in
      </SubmitButton>
    </Form>
  );
}
