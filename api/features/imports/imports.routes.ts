import { limits } from '#api/http/limits.ts';
import { changes } from '#api/http/route.ts';
import * as schemas from '#contracts/imports.schemas.ts';
import * as endpoints from '#contracts/imports.ts';
import { editing } from '#rules/registry-roles.ts';
import { importGifts, readImport } from './imports.service.ts';

const editors = { who: 'registry', param: 'id', roles: editing } as const;

export const importRoutes = [
  changes(endpoints.readImport, {
    schemas: schemas.readImport,
    access: editors,
    summary: 'Reads a pasted list or CSV into gifts that can be chosen from. Changes nothing.',
    limits: [limits.readLink],
    run: readImport,
  }),
  changes(endpoints.importGifts, {
    schemas: schemas.importGifts,
    access: editors,
    summary: 'Adds the gifts of another list, but for those that are on this one.',
    // A text takes as long to read as in the call above.
    limits: [limits.write, limits.readLink],
    status: 201,
    form: {
      body: ({ text = '' }) => ({ text }),
      done: ({ regItemIds, alreadyThere }: { regItemIds: string[]; alreadyThere: number }) =>
        `/registry/import?${new URLSearchParams({ added: String(regItemIds.length), there: String(alreadyThere) })}`,
    },
    run: importGifts,
  }),
];
