// Roles: owner; editor may do everything except visibility, payout, transfer and deletion; viewer sees everything and changes nothing;
// helper records gifts for people offline. Anybody who has the address is a guest.

export type RegistryRole = 'owner' | 'editor' | 'viewer' | 'helper';

export const seeing = ['owner', 'editor', 'viewer', 'helper'] as const satisfies readonly RegistryRole[];
/** Roles that may record gifts from people offline. */
export const recording = ['owner', 'editor', 'helper'] as const satisfies readonly RegistryRole[];
export const editing = ['owner', 'editor'] as const satisfies readonly RegistryRole[];

/** The role in which somebody acts: an owner who previews (`view=guest`) is a guest, and may not reserve. */
export function actingRole(role: RegistryRole | null, viewsAsGuest: boolean): RegistryRole | 'guest' {
  return role === null || viewsAsGuest ? 'guest' : role;
}
