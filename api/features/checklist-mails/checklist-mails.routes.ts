import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/checklist-mails.schemas.ts';
import * as endpoints from '#contracts/checklist-mails.ts';
import { askForChecklist, readChecklistMail, sendChecklist } from './checklist-mails.service.ts';

const access = { who: 'link', param: 'id' } as const;
const page = '/baby-registry-checklist-quiz/email';

export const checklistMailRoutes = [
  changes(endpoints.askForChecklist, {
    lock: 'nothing',
    schemas: schemas.askForChecklist,
    access: { who: 'anyone' },
    summary: 'Asks for the list of the quiz by mail. The address is confirmed by mail first.',
    limits: [limits.mailUnverified, limits.mailStrangers],
    status: 202,
    form: { done: () => `${page}?done=check-your-mail` },
    run: askForChecklist,
  }),
  reads(endpoints.readChecklistMail, {
    schemas: schemas.readChecklistMail,
    access,
    summary: 'Whether a list still waits, for whoever opened its mailed link.',
    run: readChecklistMail,
  }),
  changes(endpoints.sendChecklist, {
    // Only the call that deletes the row sends the list.
    lock: 'nothing',
    schemas: schemas.sendChecklist,
    access,
    summary: 'Sends the list, once.',
    limits: [limits.write],
    form: { body: () => ({}), done: () => `${page}?done=sent` },
    run: sendChecklist,
  }),
];
