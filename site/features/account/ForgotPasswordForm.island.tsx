import { requestPasswordReset } from '#contracts/password-resets.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { TextInput } from '#site/ui/TextInput.tsx';

export function ForgotPasswordForm({ refused }: { refused?: RefusedForm | undefined }) {
  return (
    <Form
      endpoint={requestPasswordReset}
      name="forgot-password"
      page="/forgot_password"
      refused={refused}
      className="grid gap-5"
      body={(fields) => ({ email: fields.text('email') })}
      onDone={() => location.assign('/forgot_password?sent=true')}
    >
      <TextInput
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={refused?.typed.email}
      />
      <SubmitButton size="large" wide>
        Send me a link
      </SubmitButton>
    </Form>
  );
}
