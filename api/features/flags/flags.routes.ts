import { reads } from '#api/http/route.ts';
import * as schemas from '#contracts/flags.schemas.ts';
import * as endpoints from '#contracts/flags.ts';
import { readFlag } from './flags.service.ts';

export const flagRoutes = [
  reads(endpoints.readFlag, {
    schemas: schemas.readFlag,
    access: { who: 'anyone' },
    summary: 'A feature flag for this visitor.',
    run: readFlag,
  }),
];
