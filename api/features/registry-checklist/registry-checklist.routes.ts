import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/registry-checklist.schemas.ts';
import * as endpoints from '#contracts/registry-checklist.ts';
import { editing, seeing } from '#rules/registry-roles.ts';
import {
  addChecklistItems,
  keepChecklistTicks,
  listChecklistCategories,
  markChecklistItem,
  readChecklistCategory,
} from './registry-checklist.service.ts';

const members = { who: 'registry', param: 'id', roles: seeing } as const;

export const registryChecklistRoutes = [
  reads(endpoints.listChecklistCategories, {
    schemas: schemas.listChecklistCategories,
    access: members,
    summary: 'The checklist of a registry: what is on the list, reserved and received, as far as one may know.',
    run: listChecklistCategories,
  }),
  reads(endpoints.readChecklistCategory, {
    schemas: schemas.readChecklistCategory,
    access: members,
    summary: 'One part of it.',
    run: readChecklistCategory,
  }),
  changes(endpoints.keepChecklistTicks, {
    schemas: schemas.keepChecklistTicks,
    access: { who: 'registry', param: 'id', roles: editing },
    summary: 'Keeps what was ticked before there was a registry: what is open there is marked as had.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/registry/checklist') },
    run: keepChecklistTicks,
  }),
  changes(endpoints.addChecklistItems, {
    schemas: schemas.addChecklistItems,
    access: { who: 'registry', param: 'id', roles: editing },
    summary: 'Puts things of the checklist on the registry as ideas, all at once.',
    limits: [limits.write],
    status: 201,
    form: { done: (_, fields) => pageAfter(fields, '/registry/checklist') },
    run: addChecklistItems,
  }),
  changes(endpoints.markChecklistItem, {
    schemas: schemas.markChecklistItem,
    access: { who: 'registry', param: 'id', roles: editing },
    summary: 'Says that a thing is there already or not needed, or takes that back.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/registry/checklist') },
    run: markChecklistItem,
  }),
];
