import { z } from 'zod';
import type { WireOf } from './wire.schemas.ts';

export const readFlag = {
  query: z.strictObject({ flag: z.string().regex(/^[a-z0-9_-]{1,60}$/) }),
  response: z.strictObject({
    flag: z.string(),
    isOn: z.boolean(),
    group: z.enum(['control', 'experiment']),
    because: z.enum(['killed', 'bucket', 'unknown']),
  }),
};

export type ReadFlag = WireOf<typeof readFlag>;
