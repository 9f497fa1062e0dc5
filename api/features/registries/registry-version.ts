/** For other features that change what a registry shows. */
export { bumpVersion as bumpRegistryVersion } from './registries.queries.ts';
