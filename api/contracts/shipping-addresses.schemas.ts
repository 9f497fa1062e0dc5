import { z } from 'zod';
import { acceptsTried, idSchema, textSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const shippingAddressSchema = z
  .strictObject({
    /** Null while the family wants nothing sent. */
    address: z.string().nullable(),
    /** The givers who have seen it, latest first, as far as the owner may know about gifts. */
    shownTo: z.array(z.strictObject({ name: z.string().nullable(), shownAt: z.int() })),
  })
  .meta({ id: 'ShippingAddress' });

export const readShippingAddress = { params, response: shippingAddressSchema };
export const changeShippingAddress = acceptsTried({
  params,
  /** Left out: the address stays as it is. `was` is what it was when the caller read it: if it is another by now, the change is refused. */
  body: z
    .strictObject({
      address: textSchema(300).nullable(),
      was: z.strictObject({ address: z.string().max(1000).nullable() }),
    })
    .partial(),
  response: shippingAddressSchema,
});
/** Shows it to a giver with a confirmed email, and notifies the owner. */
export const showShippingAddress = { params, response: z.strictObject({ address: z.string() }) };

export type ReadShippingAddress = WireOf<typeof readShippingAddress>;
export type ChangeShippingAddress = WireOf<typeof changeShippingAddress>;
export type ShowShippingAddress = WireOf<typeof showShippingAddress>;
export type ShippingAddress = z.output<typeof shippingAddressSchema>;
