import type { Query } from '#api/db/database.ts';
import { listItems } from '#api/features/registries/items.service.ts';
import { type OpenedFamily, openFamily } from '#api/features/registries/open-family.ts';
import { readRegistryShop } from '#api/features/registry-shop/registry-shop.service.ts';
import { decideAccess, type RegistryAccess } from '#api/http/access.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import { articles, guides, roadMap, weeks } from '#content';
import { Refusal } from '#contracts/problems.ts';
import type { DismissFeedItem, FeedItem, ReadFeed } from '#contracts/registry-home.schemas.ts';
import { dayOf } from '#rules/days.ts';
import { type FeedKind, feedPage, type Ranked, rankOf } from '#rules/feed.ts';
import { editing, seeing } from '#rules/registry-roles.ts';
import { isForStage, roadMapOf, weekOfPregnancy, weeksUntil } from '#rules/road-map.ts';
import {
  deleteDismissal,
  findDismissals,
  findPriceDrops,
  findReservedBefore,
  putDismissal,
  trimDismissals,
} from './registry-home.queries.ts';

/** A giver who made a mistake can undo it before anybody is told. */
const tellGiftsAfterMs = 2 * 3_600_000;

/** Older dismissals are dropped: their entries show again, if they still exist. */
export const dismissedMax = 1000;

type Entry = Ranked & { item: FeedItem };
const entry = (item: FeedItem, place: Parameters<typeof rankOf>[1]): Entry => ({
  id: item.id,
  rank: rankOf(item.kind satisfies FeedKind, place),
  item,
});

/** News of the caller's current registry; nothing if it is paused. */
export async function readFeed(call: Reading<NonNullable<ReadFeed['parsed']>>): Promise<ReadFeed['response']> {
  const { app, caller, input, now } = call;
  const db = app.db.read;
  const place = await currentPlace(call);
  const family = place === null ? null : await openFamily(app, db, place.registryId);
  if (family?.isPaused) return { feedItems: [], nextCursor: null };
  const entries = [
    ...(place === null || family === null ? [] : await entriesOfRegistry(call, place, family)),
    ...guideEntries(family, now),
  ];
  const { page, nextCursor } = feedPage(entries, await findDismissals(db, caller.user!.id), input.query.cursor ?? null);
  return { feedItems: page.map(({ item }) => item), nextCursor };
}

export async function dismissFeedItem({
  trx,
  caller,
  input,
  now,
}: Changing<NonNullable<DismissFeedItem['parsed']>>): Promise<DismissFeedItem['response']> {
  const { feedItemId, isDismissed } = input.body;
  const userId = caller.user!.id;
  if (isDismissed) {
    await putDismissal(trx, { user_id: userId, entry: feedItemId, created_at: now });
    await trimDismissals(trx, userId, dismissedMax);
  } else await deleteDismissal(trx, userId, feedItemId);
  return { feedItemId, isDismissed };
}

/** The current registry with the caller's role; null if there is none, or they are no longer a member of it. */
async function currentPlace({ app, caller }: Reading<unknown>): Promise<RegistryAccess | null> {
  const id = caller.user!.currentRegistryId;
  if (id === null) return null;
  const access = { who: 'registry', param: 'id', roles: seeing } as const;
  try {
    return (await decideAccess(access, { id }, caller, app.db.read)) as RegistryAccess;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return null;
    throw error;
  }
}

async function entriesOfRegistry(
  call: Reading<unknown>,
  resource: RegistryAccess,
  family: OpenedFamily,
): Promise<Entry[]> {
  const { app, now } = call;
  const db = app.db.read;
  const canEdit = (editing as readonly string[]).includes(resource.role);
  const weeksLeft = family.arrivalDate === null ? null : weeksUntil(family.arrivalDate, dayOf(now));
  const step =
    family.registryType === 'baby'
      ? roadMapOf(roadMap(), family.planningStage, weeksLeft).find(({ time }) => time === 'now')?.step
      : undefined;
  const { suggestions } = canEdit ? await readRegistryShop({ ...call, input: {}, resource }) : { suggestions: [] };
  return [
    ...(await giftEntries(call, resource, family)),
    ...(await priceEntries(db, resource.registryId, family)),
    ...(step?.link
      ? [
          entry(
            {
              kind: 'road',
              id: `road:${resource.registryId}:${step.id}`,
              title: step.title,
              text: step.sentence,
              linkText: step.link.text,
              path: step.link.url,
            },
            { order: 0 },
          ),
        ]
      : []),
    ...suggestions.map(({ title, urlSlug, path, missing }, order) =>
      entry({ kind: 'checklist', id: `checklist:${resource.registryId}:${urlSlug}`, title, path, missing }, { order }),
    ),
  ];
}

/** Only what the list itself shows this member, and no sooner than two hours later. */
async function giftEntries(call: Reading<unknown>, resource: RegistryAccess, { slug }: OpenedFamily): Promise<Entry[]> {
  const { app, now } = call;
  const { regItems } = await listItems({ ...call, input: { query: {} }, resource });
  const known = regItems.filter(({ givers }) => givers.length > 0);
  if (known.length === 0) return [];
  const told = await findReservedBefore(app.db.read, resource.registryId, now - tellGiftsAfterMs);
  return known.flatMap(({ id, title, imgUrl, givers }) =>
    givers.flatMap(({ reservationId, name }) => {
      const at = told.get(reservationId);
      const item = { kind: 'gift', id: `gift:${reservationId}`, title, giverName: name, imageUrl: imgUrl } as const;
      return at === undefined ? [] : [entry({ ...item, path: `/${slug}#gift-${id}` }, { at })];
    }),
  );
}

async function priceEntries(db: Query, registryId: string, { slug }: OpenedFamily): Promise<Entry[]> {
  const drops = await findPriceDrops(db, registryId);
  return drops.map((row) =>
    entry(
      {
        kind: 'price',
        // A further price drop is a new entry.
        id: `price:${row.id}:${row.now_cents}`,
        title: row.title,
        path: `/${slug}#gift-${row.id}`,
        before: { amount: row.before_cents!, currency: row.currency },
        now: { amount: row.now_cents, currency: row.currency },
        imageUrl: row.image_url,
      },
      { at: row.created_at },
    ),
  );
}

/** Those of the current week first. Nobody who is not pregnant, or no longer, gets entries for a week of pregnancy. */
function guideEntries(family: OpenedFamily | null, now: number): Entry[] {
  const stage = family?.planningStage ?? null;
  const isForBaby = family === null || family.registryType === 'baby';
  if (!isForBaby) return [];
  const week = family === null ? null : weekOfPregnancy(stage, family.arrivalDate, dayOf(now));
  const nearest =
    week === null
      ? []
      : weeks
          .all()
          .filter((one) => one.week <= week)
          .slice(-1);
  const stories = [...articles.all(), ...guides.all()].filter(
    (story) =>
      isForStage(story.stages, stage) &&
      (stage === 'pregnant' || story.pregnancyWeeks === undefined) &&
      !(stage === 'conceiving' && story.topics.includes('loss')),
  );
  const isOfWeek = (story: (typeof stories)[number]) => week !== null && story.pregnancyWeeks?.includes(week) === true;
  const ordered = [...nearest, ...stories.filter(isOfWeek), ...stories.filter((story) => !isOfWeek(story))];
  return ordered.map((story, order) =>
    entry(
      {
        kind: 'guide',
        id: `guide:${story.slug}`,
        title: story.title,
        text: story.teaser,
        path: `/registry/home/view-guide?${new URLSearchParams({ url: story.url })}`,
        imageUrl: story.featuredImage.url,
        imageAlt: story.featuredImage.alt,
      },
      { order },
    ),
  );
}
