import { z } from 'zod';
import { eventsPerBatchMax, resultsPerSearchMax } from './tracking.ts';
import { idSchema, pageSchema, slugSchema, textSchema, type WireOf } from './wire.schemas.ts';

/*
 * The one map of events: name and properties, closed and bounded. A page never sends who was signed in and which registry is theirs; the
 * server adds it to the two events for which the specification requires it.
 */
const shopId = z.int().min(1).max(2_147_483_647);
/** A card leads to the group; which of its products is meant is only known on the product's page. */
const product = { gpId: shopId, productId: shopId.nullable() };
const shownText = textSchema(100);
const category = { slug: slugSchema, name: shownText, isLeaf: z.boolean() };
const collection = { collectionId: slugSchema, collectionTitle: shownText };
const place = textSchema(60);

export const events = {
  /** The pathname has changed, beyond a switch to another variant of the same product. */
  page_viewed: z.strictObject({}),
  landing_viewed: z.strictObject({}),
  search: z.strictObject({
    term: shownText,
    searchId: z.string().min(1).max(100).nullable(),
    resultCount: z.int().min(0).max(10_000_000),
    /** The term searched instead of a misspelling, and whether nothing matched exactly. */
    correctedTerm: shownText.nullable().default(null),
    isNearest: z.boolean().default(false),
    /** The first results, as the ids of their groups. */
    results: z.array(shopId).max(resultsPerSearchMax),
  }),
  /** `eventLocation` is `store`, or the checklist category that led here. */
  category_viewed: z.strictObject({ ...category, eventLocation: place }),
  category_clicked: z.strictObject({ ...category, location: z.enum(['flyout', 'image nav']) }),
  left_nav_category_clicked: z.strictObject(category),
  brand_viewed: z.strictObject({ brandName: shownText }),
  product_collection_viewed: z.strictObject(collection),
  product_collection_clicked: z.strictObject({ ...collection, ...product }),
  product_clicked: z.strictObject(product),
  /** `slug` is empty for Home. */
  breadcrumb_clicked: z.strictObject({ title: textSchema(200), slug: z.literal('').or(slugSchema) }),
  /** `categorySlug` is the last segment of the path. */
  filters_panel_toggled: z.strictObject({ section: place, isOpen: z.boolean(), categorySlug: slugSchema }),
  filters_applied: z.strictObject({
    filters: z.string().max(500),
    categorySlug: slugSchema,
    sortCriterion: place,
    sortOrder: z.enum(['ASC', 'DESC']),
  }),
  breast_pump_banner_viewed: z.strictObject({}),
  breast_pump_banner_clicked: z.strictObject({}),
  product_viewed: z.strictObject(product),
  add_to_registry_clicked: z.strictObject(product),
  add_to_cart_clicked: z.strictObject(product),
  /** The birthday list's promotion in the shop. */
  list_type_clicked: z.strictObject({ listType: z.enum(['baby', 'birthday', 'holiday']), eventLocation: place }),
} as const;

export type EventName = keyof typeof events;
export type EventProperties = { [N in EventName]: z.input<(typeof events)[N]> };

const variants = (Object.keys(events) as EventName[]).map((name) =>
  z.strictObject({
    /** Created where the event happened, so that an event sent twice is stored once. */
    id: idSchema,
    name: z.literal(name),
    /** How long ago it happened, so that no client clock has to be right. */
    msAgo: z.int().min(0).max(86_400_000),
    /** The pathname only, never a query. */
    path: z.string().min(1).max(200),
    properties: events[name],
  }),
);

/** One event as it is sent: its name determines its properties. */
export type SentEvent = {
  [N in EventName]: { id: string; name: N; msAgo: number; path: string; properties: EventProperties[N] };
}[EventName];

const eventSchema = z.union(variants) as unknown as z.ZodType<SentEvent, SentEvent>;

export const recordEvents = {
  body: z.strictObject({ events: z.array(eventSchema).min(1).max(eventsPerBatchMax) }),
  response: z.strictObject({ stored: z.int() }),
};

export const chooseStatistics = {
  body: z.strictObject({ statistics: z.enum(['yes', 'no']), forget: z.boolean().default(false) }),
  response: z.strictObject({ statistics: z.enum(['yes', 'no']), forgotten: z.int() }),
};

export const listEvents = {
  query: z.strictObject({ page: pageSchema, name: z.enum(Object.keys(events) as [EventName]).optional() }),
  response: z.strictObject({
    events: z.array(
      z.strictObject({
        id: idSchema,
        name: z.string(),
        /** The same for one browser until consent is withdrawn; carries no other information. */
        anonymousId: z.string(),
        path: z.string(),
        properties: z.record(z.string(), z.unknown()),
        isRegistryOwner: z.boolean().nullable(),
        registryId: idSchema.nullable(),
        userId: idSchema.nullable(),
        occurredAt: z.int(),
      }),
    ),
    page: z.int(),
    hasMore: z.boolean(),
  }),
};

export type RecordEvents = WireOf<typeof recordEvents>;
export type ChooseStatistics = WireOf<typeof chooseStatistics>;
export type ListEvents = WireOf<typeof listEvents>;
