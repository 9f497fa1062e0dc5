import { endpoint } from './endpoint.ts';
import type { ChangeFamily, ListFamilies } from './families.schemas.ts';

const path = '/api/v3/restricted/families';

export const listFamilies = endpoint<ListFamilies>('GET', path);
export const changeFamily = endpoint<ChangeFamily>('PATCH', path);
