import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/audiences.schemas.ts';
import * as endpoints from '#contracts/audiences.ts';
import { changeAudience, createAudience, endAudience, listAudiences } from './audiences.service.ts';

/** Only the owner chooses who sees what, as with who may find the registry. */
const owner = { who: 'registry', param: 'id', roles: ['owner'] } as const;
const page = '/registry/share/groups';
const form = (done: string) => ({
  done: (_: never, fields: Record<string, string>) => pageAfter(fields, `${page}?done=${done}`),
});

export const audienceRoutes = [
  reads(endpoints.listAudiences, {
    schemas: schemas.listAudiences,
    access: owner,
    summary: 'Links for groups of guests, with what each shows.',
    run: listAudiences,
  }),
  changes(endpoints.createAudience, {
    schemas: schemas.createAudience,
    access: owner,
    summary: 'Makes a link that shows a group of guests all of a registry, or what is meant for them.',
    limits: [limits.write],
    status: 201,
    form: form('made'),
    run: createAudience,
  }),
  changes(endpoints.changeAudience, {
    schemas: schemas.changeAudience,
    access: owner,
    summary: 'Renames such a link, or changes what it shows.',
    limits: [limits.write],
    form: form('saved'),
    run: changeAudience,
  }),
  changes(endpoints.endAudience, {
    schemas: schemas.endAudience,
    access: owner,
    summary: 'Ends such a link at once; what was given by it stays.',
    limits: [limits.write],
    form: { ...form('ended'), body: () => ({}) },
    run: endAudience,
  }),
];
