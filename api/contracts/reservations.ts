import { changedFields, readKnownValues } from './changed-fields.ts';
import { endpoint } from './endpoint.ts';
import type { FormFields } from './form-fields.ts';
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
/** A form has a few of these fields, or says with `was` what they were: then only those that were changed are sent. */
function changedReservation(fields: FormFields): object {
  const texts = fields.texts();
  const { state, step, isEmailVerified, isExtended, quantity, message } = texts;
  const typed = {
    ...(state && { state }),
    ...(step && { step }),
    ...(isExtended === 'true' && { isExtended: true }),
    ...(isEmailVerified === 'true' && { isEmailVerified: true }),
    ...(message !== undefined && { message }),
    ...(quantity && { quantity: Number(quantity) }),
    ...('secretUntil' in texts && { secretUntil: fields.dayOrNull('secretUntil') }),
  };
  return changedFields(typed, readKnownValues(fields));
}
export const changeReservation = endpoint<ChangeReservation>('PATCH', '/api/v3/reservations/{id}', changedReservation);
export const cancelReservation = endpoint<CancelReservation>('DELETE', '/api/v3/reservations/{id}');
export const recoverReservation = endpoint<RecoverReservation>('POST', '/api/v3/reservations/{id}/recover');
export const releaseUnverifiedReservations = endpoint<ReleaseUnverifiedReservations>(
  'DELETE',
  '/api/v3/registries/{id}/unverified_reservations',
);
export const visitorReservations = endpoint<VisitorReservations>('GET', '/api/v3/registries/{id}/visitor_reservations');
