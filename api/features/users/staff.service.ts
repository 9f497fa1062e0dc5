import type { Query } from '#api/db/database.ts';
import { findStaff } from './users.queries.ts';

/** Who of the shop gets mail about what people ask it to do. */
export const staffEmails = async (db: Query): Promise<string[]> => (await findStaff(db)).map(({ email }) => email);
