import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/reservations.schemas.ts';
import * as endpoints from '#contracts/reservations.ts';
import { editing, seeing } from '#rules/registry-roles.ts';
import {
  cancelReservation,
  changeReservation,
  listReservations,
  readReservation,
  recoverReservation,
  releaseUnverifiedReservations,
  reserveItem,
  visitorReservations,
} from './reservations.service.ts';

const giver = { who: 'reservation', param: 'id', as: ['giver'] } as const;
const giverOrOwner = { who: 'reservation', param: 'id', as: ['giver', 'owner'] } as const;

const reservationPage = (output: { reservation: { id: string } }): string => `/reservations/${output.reservation.id}`;

export const reservationRoutes = [
  changes(endpoints.reserveItem, {
    schemas: schemas.reserveItem,
    access: { who: 'item', param: 'id', roles: [...seeing, 'guest'] },
    summary: 'Reserves units of an item. No account needed; the visitor cookie and the mailed link know the giver.',
    limits: [limits.reserve, limits.mailStrangers],
    status: 201,
    form: {
      done: reservationPage,
    },
    namesGiver: true,
    run: reserveItem,
  }),
  reads(endpoints.listReservations, {
    schemas: schemas.listReservations,
    access: { who: 'visitor' },
    summary: 'Own reservations over all registries.',
    run: listReservations,
  }),
  reads(endpoints.readReservation, {
    schemas: schemas.readReservation,
    access: giver,
    summary: 'One own reservation.',
    run: readReservation,
  }),
  changes(endpoints.changeReservation, {
    schemas: schemas.changeReservation,
    access: giver,
    summary: 'Marks as bought or not, confirms the email, changes quantity or message.',
    limits: [limits.write],
    form: {
      done: (output: { reservation: { id: string } }, fields) => pageAfter(fields, reservationPage(output)),
    },
    run: changeReservation,
  }),
  changes(endpoints.cancelReservation, {
    schemas: schemas.cancelReservation,
    access: giverOrOwner,
    summary: 'Cancels; the units are free at once.',
    limits: [limits.write],
    form: {
      body: () => ({}),
      done: (output: { reservation: { id: string } | null }) =>
        output.reservation === null ? '/registry/home' : `/reservations/${output.reservation.id}`,
    },
    run: cancelReservation,
  }),
  changes(endpoints.recoverReservation, {
    schemas: schemas.recoverReservation,
    access: giver,
    summary: 'Brings a cancelled or expired reservation back if its units are still free.',
    limits: [limits.write],
    form: { body: () => ({}), done: reservationPage },
    run: recoverReservation,
  }),
  changes(endpoints.releaseUnverifiedReservations, {
    schemas: schemas.releaseUnverifiedReservations,
    access: { who: 'registry', param: 'id', roles: editing },
    summary:
      'Lets go all gifts and pledges of a registry whose givers have not confirmed their email; says nothing of what they were.',
    limits: [limits.write],
    form: { body: () => ({}), done: (_, fields) => pageAfter(fields, '/registry/home') },
    run: releaseUnverifiedReservations,
  }),
  reads(endpoints.visitorReservations, {
    schemas: schemas.visitorReservations,
    access: { who: 'registry', param: 'id', roles: [...seeing, 'guest'] },
    summary: "This visitor's reservations in one registry.",
    run: visitorReservations,
  }),
];
