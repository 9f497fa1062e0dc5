import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes } from '#api/http/route.ts';
import * as schemas from '#contracts/sharing.schemas.ts';
import * as endpoints from '#contracts/sharing.ts';
import { editing } from '#rules/registry-roles.ts';
import { shareRegistry } from './sharing.service.ts';

export const sharingRoutes = [
  changes(endpoints.shareRegistry, {
    schemas: schemas.shareRegistry,
    access: { who: 'registry', param: 'id', roles: editing },
    summary: 'Mails the way to a registry, within the budget for unverified addresses.',
    limits: [limits.share, limits.shareInADay],
    status: 202,
    form: { done: (_, fields) => pageAfter(fields, '/registry/share?done=sent') },
    run: shareRegistry,
  }),
];
