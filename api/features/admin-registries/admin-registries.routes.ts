import { reads } from '#api/http/route.ts';
import * as schemas from '#contracts/admin-registries.schemas.ts';
import * as endpoints from '#contracts/admin-registries.ts';
import { readAdminRegistry } from './admin-registries.service.ts';

export const adminRegistryRoutes = [
  reads(endpoints.readAdminRegistry, {
    schemas: schemas.readAdminRegistry,
    access: { who: 'admin' },
    summary: 'A registry in figures, for somebody of the shop who is asked about it.',
    run: readAdminRegistry,
  }),
];
