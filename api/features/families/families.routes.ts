import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/families.schemas.ts';
import * as endpoints from '#contracts/families.ts';
import { changeFamily, listFamilies } from './families.service.ts';

export const familyRoutes = [
  reads(endpoints.listFamilies, {
    schemas: schemas.listFamilies,
    access: { who: 'user' },
    summary: 'What the caller’s own families say of themselves, registry by registry.',
    run: listFamilies,
  }),
  changes(endpoints.changeFamily, {
    schemas: schemas.changeFamily,
    access: { who: 'user' },
    summary: 'Changes the arrival, the planning stage or who is expected, of an own registry.',
    lock: ({ input }) => ({ registry: input.body.registryId }),
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/settings/registry?done=saved') },
    run: changeFamily,
  }),
];
