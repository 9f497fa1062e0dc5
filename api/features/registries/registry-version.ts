/** For other features that change what a registry shows of its gifts. */
export { bumpGiftsVersion } from './registries.queries.ts';
