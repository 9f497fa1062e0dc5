import { endpoint } from './endpoint.ts';
import type { ImportGifts, ReadImport } from './imports.schemas.ts';

export const readImport = endpoint<ReadImport>('POST', '/api/v3/registries/{id}/import_readings');
export const importGifts = endpoint<ImportGifts>('POST', '/api/v3/registries/{id}/imported_items');
