import { endpoint } from './endpoint.ts';
import type {
  CancelReservation,
  ChangeReservation,
  ListReservations,
  ReadReservation,
  RecoverReservation,
  ReleaseUnverifiedReservations,
  ReserveItem,
  VisitorReservations,
} from './reservations.schemas.ts';

export const reserveItem = endpoint<ReserveItem>('POST', '/api/v3/reg_items/{id}/reservations', (fields) => ({
  ...fields.texts(),
  quantity: fields.number('quantity') ?? 1,
  secretUntil: fields.dayOrNull('secretUntil'),
}));
export const listReservations = endpoint<ListReservations>('GET', '/api/v3/reservations');
export const readReservation = endpoint<ReadReservation>('GET', '/api/v3/reservations/{id}');
export const changeReservation = endpoint<ChangeReservation>('PATCH', '/api/v3/reservations/{id}');
export const cancelReservation = endpoint<CancelReservation>('DELETE', '/api/v3/reservations/{id}');
export const recoverReservation = endpoint<RecoverReservation>('POST', '/api/v3/reservations/{id}/recover');
export const releaseUnverifiedReservations = endpoint<ReleaseUnverifiedReservations>(
  'DELETE',
  '/api/v3/registries/{id}/unverified_reservations',
);
export const visitorReservations = endpoint<VisitorReservations>('GET', '/api/v3/registries/{id}/visitor_reservations');
