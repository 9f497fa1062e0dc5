import { z } from 'zod';
import { usStates } from '#rules/us-states.ts';
import { lineSchema, optionalTextSchema, type WireOf } from './wire.schemas.ts';

const zipSentence = 'must be a ZIP code, such as 97205';
const zipSchema = z.string().length(5, zipSentence).regex(/^\d+$/, zipSentence);
const stateCodes = usStates.map(({ code }) => code) as [string, ...string[]];

/** In the United States: where the shop ships. */
export const ownAddressSchema = z
  .strictObject({
    name: lineSchema(80),
    street: lineSchema(100),
    street2: optionalTextSchema(100),
    city: lineSchema(60),
    state: z.enum(stateCodes, 'must be a state, such as OR'),
    zip: zipSchema,
  })
  .meta({ id: 'OwnAddress' });

export const readOwnAddress = { response: z.strictObject({ address: ownAddressSchema.nullable() }) };
export const changeOwnAddress = {
  body: z.discriminatedUnion('kind', [
    ownAddressSchema.extend({ kind: z.literal('address') }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
  response: z.strictObject({ address: ownAddressSchema.nullable() }),
};
/** Derived from the first digits: the state, and no city. */
export const lookUpZip = {
  query: z.strictObject({ zip: zipSchema }),
  response: z.strictObject({ zip: z.string(), state: z.string(), city: z.string().nullable() }),
};

export type OwnAddress = z.output<typeof ownAddressSchema>;
export type ReadOwnAddress = WireOf<typeof readOwnAddress>;
export type ChangeOwnAddress = WireOf<typeof changeOwnAddress>;
export type LookUpZip = WireOf<typeof lookUpZip>;
