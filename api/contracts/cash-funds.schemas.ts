import { z } from 'zod';
import { contributionCents, contributionStates } from '#rules/cash-funds.ts';
import { paymentKinds } from '#rules/payment-kinds.ts';
import {
  acceptsTried,
  amountSchema,
  emailSchema,
  idSchema,
  instantSchema,
  moneySchema,
  optionalTextSchema,
  personNameSchema,
  textSchema,
  type WireOf,
  webLinkSchema,
} from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const paymentKindSchema = z.enum(paymentKinds);

/** Every way to be paid, and whether it is chosen. */
export const chosenWaysSchema = z
  .strictObject({
    paymentPreferences: z.array(z.strictObject({ kind: paymentKindSchema, selected: z.boolean() })),
  })
  .meta({ id: 'ChosenWays' });

/** A way to be paid, as its owner has set it up. */
export const paymentPreferenceSchema = z
  .strictObject({
    kind: paymentKindSchema,
    selected: z.boolean(),
    /** A handle, an account or an address, as givers will see it. */
    handle: z.string().nullable(),
    link: z.string().nullable(),
  })
  .meta({ id: 'PaymentPreference' });

export const cashFundPreferencesSchema = z
  .strictObject({
    /** Every way, and whether it is chosen. */
    paymentPreferences: z.array(paymentPreferenceSchema),
  })
  .meta({ id: 'CashFundPreferences' });

/** Null for a registry that is not the caller's own. */
export const readCashFundPreferences = {
  /** Absent: the current registry. */
  query: z.strictObject({ registry: idSchema.optional() }),
  response: z.strictObject({ cashFundPreferences: cashFundPreferencesSchema.nullable() }),
};

export const chooseCashFundPreferences = acceptsTried({
  body: z.strictObject({
    /** The registry that the page showed: the current one may be another by now. */
    registryId: idSchema,
    /** All chosen ways; any way that is left out is not chosen. */
    paymentPreferences: z
      .array(
        z.strictObject({
          kind: paymentKindSchema,
          selected: z.boolean(),
          handle: textSchema(300).nullable().default(null),
          link: webLinkSchema.nullable().default(null),
        }),
      )
      .max(paymentKinds.length),
    /**
     * How each way was when the form was filled in (`wayText`). One that the caller leaves as it was stays as it is now, and one that both have
     * changed is refused.
     */
    was: z.partialRecord(paymentKindSchema, z.string().max(2400).nullable()).optional(),
  }),
  response: z.strictObject({ cashFundPreferences: cashFundPreferencesSchema }),
});

/** What a cash fund adds to its registry item. */
export const fundSchema = z
  .strictObject({
    goal: moneySchema.nullable(),
    /** Null for callers who may not know. */
    raised: moneySchema.nullable(),
    suggested: z.array(moneySchema),
    /** The ways in which it can be paid; none while the owner has chosen none. */
    ways: z.array(paymentKindSchema),
    /** For members, by their role and the registry's surprise setting; empty for guests. */
    contributions: z.array(
      z.strictObject({
        contributionId: idSchema,
        name: z.string().nullable(),
        amount: moneySchema,
        state: z.enum(contributionStates),
        paymentKind: paymentKindSchema,
        message: z.string().nullable(),
        /** When the giver was shown where to send it. */
        detailsShownAt: z.int().nullable(),
        createdAt: z.int(),
      }),
    ),
  })
  .meta({ id: 'Fund' });

/** A contribution as its giver sees it. */
export const contributionSchema = z
  .strictObject({
    id: idSchema,
    regItemId: idSchema,
    title: z.string(),
    amount: moneySchema,
    paymentKind: paymentKindSchema,
    /** What it costs its giver, and what the family receives. */
    giverPays: moneySchema,
    familyReceives: moneySchema,
    state: z.enum(contributionStates),
    giverName: z.string(),
    isEmailVerified: z.boolean(),
    message: z.string(),
    registry: z.strictObject({ id: idSchema, title: z.string(), slug: z.string() }),
    /** The giver said where the family may send a card. */
    giftGiverThankYouAddressProvided: z.boolean(),
    expiresAt: instantSchema.nullable(),
    createdAt: z.int(),
  })
  .meta({ id: 'CashFundContribution' });

/**
 * Where to send it, as far as its giver may know: confirm the email first, ask for it, this way is no longer offered, the registry is
 * paused, or the details.
 */
export const paymentDetailsSchema = z.discriminatedUnion('view', [
  z.strictObject({ view: z.literal('confirm-first') }),
  z.strictObject({ view: z.literal('ask') }),
  z.strictObject({ view: z.literal('gone') }),
  z.strictObject({ view: z.literal('paused') }),
  z.strictObject({ view: z.literal('shown'), handle: z.string().nullable(), link: z.string().nullable() }),
]);

export const pledge = {
  body: z.strictObject({
    regItemId: idSchema,
    amountCents: amountSchema
      .min(contributionCents.min, 'must be at least $1')
      .max(contributionCents.max, 'must be at most $10,000'),
    paymentKind: paymentKindSchema,
    giverName: personNameSchema,
    giverEmail: emailSchema,
    message: optionalTextSchema(500),
    /** The id that the giver was shown as the registry's: its own, or that of a group's link. */
    through: idSchema.nullable().default(null),
  }),
  response: z.strictObject({ contribution: contributionSchema }),
};

export const listContributions = { response: z.strictObject({ contributions: z.array(contributionSchema) }) };
export const readContribution = {
  params,
  response: z.strictObject({
    /** Null for the owner, who sees on the item what may be known. */
    contribution: contributionSchema.nullable(),
    /** This browser opened the mailed link, so it may confirm the email. */
    cameByMail: z.boolean(),
    details: paymentDetailsSchema.nullable(),
  }),
};
export const confirmContribution = {
  params,
  /** A giver confirms the email or marks it sent; the owner marks it received, or takes that back. */
  body: z.strictObject({ step: z.enum(['email', 'sent', 'received', 'not-received']) }),
  response: z.strictObject({ contribution: contributionSchema.nullable() }),
};
export const cancelContribution = {
  params,
  response: z.strictObject({ contribution: contributionSchema.nullable() }),
};
/** Shows a giver where to send it, and notifies the owner. */
export const showPaymentDetails = {
  params,
  response: z.strictObject({ handle: z.string().nullable(), link: z.string().nullable() }),
};

export type ReadCashFundPreferences = WireOf<typeof readCashFundPreferences>;
export type ChooseCashFundPreferences = WireOf<typeof chooseCashFundPreferences>;
export type Pledge = WireOf<typeof pledge>;
export type ListContributions = WireOf<typeof listContributions>;
export type ReadContribution = WireOf<typeof readContribution>;
export type ConfirmContribution = WireOf<typeof confirmContribution>;
export type CancelContribution = WireOf<typeof cancelContribution>;
export type ShowPaymentDetails = WireOf<typeof showPaymentDetails>;
export type CashFundPreferences = z.output<typeof cashFundPreferencesSchema>;
export type PaymentPreference = z.output<typeof paymentPreferenceSchema>;
export type Fund = z.output<typeof fundSchema>;
export type Contribution = z.output<typeof contributionSchema>;
export type PaymentDetails = z.output<typeof paymentDetailsSchema>;
