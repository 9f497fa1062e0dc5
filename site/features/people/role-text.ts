import type { Registry } from '#contracts/registries.schemas.ts';

type Role = Exclude<Registry['role'], 'guest'>;

export const roleNames: Record<Role, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer', helper: 'Helper' };

/** What a person in this role may do, to follow "can". */
export const roleAbilities: Record<Exclude<Role, 'owner'>, string> = {
  editor: 'change the list and its details, but not who finds it, how you’re paid, or who helps',
  viewer: 'see everything and change nothing',
  helper: 'write down gifts for people who aren’t online',
};
