import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import type { ListExternalRegistries } from '#contracts/registry-shop.schemas.ts';

/** What the page of a registry has loaded, for the layout of its guests and for that of its members. */
export interface RegistryView extends Pick<ListExternalRegistries['response'], 'externalRegistries'> {
  registry: Registry;
  items: RegItem[];
}
