import type { ReadAdminRegistry } from './admin-registries.schemas.ts';
import { endpoint } from './endpoint.ts';

export const readAdminRegistry = endpoint<ReadAdminRegistry>('GET', '/bl_admin/api/registries/{id}');
