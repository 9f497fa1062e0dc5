import { endpoint } from './endpoint.ts';
import type {
  ChangeCategory,
  CreateCategory,
  DeleteCategory,
  ListCategories,
  ReadCategory,
  ReadFilterSortOptions,
} from './registry-categories.schemas.ts';

export const listCategories = endpoint<ListCategories>('GET', '/api/v3/registries/{id}/categories');
export const createCategory = endpoint<CreateCategory>('POST', '/api/v3/registries/{id}/categories');
export const changeCategory = endpoint<ChangeCategory>(
  'PATCH',
  '/api/v3/registries/{id}/categories/{cat}',
  (fields) => ({
    title: fields.textOrNone('title'),
    position: fields.number('position'),
  }),
);
export const deleteCategory = endpoint<DeleteCategory>('DELETE', '/api/v3/registries/{id}/categories/{cat}');
export const readCategory = endpoint<ReadCategory>('GET', '/api/v2/registry/{id}/categories/{cat}');
export const readFilterSortOptions = endpoint<ReadFilterSortOptions>(
  'GET',
  '/api/v3/registries/{id}/filter_sort_options',
);
