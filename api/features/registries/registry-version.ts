/** For other features that change what a registry shows. */
export { bumpVersionOnly as bumpRegistryVersion } from './registries.queries.ts';
