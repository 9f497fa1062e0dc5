import type { Trx } from '#api/db/database.ts';

/**
 * Gifts that this browser reserved for the email of the account which now signs in here become the account's, so that they are found
 * after this browser has forgotten who reserved them.
 */
export const claimReservations = (
  trx: Trx,
  { visitorId, user }: { visitorId: string; user: { id: string; email: string } },
) =>
  trx
    .updateTable('reservation')
    .set({ user_id: user.id })
    .where('visitor_id', '=', visitorId)
    .where('giver_email', '=', user.email)
    .where('user_id', 'is', null)
    .execute();
