import { signOut } from '#contracts/users.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';

export function SignOutForm() {
  return (
    <Form
      endpoint={signOut}
      name="sign-out"
      page="/logout"
      withKey={false}
      body={() => ({})}
      onDone={() => location.assign('/')}
    >
      <SubmitButton size="large" wide>
        Sign out
      </SubmitButton>
    </Form>
  );
}
