import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import type { ListExternalRegistries } from '#contracts/registry-shop.schemas.ts';

/** The data that the page of a registry has loaded, for the guests' layout and for the members'. */
export interface RegistryView extends Pick<ListExternalRegistries['response'], 'externalRegistries'> {
  registry: Registry;
  items: RegItem[];
}
