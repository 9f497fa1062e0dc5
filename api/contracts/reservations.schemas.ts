import { z } from 'zod';
import { giftSteps } from '#rules/reservations.ts';
import {
  clearableTextSchema,
  daySchema,
  emailSchema,
  emptySchema,
  idSchema,
  moneySchema,
  optionalTextSchema,
  personNameSchema,
  quantitySchema,
  type WireOf,
} from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const reservationStateSchema = z.enum(['reserved', 'purchased', 'received', 'cancelled', 'expired']);

/** A reservation as its giver sees it. */
export const reservationSchema = z
  .strictObject({
    id: idSchema,
    regItemId: idSchema,
    isActive: z.boolean(),
    state: reservationStateSchema,
    quantity: z.int(),
    giverName: z.string(),
    isEmailVerified: z.boolean(),
    message: z.string(),
    /** How far along its giver is; null once it is over. */
    step: z.enum(giftSteps).nullable(),
    /** The family sees nothing of it before this day, as its giver asked. */
    secretUntil: daySchema.nullable(),
    /** A thank-you card may be sent to the giver by post. */
    giftGiverThankYouAddressProvided: z.boolean(),
    /** As the giver saw it when reserving. */
    item: z.strictObject({
      title: z.string(),
      brand: z.string().nullable(),
      variant: z.string().nullable(),
      storeName: z.string().nullable(),
      /** The product's page in this shop; null for other stores' items and ideas. */
      path: z.string().nullable(),
      price: moneySchema.nullable(),
      imgUrl: z.string().nullable(),
      url: z.string().nullable(),
      size: z.string().nullable(),
      color: z.string().nullable(),
    }),
    registry: z.strictObject({ id: idSchema, title: z.string(), slug: z.string() }),
    expiresAt: z.int().nullable(),
    createdAt: z.int(),
  })
  .meta({ id: 'Reservation' });

export const reserveItem = {
  params,
  body: z.strictObject({
    quantity: quantitySchema.default(1),
    giverName: personNameSchema,
    giverEmail: emailSchema,
    message: optionalTextSchema(500),
    secretUntil: daySchema.nullable().default(null),
    /** The id that the giver was shown as the registry's: its own, or that of a group's link. */
    through: idSchema.nullable().default(null),
  }),
  response: z.strictObject({ reservation: reservationSchema, left: z.int() }),
};

/**
 * Where to send a gift, as far as its giver may know: no address, none while the registry is paused, confirm the email first, ask for it, or
 * the address itself.
 */
export const sendToSchema = z.discriminatedUnion('view', [
  z.strictObject({ view: z.literal('none') }),
  z.strictObject({ view: z.literal('paused') }),
  z.strictObject({ view: z.literal('confirm-first') }),
  z.strictObject({ view: z.literal('ask') }),
  z.strictObject({ view: z.literal('shown'), address: z.string() }),
]);

export const listReservations = { response: z.strictObject({ reservations: z.array(reservationSchema) }) };
export const readReservation = {
  params,
  response: z.strictObject({
    reservation: reservationSchema,
    /** This browser opened the mailed link, so it may confirm the email. */
    cameByMail: z.boolean(),
    sendTo: sendToSchema,
    /** Null while the item is still as the giver saw it. */
    changed: z
      .discriminatedUnion('what', [
        z.strictObject({ what: z.literal('removed') }),
        z.strictObject({ what: z.literal('fewer'), wanted: z.int() }),
        z.strictObject({ what: z.literal('renamed'), title: z.string() }),
      ])
      .nullable(),
    /** "August 2027", as far as the family shares it; null once that month is past. */
    arrivalMonth: z.string().nullable(),
  }),
};
export const changeReservation = {
  params,
  body: z
    .strictObject({
      /** 'purchased' and back again; 'verified' by the button of the personal link. */
      state: z.enum(['purchased', 'reserved']),
      isEmailVerified: z.literal(true),
      quantity: quantitySchema,
      message: clearableTextSchema(500),
      /** How far along it is; 'reserved' undoes the purchase. */
      step: z.enum(giftSteps),
      /** Starts the hold again for as long as a confirmed email holds. */
      isExtended: z.literal(true),
      secretUntil: daySchema.nullable(),
    })
    .partial(),
  response: z.strictObject({ reservation: reservationSchema }),
};
export const cancelReservation = {
  params,
  /** null for a member of the registry: the item shows what they may know of a gift. */
  response: z.strictObject({ reservation: reservationSchema.nullable() }),
};
export const recoverReservation = {
  params,

  response: z.strictObject({ reservation: reservationSchema }),
};
/** The response does not reveal what was held: an owner may want to be surprised. */
export const releaseUnverifiedReservations = { params, response: emptySchema };
export const visitorReservations = { params, response: z.strictObject({ reservations: z.array(reservationSchema) }) };

export type ReserveItem = WireOf<typeof reserveItem>;
export type ListReservations = WireOf<typeof listReservations>;
export type ReadReservation = WireOf<typeof readReservation>;
export type ChangeReservation = WireOf<typeof changeReservation>;
export type CancelReservation = WireOf<typeof cancelReservation>;
export type RecoverReservation = WireOf<typeof recoverReservation>;
export type ReleaseUnverifiedReservations = WireOf<typeof releaseUnverifiedReservations>;
export type VisitorReservations = WireOf<typeof visitorReservations>;
export type SendTo = z.output<typeof sendToSchema>;
export type Reservation = z.output<typeof reservationSchema>;
