import type { ExpressionBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The latest registry in which the user has one of these roles and which is neither archived nor deleted. */
export const nextRegistry = (
  e: ExpressionBuilder<Tables, 'user'>,
  roles: readonly Tables['registry_member']['role'][],
) =>
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
