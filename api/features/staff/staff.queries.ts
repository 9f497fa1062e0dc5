import type { Query } from '#api/db/database.ts';

/** The people who get requests to the shop. */
export const findStaff = (db: Query) =>
  db
    .selectFrom('user')
    .select('email')
    .where('role', '=', 'admin')
    .where('email_verified_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(5)
    .execute();
