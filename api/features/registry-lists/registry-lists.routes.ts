import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/registry-lists.schemas.ts';
import * as endpoints from '#contracts/registry-lists.ts';
import { archiveRegistry, deleteRegistry, listLists, recoverRegistry } from './registry-lists.service.ts';

const owner = { who: 'registry', param: 'id', roles: ['owner'] } as const;
const form = { done: (_: unknown, fields: Record<string, string>) => pageAfter(fields, '/lists') };

export const registryListRoutes = [
  reads(endpoints.listLists, {
    schemas: schemas.listLists,
    access: { who: 'user' },
    summary: 'All lists that the caller has or helps with, also those put away.',
    run: listLists,
  }),
  changes(endpoints.archiveRegistry, {
    schemas: schemas.archiveRegistry,
    access: owner,
    summary: 'Puts a registry away, silent and out of search, or brings it back.',
    limits: [limits.write],
    form,
    run: archiveRegistry,
  }),
  changes(endpoints.deleteRegistry, {
    schemas: schemas.deleteRegistry,
    access: owner,
    summary: 'Deletes a registry; for 14 days its owner may have it back.',
    limits: [limits.write],
    form,
    run: deleteRegistry,
  }),
  changes(endpoints.recoverRegistry, {
    lock: ({ caller, input }) => ({ user: caller.user!.id, registry: input.params.id }),
    schemas: schemas.recoverRegistry,
    access: { who: 'user' },
    summary: 'Brings a deleted registry back.',
    limits: [limits.write],
    form,
    run: recoverRegistry,
  }),
];
