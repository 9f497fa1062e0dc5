import type { HelpingRole, Member } from '#contracts/members.schemas.ts';
import { changeMember, removeMember } from '#contracts/members.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Avatar } from '#site/ui/Avatar.tsx';
import { BlindChoice, RoleChoice } from './PlaceFields.tsx';
import { peopleForm } from './people-form.ts';
import { roleNames } from './role-text.ts';

interface Props {
  registryId: string;
  member: Member;
  canChange: boolean;
  refused?: RefusedForm | undefined;
}

/** A member of the registry, and for the owner that member's role. */
export function MemberRow({
  registryId,
  member: { userId, name, pictureUrl, role, blind, isSelf },
  canChange,
  refused,
}: Props) {
  const params = { id: registryId, member: userId };
  const was = useInitialValues({ role, blind }, refused);
  return (
    <li className="px-5 py-3">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={pictureUrl ?? undefined} />
        <span className="min-w-0">
          <span className="block wrap-anywhere font-semibold">
            {name}
            {isSelf && <span className="font-normal text-ink-soft"> (you)</span>}
          </span>
          <span className="block text-sm text-ink-soft">
            {roleNames[role]}
            {blind && ', without seeing gifts'}
          </span>
        </span>
      </div>
      {canChange && (
        <details className="group" open={refused !== undefined}>
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent text-sm underline underline-offset-4">
            Change or remove<span className="sr-only"> {name}</span>
          </summary>
          <div className="grid gap-4 pt-2 pb-3">
            <Form
              was={was}
              endpoint={changeMember}
              params={params}
              {...peopleForm(registryId, `member-${userId}`)}
              refused={refused}
            >
              <RoleChoice chosen={role as HelpingRole} of={userId} />
              <BlindChoice chosen={blind} />
              <SubmitButton look="secondary" size="small">
                Save
              </SubmitButton>
            </Form>
            <ButtonForm
              endpoint={removeMember}
              params={params}
              {...peopleForm(registryId, `remove-${userId}`, 'removed')}
              label="Remove"
              of={name}
              look="danger"
              size="small"
            />
          </div>
        </details>
      )}
    </li>
  );
}
