import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/birthday-preferences.schemas.ts';
import * as endpoints from '#contracts/birthday-preferences.ts';
import { editing, seeing } from '#rules/registry-roles.ts';
import { changeBirthdayPreferences, readBirthdayPreferences } from './birthday-preferences.service.ts';

export const birthdayPreferenceRoutes = [
  reads(endpoints.readBirthdayPreferences, {
    schemas: schemas.readBirthdayPreferences,
    access: { who: 'registry', param: 'id', roles: [...seeing, 'guest'] },
    summary: 'What the child of a registry wears and likes.',
    run: readBirthdayPreferences,
  }),
  changes(endpoints.changeBirthdayPreferences, {
    schemas: schemas.changeBirthdayPreferences,
    access: { who: 'registry', param: 'id', roles: editing },
    summary: 'Says what the child wears and likes.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/settings/birthday-preferences?done=saved') },
    run: changeBirthdayPreferences,
  }),
];
