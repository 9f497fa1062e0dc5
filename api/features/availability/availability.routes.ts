import { productPageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/availability.schemas.ts';
import * as endpoints from '#contracts/availability.ts';
import {
  confirmAvailabilityAlert,
  readAvailabilityAlert,
  stopAvailabilityAlert,
  subscribeToAvailability,
} from './availability.service.ts';

const access = { who: 'link', param: 'id', emailIn: 'availability_subscription' } as const;
const alertPage = ({ alert }: { alert: { id: string } }): string => `/availability-alerts/${alert.id}`;

export const availabilityRoutes = [
  changes(endpoints.subscribeToAvailability, {
    // A unique key allows one alert per address and variant; an alert changes state only if it is still in the state that was read.
    lock: 'nothing',
    schemas: schemas.subscribeToAvailability,
    access: { who: 'anyone' },
    summary:
      'Asks for one mail when a product or a variant is available again. The address is confirmed by mail first.',
    limits: [limits.mailUnverified, limits.mailStrangers],
    status: 202,
    form: {
      done: ({ state }: { state: string }, fields) => productPageAfter(fields, state),
    },
    run: subscribeToAvailability,
  }),
  reads(endpoints.readAvailabilityAlert, {
    schemas: schemas.readAvailabilityAlert,
    access,
    summary: 'One alert, for whoever opened its mailed link.',
    run: readAvailabilityAlert,
  }),
  changes(endpoints.confirmAvailabilityAlert, {
    lock: 'nothing',
    schemas: schemas.confirmAvailabilityAlert,
    access,
    summary: 'Confirms the address: from now on the alert waits.',
    limits: [limits.write],
    form: { body: () => ({ state: 'waiting' }), done: alertPage },
    run: confirmAvailabilityAlert,
  }),
  changes(endpoints.stopAvailabilityAlert, {
    lock: 'nothing',
    schemas: schemas.stopAvailabilityAlert,
    access,
    summary: 'Ends the alert: no mail will come.',
    limits: [limits.write],
    form: { body: () => ({}), done: alertPage },
    run: stopAvailabilityAlert,
  }),
];
