import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/pregnancy-emails.schemas.ts';
import * as endpoints from '#contracts/pregnancy-emails.ts';
import { confirm, putAwayAfterLoss, readSubscription, stop, stopOwn, subscribe } from './pregnancy-emails.service.ts';

const access = { who: 'link', param: 'id', emailIn: 'pregnancy_email' } as const;

export const pregnancyEmailRoutes = [
  changes(endpoints.subscribeToPregnancyEmails, {
    // A unique key allows one subscription per address and state.
    lock: 'nothing',
    schemas: schemas.subscribeToPregnancyEmails,
    access: { who: 'anyone' },
    summary: 'Asks for a weekly mail by due date. The address is confirmed by mail first.',
    limits: [limits.mailUnverified, limits.mailStrangers],
    status: 202,
    form: {
      done: ({ state }: { state: string }, fields) => pageAfter(fields, `/pregnancy-emails?done=${state}`),
    },
    run: subscribe,
  }),
  changes(endpoints.stopOwnPregnancyEmails, {
    lock: 'nothing',
    schemas: schemas.stopOwnPregnancyEmails,
    access: { who: 'user' },
    summary: 'Stops the weekly mails to the address of one’s own account.',
    limits: [limits.write],
    form: { body: () => ({}), done: () => '/miscarriage-loss?done=stopped' },
    run: stopOwn,
  }),
  changes(endpoints.putAwayAfterLoss, {
    schemas: schemas.putAwayAfterLoss,
    access: { who: 'registry', param: 'id', roles: ['owner'] },
    summary: 'After a loss: puts the registry away and stops the weekly mails, in one step.',
    limits: [limits.write],
    form: { body: () => ({}), done: () => '/miscarriage-loss?done=quiet' },
    run: putAwayAfterLoss,
  }),
  reads(endpoints.readPregnancyEmails, {
    schemas: schemas.readPregnancyEmails,
    access,
    summary: 'One subscription, for whoever opened its mailed link.',
    run: readSubscription,
  }),
  changes(endpoints.confirmPregnancyEmails, {
    lock: 'nothing',
    schemas: schemas.confirmPregnancyEmails,
    access,
    summary: 'Confirms the address: from now on a mail comes with each week.',
    limits: [limits.write],
    form: {
      body: () => ({ state: 'on' }),
      done: ({ subscription }: { subscription: { id: string } }) => `/pregnancy-emails/${subscription.id}`,
    },
    run: confirm,
  }),
  changes(endpoints.stopPregnancyEmails, {
    lock: 'nothing',
    schemas: schemas.stopPregnancyEmails,
    access,
    summary: 'Stops the mails at once, and forgets the due date.',
    limits: [limits.write],
    form: { body: () => ({}), done: () => '/pregnancy-emails/stopped' },
    run: stop,
  }),
];
