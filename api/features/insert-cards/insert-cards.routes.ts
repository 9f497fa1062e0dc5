import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/insert-cards.schemas.ts';
import * as endpoints from '#contracts/insert-cards.ts';
import { editing } from '#rules/registry-roles.ts';
import {
  deleteInsertCardOrder,
  listInsertCardOrders,
  orderInsertCards,
  readInsertCardOrder,
} from './insert-cards.service.ts';

const editors = { who: 'registry', param: 'id', roles: editing } as const;
const page = '/registry/share/insert-cards';

export const insertCardRoutes = [
  reads(endpoints.listInsertCardOrders, {
    schemas: schemas.listInsertCardOrders,
    access: editors,
    summary: 'Orders of cards that go into invitations, and whether the shop prints them.',
    run: listInsertCardOrders,
  }),
  changes(endpoints.orderInsertCards, {
    schemas: schemas.orderInsertCards,
    access: editors,
    summary: 'Makes cards ready to print, or asks the shop to print them.',
    limits: [limits.share],
    status: 201,
    form: { done: (_, fields) => pageAfter(fields, `${page}?done=made`) },
    run: orderInsertCards,
  }),
  reads(endpoints.readInsertCardOrder, {
    schemas: schemas.readInsertCardOrder,
    access: editors,
    summary: 'One order of cards.',
    run: readInsertCardOrder,
  }),
  changes(endpoints.deleteInsertCardOrder, {
    schemas: schemas.deleteInsertCardOrder,
    access: editors,
    summary: 'Takes an order off the list.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, page) },
    run: deleteInsertCardOrder,
  }),
];
