import type { HelpingRole } from '#contracts/members.schemas.ts';
import { Checkbox, ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { roleAbilities, roleNames } from './role-text.ts';

const roles: readonly HelpingRole[] = ['editor', 'viewer', 'helper'];

export function RoleChoice({ chosen, of = 'new' }: { chosen: HelpingRole; of?: string }) {
  return (
    <ChoiceGroup id={`role-${of}`} label="What they can do">
      {roles.map((role) => (
        <Radio
          key={role}
          name="role"
          value={role}
          label={roleNames[role]}
          hint={`Can ${roleAbilities[role]}.`}
          defaultChecked={role === chosen}
        />
      ))}
    </ChoiceGroup>
  );
}

export function BlindChoice({ chosen = false }: { chosen?: boolean }) {
  return (
    <Checkbox
      name="blind"
      label="Keep gifts a surprise for them, too"
      hint="They don’t see what’s taken, or by whom."
      defaultChecked={chosen}
    />
  );
}
