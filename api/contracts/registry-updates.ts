/** Server-sent events with the version of a registry, as far as its viewer may see changes. */
export const registryUpdatesPath = '/api/v3/registries/{id}/updates';
/**
 * The version is sent more often than this; a client that receives nothing for this long has lost the stream, even if the connection looks
 * open.
 */
export const liveSilenceMs = 50_000;
