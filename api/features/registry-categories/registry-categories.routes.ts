import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/registry-categories.schemas.ts';
import * as endpoints from '#contracts/registry-categories.ts';
import { editing, seeing } from '#rules/registry-roles.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
  readCategory,
  readFilterSortOptions,
} from './registry-categories.service.ts';

const everybody = { who: 'registry', param: 'id', roles: [...seeing, 'guest'] } as const;
const members = { who: 'registry', param: 'id', roles: seeing } as const;
const editors = { who: 'registry', param: 'id', roles: editing } as const;
const form = { done: (_: unknown, fields: Record<string, string>) => pageAfter(fields, '/registry/home') };

export const registryCategoryRoutes = [
  reads(endpoints.listCategories, {
    schemas: schemas.listCategories,
    access: members,
    summary: 'Categories of a registry, in their order.',
    run: listCategories,
  }),
  changes(endpoints.createCategory, {
    schemas: schemas.createCategory,
    access: editors,
    summary: 'Creates a category.',
    limits: [limits.write],
    status: 201,
    form,
    run: createCategory,
  }),
  changes(endpoints.changeCategory, {
    schemas: schemas.changeCategory,
    access: editors,
    summary: 'Renames a category or puts it at another place. 1 cannot be edited, -13 not renamed.',
    limits: [limits.write],
    form,
    run: changeCategory,
  }),
  changes(endpoints.deleteCategory, {
    schemas: schemas.deleteCategory,
    access: editors,
    summary: 'Deletes a category; its items go to category 1.',
    limits: [limits.write],
    form: { ...form, body: () => ({}) },
    run: deleteCategory,
  }),
  reads(endpoints.readCategory, {
    schemas: schemas.readCategory,
    access: everybody,
    summary: 'The items of one category.',
    run: readCategory,
  }),
  reads(endpoints.readFilterSortOptions, {
    schemas: schemas.readFilterSortOptions,
    access: everybody,
    summary: 'Filters and sorts of the list, with how many items each shows.',
    run: readFilterSortOptions,
  }),
];
