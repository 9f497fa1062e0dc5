import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import * as schemas from '#contracts/registries.schemas.ts';
import * as endpoints from '#contracts/registries.ts';
import { typedItem } from '#contracts/typed-item.ts';
import { editing, seeing } from '#rules/registry-roles.ts';
import { findAddress, suggestAddresses } from './addresses.service.ts';
import { changeItem, changeItems, removeItem } from './change-items.service.ts';
import { findRegistries } from './finding.service.ts';
import { addItem, listItems, minimalItems, readItem } from './items.service.ts';
import { changeRegistry, createRegistry, listOwnRegistries, readRegistry } from './registries.service.ts';

/** Pages where people add one thing after another, and stay. */
const catalogPath = /^\/catalog(\/[a-z0-9-]+)?(\?[\w=&%.~+-]*)?$/;
const everybody = { who: 'registry', param: 'id', roles: [...seeing, 'guest'] } as const;
const editors = { who: 'registry', param: 'id', roles: editing } as const;

export const registryRoutes = [
  reads(endpoints.listRegistries, {
    schemas: schemas.listRegistries,
    access: { who: 'user' },
    summary: 'Own registries and those one helps with.',
    run: listOwnRegistries,
  }),
  changes(endpoints.createRegistry, {
    lock: ({ caller }) => ({ user: caller.user!.id }),
    schemas: schemas.createRegistry,
    access: { who: 'user' },
    summary: 'Creates a registry, private, and makes it the current one.',
    limits: [limits.write],
    status: 201,
    form: {
      done: ({ registry }: { registry: Registry }, fields) => pageAfter(fields, `/${registry.slug}`),
    },
    run: createRegistry,
  }),
  reads(endpoints.findRegistries, {
    schemas: schemas.findRegistries,
    access: { who: 'anyone' },
    summary: 'Registries that let themselves be found, by a name and one more fact.',
    limits: [limits.findRegistry],
    run: findRegistries,
  }),
  reads(endpoints.findAddress, {
    schemas: schemas.findAddress,
    access: { who: 'anyone' },
    summary: 'The registry at an address, present or former.',
    limits: [limits.guessAddress, limits.guessAddresses],
    run: findAddress,
  }),
  reads(endpoints.readRegistry, {
    schemas: schemas.readRegistry,
    access: everybody,
    summary: 'One registry, as the caller may see it.',
    run: readRegistry,
  }),
  changes(endpoints.changeRegistry, {
    schemas: schemas.changeRegistry,
    access: editors,
    summary: 'Changes a registry.',
    // Requesting an address reveals whether it is taken, even by a registry that nobody may find.
    limits: [limits.write, limits.guessAddress],
    form: { done: (_, fields) => pageAfter(fields, '/settings/registry?done=saved') },
    run: changeRegistry,
  }),
  reads(endpoints.suggestAddresses, {
    schemas: schemas.suggestAddresses,
    access: { who: 'registry', param: 'id', roles: ['owner'] },
    summary: 'Free addresses for a registry, and whether the one that was typed is free.',
    limits: [limits.tryAddress],
    run: suggestAddresses,
  }),
  reads(endpoints.listItems, {
    schemas: schemas.listItems,
    access: everybody,
    summary: 'The items of a registry in its order.',
    run: listItems,
  }),
  reads(endpoints.minimalItems, {
    schemas: schemas.minimalItems,
    access: everybody,
    summary: 'Ids only, to mark what is already added.',
    run: minimalItems,
  }),
  changes(endpoints.addItem, {
    schemas: schemas.addItem,
    access: editors,
    summary: 'Adds an item: a product of the shop, of another store, or an idea.',
    limits: [limits.write],
    status: 201,
    form: {
      body: typedItem,
      done: ({ regItem: { id, registryId } }: { regItem: RegItem }, { back }) =>
        catalogPath.test(back ?? '') ? back! : `/list/${registryId}?done=added#gift-${id}`,
    },
    run: addItem,
  }),
  reads(endpoints.readItem, { schemas: schemas.readItem, access: everybody, summary: 'One item.', run: readItem }),
  changes(endpoints.changeItem, {
    schemas: schemas.changeItem,
    access: editors,
    summary: 'Changes an item, or brings a removed one back.',
    limits: [limits.write],
    form: {
      done: ({ regItem: { id, registryId } }: { regItem: RegItem }) => `/list/${registryId}?done=changed#gift-${id}`,
    },
    run: changeItem,
  }),
  changes(endpoints.changeItems, {
    schemas: schemas.changeItems,
    access: editors,
    summary: 'Changes, moves, removes or brings back several items, all of them or none.',
    limits: [limits.write],
    form: { done: (_, fields) => pageAfter(fields, '/registry/home') },
    run: changeItems,
  }),
  changes(endpoints.removeItem, {
    schemas: schemas.removeItem,
    access: editors,
    summary: 'Removes an item; PATCH removed:false brings it back.',
    limits: [limits.write],
    form: { body: () => ({}), done: (_, fields) => pageAfter(fields, '/registry/home') },
    run: removeItem,
  }),
];
