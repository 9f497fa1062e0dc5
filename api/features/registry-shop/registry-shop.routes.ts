import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/registry-shop.schemas.ts';
import * as endpoints from '#contracts/registry-shop.ts';
import { editing, seeing } from '#rules/registry-roles.ts';
import { linkExternalRegistry, listExternalRegistries, readRegistryShop } from './registry-shop.service.ts';

const editors = { who: 'registry', param: 'id', roles: editing } as const;

export const registryShopRoutes = [
  reads(endpoints.readRegistryShop, {
    schemas: schemas.readRegistryShop,
    access: editors,
    summary: 'The shop as one registry sees it: what is on the list, and what the checklist misses.',
    run: readRegistryShop,
  }),
  reads(endpoints.listExternalRegistries, {
    schemas: schemas.listExternalRegistries,
    access: { who: 'registry', param: 'id', roles: [...seeing, 'guest'] },
    summary: 'Registries of other shops that this one links to.',
    run: listExternalRegistries,
  }),
  changes(endpoints.linkExternalRegistry, {
    schemas: schemas.linkExternalRegistry,
    access: editors,
    summary: 'Links a registry of another shop, or takes the link away.',
    limits: [limits.write],
    form: {
      body: ({ url = '', storeName, isLinked }) => ({
        url,
        ...(storeName ? { storeName } : {}),
        ...(isLinked ? { isLinked: isLinked === 'true' } : {}),
      }),
      done: () => '/registry/external',
    },
    run: linkExternalRegistry,
  }),
];
