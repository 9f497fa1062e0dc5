import { signOut } from '#contracts/users.ts';
import { leaveFor } from '#site/data/leaving.ts';
import { forgetPerson } from '#site/data/web-storage.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';

/** Ends the session, and what this browser has noted of the person. */
export function SignOut() {
  const leave = () => {
    forgetPerson();
    leaveFor('/');
  };
  return (
    <Form endpoint={signOut} name="sign-out" page="/logout" withKey={false} onDone={leave}>
      <SubmitButton size="large" wide>
        Sign out
      </SubmitButton>
    </Form>
  );
}
