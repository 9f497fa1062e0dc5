import { z } from 'zod';
import { markableGoals, setupGoals } from '#rules/setup-goals.ts';
import { userEventNames } from '#rules/user-events.ts';
import { idSchema, moneySchema, numberIdSchema, optionalTextSchema, textSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const setupGoalSchema = z
  .strictObject({
    goal: z.enum(setupGoals),
    isDone: z.boolean(),
    /** Only the person can know whether it is done; all other goals follow from the data. */
    canMark: z.boolean(),
  })
  .meta({ id: 'SetupGoal' });
const goalsResponse = z.strictObject({ goals: z.array(setupGoalSchema) });

export const readSetupGoals = { params, response: goalsResponse };
export const markSetupGoal = {
  params,
  body: z.strictObject({ goal: z.enum(markableGoals), isDone: z.boolean() }),
  response: goalsResponse,
};

const feedItemId = z.string().min(1).max(160);
const entry = { id: feedItemId, title: z.string(), path: z.string() };

export const feedItemSchema = z
  .discriminatedUnion('kind', [
    /** Somebody reserved it, as far as the registry's surprise setting lets members know. */
    z.strictObject({
      ...entry,
      kind: z.literal('gift'),
      giverName: z.string().nullable(),
      imageUrl: z.string().nullable(),
    }),
    z.strictObject({
      ...entry,
      kind: z.literal('price'),
      before: moneySchema,
      now: moneySchema,
      imageUrl: z.string().nullable(),
    }),
    z.strictObject({ ...entry, kind: z.literal('road'), text: z.string(), linkText: z.string() }),
    z.strictObject({ ...entry, kind: z.literal('checklist'), missing: z.array(z.string()) }),
    z.strictObject({
      ...entry,
      kind: z.literal('guide'),
      text: z.string(),
      imageUrl: z.string(),
      imageAlt: z.string(),
    }),
  ])
  .meta({ id: 'FeedItem' });

export const readFeed = {
  query: z.strictObject({ cursor: z.string().min(1).max(200).optional() }),
  response: z.strictObject({ feedItems: z.array(feedItemSchema), nextCursor: z.string().nullable() }),
};

export const dismissFeedItem = {
  body: z.strictObject({
    feedItemId,
    /** false restores it. */
    isDismissed: z.boolean().default(true),
  }),
  response: z.strictObject({ feedItemId, isDismissed: z.boolean() }),
};

const userEventSchema = z.strictObject({ name: z.enum(userEventNames), value: z.string() });
const eventsResponse = z.strictObject({
  /** The newest first; each name once. */
  events: z.array(userEventSchema),
});

export const listUserEvents = { response: eventsResponse };
export const putUserEvent = {
  body: z.strictObject({ name: z.enum(userEventNames), value: textSchema(40) }),
  response: eventsResponse,
};

export const postSignupEcommerce = {
  body: z.strictObject({
    /** The registry that the page showed; absent: the current one. */
    registryId: idSchema.optional(),
    items: z
      .array(
        z.strictObject({
          productId: numberIdSchema,
          quantity: z.int().min(1).max(99).default(1),
          note: optionalTextSchema(500),
        }),
      )
      .max(50),
  }),
  response: z.strictObject({
    registryId: idSchema,
    /** What is on the list now, in the order of `items`. */
    added: z.array(idSchema),
  }),
};

export type ReadSetupGoals = WireOf<typeof readSetupGoals>;
export type MarkSetupGoal = WireOf<typeof markSetupGoal>;
export type ReadFeed = WireOf<typeof readFeed>;
export type DismissFeedItem = WireOf<typeof dismissFeedItem>;
export type ListUserEvents = WireOf<typeof listUserEvents>;
export type PutUserEvent = WireOf<typeof putUserEvent>;
export type PostSignupEcommerce = WireOf<typeof postSignupEcommerce>;
export type SetupGoalState = z.output<typeof setupGoalSchema>;
export type FeedItem = z.output<typeof feedItemSchema>;
export type UserEvent = z.output<typeof userEventSchema>;
