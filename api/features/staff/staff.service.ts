import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { WrittenMail } from '#api/mail/composed-mails.ts';
import { findStaff } from './staff.queries.ts';

export const hasStaff = async (db: Query): Promise<boolean> => (await findStaff(db)).length > 0;

/** Mails all of the shop's staff. @returns false if there is none. */
export async function mailStaff(
  app: App,
  trx: Trx,
  { uniqueKey, now, ...mail }: Omit<WrittenMail, 'to'> & { uniqueKey: string; now: number },
): Promise<boolean> {
  const staff = await findStaff(trx);
  for (const { email } of staff)
    await enqueue(trx, {
      id: app.newId(),
      kind: 'mail',
      uniqueKey: `${uniqueKey}:${email}`,
      payload: { ...mail, to: email },
      now,
    });
  return staff.length > 0;
}
