import type { AskForChecklist, ReadChecklistMail, SendChecklist } from './checklist-mails.schemas.ts';
import { endpoint } from './endpoint.ts';

const path = '/api/v3/checklist_mails';

export const askForChecklist = endpoint<AskForChecklist>('POST', path);
export const readChecklistMail = endpoint<ReadChecklistMail>('GET', `${path}/{id}`);
export const sendChecklist = endpoint<SendChecklist>('POST', `${path}/{id}/send`, () => ({}));
