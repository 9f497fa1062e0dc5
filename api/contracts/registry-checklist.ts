import { endpoint } from './endpoint.ts';
import type {
  ListChecklistCategories,
  MarkChecklistItem,
  ReadChecklistCategory,
} from './registry-checklist.schemas.ts';

const path = '/api/v3/registries/{id}/checklist_categories';

export const listChecklistCategories = endpoint<ListChecklistCategories>('GET', path);
export const readChecklistCategory = endpoint<ReadChecklistCategory>('GET', `${path}/{cat}`);
export const markChecklistItem = endpoint<MarkChecklistItem>('PATCH', `${path}/{cat}`);
