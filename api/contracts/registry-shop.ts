import { endpoint } from './endpoint.ts';
import type { LinkExternalRegistry, ListExternalRegistries, ReadRegistryShop } from './registry-shop.schemas.ts';

export const readRegistryShop = endpoint<ReadRegistryShop>('GET', '/api/v3/registries/{id}/shop');
export const listExternalRegistries = endpoint<ListExternalRegistries>(
  'GET',
  '/api/v3/registries/{id}/external_registries',
);
export const linkExternalRegistry = endpoint<LinkExternalRegistry>(
  'POST',
  '/api/v3/registries/{id}/external_registries/link',
);
