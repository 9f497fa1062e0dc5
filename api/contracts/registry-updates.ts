/** Server-sent events with the version of a registry, as its viewer may see it move. */
export const registryUpdatesPath = '/api/v3/registries/{id}/updates';
