import { resetPassword } from '#contracts/password-resets.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { TextInput } from '#site/ui/TextInput.tsx';
import { pageAfterSignIn } from './next-page.ts';

interface Props {
  /** Of the mailed link. */
  id: string;
  refused?: RefusedForm | undefined;
}

export function NewPasswordForm({ id, refused }: Props) {
  return (
    <Form
      endpoint={resetPassword}
      params={{ id }}
      name="new-password"
      page={`/password_resets/${id}`}
      refused={refused}
      withKey={false}
      className="grid gap-5"
      body={(fields) => ({ password: fields.exact('password') })}
      onDone={({ user }) => location.assign(pageAfterSignIn('/registry/home', user.needsSecondFactor))}
    >
      <TextInput
        name="password"
        label="New password"
        hint="At least 10 characters. Three or four words are easy to remember."
        type="password"
        autoComplete="new-password"
        minLength={10}
        maxLength={200}
      />
      <SubmitButton size="large" wide>
        Save and sign in
      </SubmitButton>
    </Form>
  );
}
