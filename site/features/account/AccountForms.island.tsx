import { requestPasswordReset, resetPassword } from '#contracts/password-resets.ts';
import { finishSignUp, signUp } from '#contracts/sign-ups.ts';
import { signIn } from '#contracts/users.ts';
import { personNameMax } from '#rules/person-names.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { EmailInput, PasswordInput, TextInput } from '#site/ui/TextInput.tsx';
import { pageAfterSignIn } from './next-page.ts';

interface Props {
  /** This page, with its query. */
  page: string;
  /** The page that the form leads to. */
  next: string;
  refused?: RefusedForm | undefined;
}

export function SignInForm({ next, ...form }: Props) {
  return (
    <Form
      {...form}
      endpoint={signIn}
      name="sign-in"
      next={next}
      withKey={false}
      leadsTo={({ user }) => pageAfterSignIn(next, user.needsSecondFactor)}
    >
      <EmailInput autoComplete="username" />
      <PasswordInput />
      <SubmitButton size="large" wide>
        Sign in
      </SubmitButton>
    </Form>
  );
}

export function SignUpForm({ next, ...form }: Props) {
  return (
    <Form
      {...form}
      endpoint={signUp}
      name="sign-up"
      next={next}
      body={(fields) => ({ email: fields.text('email'), next })}
      leadsTo="/signup?sent=true"
    >
      <EmailInput />
      <SubmitButton size="large" wide>
        Send me a link
      </SubmitButton>
      <p className="text-sm text-ink-soft">
        By creating an account, you agree to our{' '}
        <a className="underline underline-offset-4" href="/terms">
          terms
        </a>
        . Our{' '}
        <a className="underline underline-offset-4" href="/privacy">
          privacy policy
        </a>{' '}
        explains what we keep and why.
      </p>
    </Form>
  );
}

/** @param props.id of the mailed link. */
export function FinishSignUpForm({ id, refused }: Pick<Props, 'refused'> & { id: string }) {
  return (
    <Form
      endpoint={finishSignUp}
      params={{ id }}
      name="finish-sign-up"
      page={`/sign_ups/${id}`}
      leadsTo={({ next }) => next}
      refused={refused}
      withKey={false}
    >
      <TextInput
        name="name"
        label="Your name"
        hint="The name your guests know you by."
        autoComplete="name"
        maxLength={personNameMax}
      />
      <PasswordInput isNew />
      <SubmitButton size="large" wide>
        Create my account
      </SubmitButton>
    </Form>
  );
}

export function ForgotPasswordForm({ refused }: Pick<Props, 'refused'>) {
  return (
    <Form
      endpoint={requestPasswordReset}
      name="forgot-password"
      page="/forgot_password"
      leadsTo="/forgot_password?sent=true"
      refused={refused}
    >
      <EmailInput autoComplete="username" />
      <SubmitButton size="large" wide>
        Send me a link
      </SubmitButton>
    </Form>
  );
}

/** @param props.id of the mailed link. */
export function NewPasswordForm({ id, refused }: Pick<Props, 'refused'> & { id: string }) {
  return (
    <Form
      endpoint={resetPassword}
      params={{ id }}
      name="new-password"
      page={`/password_resets/${id}`}
      leadsTo={({ user }) => pageAfterSignIn('/registry/home', user.needsSecondFactor)}
      refused={refused}
      withKey={false}
    >
      <PasswordInput isNew label="New password" />
      <SubmitButton size="large" wide>
        Save and sign in
      </SubmitButton>
    </Form>
  );
}
