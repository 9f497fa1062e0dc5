import { changedFields, readKnownValues } from './changed-fields.ts';
import { endpoint } from './endpoint.ts';
import type {
  ChangeGiverPreferences,
  MailOwnReservations,
  ReadGiverPreferences,
  SaveGiverAddress,
} from './givers.schemas.ts';

export const mailOwnReservations = endpoint<MailOwnReservations>('POST', '/api/v3/reservations/recover');
export const readGiverPreferences = endpoint<ReadGiverPreferences>('GET', '/api/v3/restricted/gift_giver_preferences');
export const changeGiverPreferences = endpoint<ChangeGiverPreferences>(
  'PATCH',
  '/api/v3/restricted/gift_giver_preferences',
  (fields) => ({
    ...changedFields(
      { thankYouNotes: fields.isChecked('thankYouNotes'), reminders: fields.isChecked('reminders') },
      readKnownValues(fields),
    ),
    email: fields.textOrNull('email') ?? undefined,
  }),
);
export const saveGiverAddress = endpoint<SaveGiverAddress>('PUT', '/api/v3/address/gift_giver', (fields) => ({
  registryId: fields.text('registryId'),
  address: fields.textOrNull('address'),
}));
