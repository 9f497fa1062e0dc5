import { reads } from '#api/http/route.ts';
import * as schemas from '#contracts/checklist.schemas.ts';
import * as endpoints from '#contracts/checklist.ts';
import { readChecklist } from './checklist.service.ts';

export const checklistRoutes = [
  reads(endpoints.listChecklist, {
    schemas: schemas.listChecklist,
    access: { who: 'anyone' },
    summary: 'The registry checklist by category, for one planning stage or all.',
    run: readChecklist,
  }),
];
