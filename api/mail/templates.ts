/** Every mail that we send, grouped by recipient: its data, its subject and its content. `layout.ts` has the parts. */
import type { z } from 'zod';
import { accountMails } from './templates/account.ts';
import { familyMails } from './templates/family.ts';
import { moneyMails } from './templates/money-gifts.ts';
import { reservationMails } from './templates/reservations.ts';
import { shopMails } from './templates/shop.ts';
import type { MailTemplate } from './templates/template.ts';

export type { MailSubject } from './templates/template.ts';

export const templates: Record<string, MailTemplate<z.ZodUnknown>> = {
  ...accountMails,
  ...reservationMails,
  ...moneyMails,
  ...familyMails,
  ...shopMails,
};
