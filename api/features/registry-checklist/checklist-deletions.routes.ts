import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/checklist-deletions.schemas.ts';
import * as endpoints from '#contracts/checklist-deletions.ts';
import { deleteChecklistItems, listChecklistItems } from './checklist-deletions.service.ts';

export const checklistDeletionRoutes = [
  reads(endpoints.listChecklistItems, {
    schemas: schemas.listChecklistItems,
    access: { who: 'admin' },
    summary: 'Gifts of a registry in which the checklist sees one of its things.',
    run: listChecklistItems,
  }),
  changes(endpoints.deleteChecklistItems, {
    schemas: schemas.deleteChecklistItems,
    access: { who: 'admin' },
    summary: 'Takes such gifts off a list, all of them or none, and forgets what was marked by hand.',
    lock: ({ input }) => ({ registry: input.body.registryId }),
    limits: [limits.write],
    form: {
      done: ({ deletedCount }: { deletedCount: number }, { registryId }) =>
        `/admin/registry/${encodeURIComponent(registryId ?? '')}/delete_checklist_items?done=${deletedCount}`,
    },
    run: deleteChecklistItems,
  }),
];
