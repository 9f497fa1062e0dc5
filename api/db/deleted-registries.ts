import { type SqlBool, sql } from 'kysely';

/**
 * A deleted registry does not exist for anybody, its owner included, until it is restored. This looks up one row; `not in` would read the
 * whole table on PostgreSQL.
 */
export const isNotDeleted = (
  registryId:
    | 'registry.id'
    | 'registry_member.registry_id'
    | 'registry_invitation.registry_id'
    | 'reg_item.registry_id',
) =>
  sql<SqlBool>`not exists (select 1 from registry_deletion where registry_deletion.registry_id = ${sql.ref(registryId)})`;
