import { limits } from '#api/http/limits.ts';
import { type Route, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/add-items.schemas.ts';
import * as endpoints from '#contracts/add-items.ts';
import { cacheLifetimeMs } from '#contracts/catalogue.ts';
import { listAddItemsGuides, readContentCollection } from './add-items.service.ts';

const shared = {
  access: { who: 'anyone' },
  publicCacheSeconds: cacheLifetimeMs.products / 1000,
  limits: [limits.search],
} as const;

export const addItemsRoutes: Route[] = [
  reads(endpoints.listAddItemsGuides, {
    ...shared,
    schemas: schemas.listAddItemsGuides,
    summary: 'Guides about making a list.',
    run: async () => ({ guides: listAddItemsGuides() }),
  }),
  reads(endpoints.readContentCollection, {
    ...shared,
    schemas: schemas.readContentCollection,
    summary: 'A curated row of products, without what cannot be had now.',
    run: async ({ app, input, now }) => ({
      collection: await readContentCollection({ db: app.db, search: app.search, now }, input.params.id),
    }),
  }),
];
