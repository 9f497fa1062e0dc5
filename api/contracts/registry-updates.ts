/** Server-sent events with the version of a registry, as its viewer may see it move. */
export const registryUpdatesPath = '/api/v3/registries/{id}/updates';
/** The version is told more often than this; who hears nothing for so long has lost the stream, whatever its connection says. */
export const liveSilenceMs = 50_000;
