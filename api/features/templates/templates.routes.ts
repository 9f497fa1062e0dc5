import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/templates.schemas.ts';
import * as endpoints from '#contracts/templates.ts';
import { cloneTemplate, createTemplate, listTemplates, presentNewTemplate, readTemplate } from './templates.service.ts';

export const templateRoutes = [
  reads(endpoints.listTemplates, {
    schemas: schemas.listTemplates,
    access: { who: 'anyone' },
    summary: 'Lists to begin with, and sample registries.',
    publicCacheSeconds: 300,
    run: listTemplates,
  }),
  changes(endpoints.createTemplate, {
    lock: 'nothing',
    schemas: schemas.createTemplate,
    access: { who: 'admin' },
    summary: 'Adds a list to begin with beside those of the content.',
    limits: [limits.write],
    status: 201,
    prepare: presentNewTemplate,
    run: createTemplate,
  }),
  reads(endpoints.readTemplate, {
    schemas: schemas.readTemplate,
    access: { who: 'anyone' },
    summary: 'One list to begin with.',
    publicCacheSeconds: 300,
    run: readTemplate,
  }),
  changes(endpoints.cloneTemplate, {
    lock: ({ input }) => ({ registry: input.body.registryId }),
    schemas: schemas.cloneTemplate,
    access: { who: 'user' },
    summary: 'Puts a list, or some of it, on a registry; what is on it already stays as it is.',
    limits: [limits.write],
    form: {
      done: ({ registryId }: { registryId: string }, fields) => pageAfter(fields, `/list/${registryId}?done=added`),
    },
    run: cloneTemplate,
  }),
];
