/** Every mail that we send: what it needs, its subject and what it says, by who gets it. `layout.ts` has the parts. */
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
