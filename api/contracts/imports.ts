import { endpoint } from './endpoint.ts';
import type { ImportGifts, ReadImport } from './imports.schemas.ts';

/** The most text, and the most gifts, that one call may carry. */
export const importTextMax = 48_000;
export const importGiftsMax = 200;

export const readImport = endpoint<ReadImport>('POST', '/api/v3/registries/{id}/import_readings');
export const importGifts = endpoint<ImportGifts>('POST', '/api/v3/registries/{id}/imported_items');
