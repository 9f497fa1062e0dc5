import { changedFields, readKnownValues } from './changed-fields.ts';
import { endpoint } from './endpoint.ts';
import type { FormFields } from './form-fields.ts';
import type {
  ListGifts,
  RecordGift,
  RevealGifts,
  SaveThankYouNote,
  ThankYouNoteAllowed,
  TrackedGift,
  TrackGift,
} from './gift-tracker.schemas.ts';

export const noteTextMax = 2000;
/** How many texts a note may say that it was. */
export const wasMax = 5;

export const listGifts = endpoint<ListGifts>('GET', '/api/v3/registries/{id}/reservations');
export const recordGift = endpoint<RecordGift>('POST', '/api/v3/registries/{id}/reservations', (fields) => ({
  ...fields.texts(),
  quantity: fields.number('quantity') ?? 1,
}));
export const trackGift = endpoint<TrackGift>('PATCH', '/api/v3/reservations/{id}/tracking', (fields) => {
  const { isReceived, was: _, ...texts } = fields.texts();
  const typed = { ...texts, ...(isReceived && { isReceived: isReceived === 'true' }) };
  return changedFields(typed, readKnownValues(fields), ['giverName', 'message']);
});
/** What a member wrote about a gift: what its form begins with, and what its call compares. */
export const recordValues = ({ giverName, message }: Record<'giverName' | 'message', string | null>) => ({
  giverName: giverName ?? '',
  message: message ?? '',
});
const typedNote = (fields: FormFields) => ({
  text: fields.text('text'),
  state: fields.text('state'),
  ...(fields.isChecked('was') && { was: fields.all('was') }),
});
export const saveThankYouNote = endpoint<SaveThankYouNote>(
  'PUT',
  '/api/v3/reservations/{id}/thank_you_note',
  typedNote,
);
export const thankForPledge = endpoint<SaveThankYouNote>(
  'PUT',
  '/api/v3/cash_fund_contributions/{id}/thank_you_note',
  typedNote,
);
export const thankForShare = endpoint<SaveThankYouNote>(
  'PUT',
  '/api/v3/group_gift_contributions/{id}/thank_you_note',
  typedNote,
);
/** The call that saves the note of a gift. */
export const saveNoteOf = {
  reservation: saveThankYouNote,
  'cash-fund': thankForPledge,
  'group-gift': thankForShare,
} as const satisfies Record<TrackedGift['kind'], unknown>;
export const thankYouNoteAllowed = endpoint<ThankYouNoteAllowed>('GET', '/api/v3/restricted/thank_you_note_allowed');
export const revealGifts = endpoint<RevealGifts>('POST', '/api/v3/reservations/reveal');
