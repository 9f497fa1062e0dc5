import type { ListChecklist } from './checklist.schemas.ts';
import { endpoint } from './endpoint.ts';

export const listChecklist = endpoint<ListChecklist>('GET', '/api/v3/baby_registry_checklist_categories');
