import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes } from '#api/http/route.ts';
import * as schemas from '#contracts/support-tickets.schemas.ts';
import * as endpoints from '#contracts/support-tickets.ts';
import { askSupport } from './support-tickets.service.ts';

export const supportTicketRoutes = [
  changes(endpoints.askSupport, {
    schemas: schemas.askSupport,
    access: { who: 'registry', param: 'id', roles: ['owner'] },
    summary: 'Asks those who work at the shop about a registry; they answer by mail.',
    limits: [limits.askSupport],
    status: 201,
    form: { done: (_, fields) => pageAfter(fields, '/settings/registry?done=asked') },
    run: askSupport,
  }),
];
