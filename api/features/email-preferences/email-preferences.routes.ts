import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/email-preferences.schemas.ts';
import * as endpoints from '#contracts/email-preferences.ts';
import { changeEmailPreferences, readEmailPreferences } from './email-preferences.service.ts';

export const emailPreferenceRoutes = [
  reads(endpoints.readEmailPreferences, {
    schemas: schemas.readEmailPreferences,
    access: { who: 'anyone' },
    summary: 'Which mails come, for who is signed in or opened the link in one.',
    run: readEmailPreferences,
  }),
  changes(endpoints.changeEmailPreferences, {
    lock: 'nothing',
    schemas: schemas.changeEmailPreferences,
    access: { who: 'anyone' },
    summary: 'Chooses which mails come.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/settings/email-preferences?done=saved') },
    run: changeEmailPreferences,
  }),
];
