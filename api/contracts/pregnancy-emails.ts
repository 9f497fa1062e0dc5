import { endpoint } from './endpoint.ts';
import type {
  ConfirmPregnancyEmails,
  PutAwayAfterLoss,
  ReadPregnancyEmails,
  StopOwnPregnancyEmails,
  StopPregnancyEmails,
  SubscribeToPregnancyEmails,
} from './pregnancy-emails.schemas.ts';

const path = '/api/v3/pregnancy_emails';

export const subscribeToPregnancyEmails = endpoint<SubscribeToPregnancyEmails>('POST', path, (fields) => ({
  email: fields.text('email'),
  dueDate: fields.dayOrNull('dueDate') ?? '',
  stage: fields.isChecked('stage') ? fields.text('stage') : 'pregnant',
}));
export const readPregnancyEmails = endpoint<ReadPregnancyEmails>('GET', `${path}/{id}`);
export const confirmPregnancyEmails = endpoint<ConfirmPregnancyEmails>('PATCH', `${path}/{id}`);
export const stopPregnancyEmails = endpoint<StopPregnancyEmails>('DELETE', `${path}/{id}`, () => ({}));
export const stopOwnPregnancyEmails = endpoint<StopOwnPregnancyEmails>('DELETE', path, () => ({}));
/** One step after a loss: the registry is archived, and mails about the pregnancy end. */
export const putAwayAfterLoss = endpoint<PutAwayAfterLoss>('POST', '/api/v3/registries/{id}/loss', () => ({}));
