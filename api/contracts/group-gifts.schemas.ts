import { z } from 'zod';
import { groupGiftPriceCents } from '#rules/group-gifts.ts';
import {
  amountSchema,
  emailSchema,
  idSchema,
  moneySchema,
  optionalTextSchema,
  personNameSchema,
  type WireOf,
} from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const itemParams = z.strictObject({ id: idSchema, item: idSchema });

const shareStates = ['pending', 'authorised', 'captured', 'released', 'refunded'] as const;

/** What a group gift adds to its registry item. */
export const groupGiftSchema = z
  .strictObject({
    id: idSchema,
    /** Callers who may not know of gifts see a funded one as open. */
    state: z.enum(['open', 'funded', 'redeemed', 'closed']),
    outcome: z.enum(['credit', 'refund']).nullable(),
    endedBy: z.enum(['owner', 'arrival', 'product']).nullable(),
    price: moneySchema,
    /** For tax and shipping. */
    buffer: moneySchema,
    goal: moneySchema,
    /** What givers have paid, and what can still be given; null for callers who may not know. */
    raised: moneySchema.nullable(),
    left: moneySchema.nullable(),
    suggested: z.array(moneySchema),
    /** Payments are simulated: the shop has no payment provider. */
    isTest: z.boolean(),
    /** For members, by their role and the registry's surprise setting; empty for guests. */
    contributions: z.array(
      z.strictObject({
        contributionId: idSchema,
        name: z.string().nullable(),
        amount: moneySchema,
        refund: moneySchema,
        state: z.enum(shareStates),
        message: z.string().nullable(),
        createdAt: z.int(),
      }),
    ),
  })
  .meta({ id: 'GroupGift' });

/** A share of a group gift as its giver sees it. */
export const groupContributionSchema = z
  .strictObject({
    id: idSchema,
    groupGiftId: idSchema,
    title: z.string(),
    amount: moneySchema,
    refund: moneySchema,
    state: z.enum(shareStates),
    giverName: z.string(),
    isEmailVerified: z.boolean(),
    message: z.string(),
    isTest: z.boolean(),
    registry: z.strictObject({ id: idSchema, title: z.string(), slug: z.string() }),
    /** The giver said where the family may send a card. */
    giftGiverThankYouAddressProvided: z.boolean(),
    gift: z.strictObject({
      state: z.enum(['open', 'funded', 'redeemed', 'closed']),
      outcome: z.enum(['credit', 'refund']).nullable(),
      goal: moneySchema,
      raised: moneySchema,
    }),
    /** Until when the share is held for its payment. */
    expiresAt: z.int().nullable(),
    createdAt: z.int(),
  })
  .meta({ id: 'GroupGiftContribution' });

const priceCents = amountSchema.min(groupGiftPriceCents.min).max(groupGiftPriceCents.max);

export const changeGroupGift = {
  params: itemParams,
  body: z.discriminatedUnion('action', [
    /** `priceCents` for an item that the shop does not sell and that has no price yet. */
    z.strictObject({ action: z.literal('open'), priceCents: priceCents.nullable().default(null) }),
    /** The price may only rise: somebody may have given already. */
    z.strictObject({ action: z.literal('change'), priceCents }),
    z.strictObject({ action: z.literal('close'), outcome: z.enum(['credit', 'refund']) }),
  ]),
  response: z.strictObject({
    /** Null once it is over and the item can be reserved like any other. */
    groupGift: groupGiftSchema.nullable(),
    version: z.int(),
  }),
};

export const contribute = {
  params: itemParams,
  body: z.strictObject({
    amountCents: amountSchema.min(1, 'must be at least $1').max(5_500_000, 'must be at most $55,000'),
    giverName: personNameSchema,
    giverEmail: emailSchema,
    message: optionalTextSchema(500),
  }),
  /** The share that is held: less than requested if less is missing. */
  response: z.strictObject({ contribution: groupContributionSchema }),
};

export const listGroupContributions = {
  response: z.strictObject({ contributions: z.array(groupContributionSchema) }),
};
export const readGroupContribution = {
  params,
  /** `cameByMail`: this browser opened a mail to the giver's address, so it may confirm the address. */
  response: z.strictObject({ contribution: groupContributionSchema, cameByMail: z.boolean() }),
};
export const confirmGroupContribution = {
  params,
  body: z.strictObject({ step: z.literal('email') }),
  response: z.strictObject({ contribution: groupContributionSchema }),
};
export const payGroupContribution = {
  params,
  response: z.strictObject({ contribution: groupContributionSchema }),
};
export const cancelGroupContribution = {
  params,
  response: z.strictObject({ contribution: groupContributionSchema }),
};

export const redemptionsSchema = z
  .strictObject({
    groupGiftId: idSchema,
    regItemId: idSchema,
    registryId: idSchema,
    title: z.string(),
    state: z.enum(['open', 'funded', 'redeemed', 'closed']),
    goal: moneySchema,
    paid: moneySchema,
    /** What can be redeemed now. */
    balance: moneySchema,
    redeemed: moneySchema,
    /** Every movement of its money, the latest first. */
    ledger: z.array(
      z.strictObject({
        kind: z.enum(['authorise', 'capture', 'release', 'refund', 'redeem']),
        amount: moneySchema,
        at: z.int(),
      }),
    ),
  })
  .meta({ id: 'GroupGiftFunds' });

/** Of the caller's own registries, as far as the surprise setting lets them know. */
export const listRedemptions = {
  response: z.strictObject({ funds: z.array(redemptionsSchema), credit: moneySchema }),
};
export const redeemGroupGift = {
  body: z.strictObject({
    groupGiftId: idSchema,
    amountCents: amountSchema.min(1).max(5_500_000),
  }),
  response: z.strictObject({ fund: redemptionsSchema, credit: moneySchema }),
};

export type ChangeGroupGift = WireOf<typeof changeGroupGift>;
export type Contribute = WireOf<typeof contribute>;
export type ListGroupContributions = WireOf<typeof listGroupContributions>;
export type ReadGroupContribution = WireOf<typeof readGroupContribution>;
export type ConfirmGroupContribution = WireOf<typeof confirmGroupContribution>;
export type PayGroupContribution = WireOf<typeof payGroupContribution>;
export type CancelGroupContribution = WireOf<typeof cancelGroupContribution>;
export type ListRedemptions = WireOf<typeof listRedemptions>;
export type RedeemGroupGift = WireOf<typeof redeemGroupGift>;
export type GroupGift = z.output<typeof groupGiftSchema>;
export type GroupContribution = z.output<typeof groupContributionSchema>;
export type GroupGiftFunds = z.output<typeof redemptionsSchema>;
