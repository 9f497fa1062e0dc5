import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/messages.schemas.ts';
import * as endpoints from '#contracts/messages.ts';
import { changeMessage, deleteMessage, listMessages, readMessage } from './messages.service.ts';

const family = { who: 'gift', param: 'id', as: ['owner'] } as const;
const done = (_: never, fields: Record<string, string>): string => pageAfter(fields, '/registry/messages');

export const messageRoutes = [
  reads(endpoints.listMessages, {
    schemas: schemas.listMessages,
    access: { who: 'user' },
    summary: 'What givers wrote to the registries of this account, as far as surprises allow.',
    run: listMessages,
  }),
  reads(endpoints.readMessage, {
    schemas: schemas.readMessage,
    access: family,
    summary: 'One message.',
    run: readMessage,
  }),
  changes(endpoints.changeMessage, {
    schemas: schemas.changeMessage,
    access: family,
    summary: 'Marks a message as read or not, archives it, or brings a deleted one back.',
    limits: [limits.write],
    form: { done },
    run: changeMessage,
  }),
  changes(endpoints.deleteMessage, {
    schemas: schemas.deleteMessage,
    access: family,
    summary: 'Deletes a message; PATCH isDeleted:false brings it back.',
    limits: [limits.write],
    form: { done },
    run: deleteMessage,
  }),
];
