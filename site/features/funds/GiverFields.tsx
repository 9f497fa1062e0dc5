import { personNameMax } from '#rules/person-names.ts';
import { EmailInput, TextInput } from '#site/ui/TextInput.tsx';

/** The giver's name and email, filled in for people who are signed in. */
export function GiverFields({ giver }: { giver: { name: string; email: string } | null }) {
  return (
    <>
      <TextInput
        name="giverName"
        label="Your name"
        hint="As the family will see it."
        autoComplete="name"
        maxLength={personNameMax}
        defaultValue={giver?.name}
      />
      <EmailInput
        name="giverEmail"
        label="Your email"
        hint="For your personal link. The family doesn’t see it."
        defaultValue={giver?.email}
      />
    </>
  );
}
