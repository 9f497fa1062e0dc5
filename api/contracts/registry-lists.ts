import { endpoint } from './endpoint.ts';
import type { ArchiveRegistry, DeleteRegistry, ListLists, RecoverRegistry } from './registry-lists.schemas.ts';

export const listLists = endpoint<ListLists>('GET', '/api/v3/registry_lists');
export const archiveRegistry = endpoint<ArchiveRegistry>('PUT', '/api/v3/registries/{id}/archive', (fields) => ({
  isArchived: fields.text('isArchived') === 'true',
}));
export const deleteRegistry = endpoint<DeleteRegistry>('DELETE', '/api/v3/registries/{id}', () => ({}));
export const recoverRegistry = endpoint<RecoverRegistry>('POST', '/api/v3/registries/{id}/recover', () => ({}));
