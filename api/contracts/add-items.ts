import type { ListAddItemsGuides, ReadContentCollection } from './add-items.schemas.ts';
import { endpoint } from './endpoint.ts';

export const listAddItemsGuides = endpoint<ListAddItemsGuides>('GET', '/api/v3/add_items_guides');
export const readContentCollection = endpoint<ReadContentCollection>('GET', '/api/v3/content_collections/{id}');
