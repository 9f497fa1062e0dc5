import type { ExpressionBuilder } from 'kysely';
import { editing, type RegistryRole, seeing } from '#rules/registry-roles.ts';
import type { Tables } from './tables.ts';

type OfUser = ExpressionBuilder<Tables, 'user'>;

/** The current registry of a user who has lost theirs: the latest one that they may edit, neither archived nor deleted; null without one. */
export const nextToEdit = (e: OfUser) => latestOpen(e, editing);

/** The same; without one, the latest that they may see. */
export const nextToSee = (e: OfUser) => e.fn.coalesce(latestOpen(e, editing), latestOpen(e, seeing));

const latestOpen = (e: OfUser, roles: readonly RegistryRole[]) =>
  e
    .selectFrom('registry_member')
    .innerJoin('registry', 'registry.id', 'registry_member.registry_id')
    .leftJoin('registry_archive', 'registry_archive.registry_id', 'registry.id')
    .leftJoin('registry_deletion', 'registry_deletion.registry_id', 'registry.id')
    .select('registry.id')
    .whereRef('registry_member.user_id', '=', 'user.id')
    .where('registry_member.role', 'in', roles)
    .where('registry_archive.registry_id', 'is', null)
    .where('registry_deletion.registry_id', 'is', null)
    .orderBy('registry.created_at', 'desc')
    .orderBy('registry.id', 'desc')
    .limit(1);
