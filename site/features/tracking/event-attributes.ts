import { type EventName, eventKeys } from '#contracts/tracking.ts';
import type { TrackedEvent } from '#site/data/track.ts';

type Properties = Record<string, unknown>;

/** Properties from the page itself; attributes may override them. */
export interface PageFacts {
  pathname: string;
  /** The page that led here. */
  referrer: string;
}

/** Cards count without an attribute of their own: there are too many of them. */
const cardSelector = '[data-card] a[href^="/gp/"]';
const cardEvents = 'product_clicked product_collection_clicked';
const checklistPages = ['/baby-registry-checklist', '/registry/checklist'];

/** The events that a click on this element counts as. */
export function eventsOfClick(target: Element, page: PageFacts): TrackedEvent[] {
  const named = target.closest<HTMLElement>('[data-event]');
  if (named !== null) return eventsOf(named, named.dataset.event!, page);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link === null) return [];
  if (link.matches(cardSelector)) return eventsOf(link, cardEvents, page);
  const names = link.closest<HTMLElement>('[data-event-links]')?.dataset.eventLinks;
  return names === undefined ? [] : eventsOf(link, names, page);
}

/**
 * The named events, each with its properties: from the element itself, then from its form and its link, then from the contexts around it,
 * then from the page. An event that lacks a property is left out.
 */
export function eventsOf(element: HTMLElement, names: string, page: PageFacts): TrackedEvent[] {
  const known: Properties = {
    ...factsOfPage(page),
    ...contextOf(element),
    ...factsOfLink(element),
    ...factsOfProduct(element),
    ...read(element.dataset.eventProps),
  };
  known.eventLocation ??= (isFromChecklist(page) && known.checklistCategory) || 'store';
  return names
    .split(' ')
    .filter((name): name is EventName => name in eventKeys)
    .filter((name) => eventKeys[name].every((key) => known[key] !== undefined))
    .map((name) => ({ name, properties: Object.fromEntries(eventKeys[name].map((key) => [key, known[key]])) }));
}

function contextOf(element: HTMLElement): Properties {
  const around = element.closest<HTMLElement>('[data-event-context]');
  if (around === null) return {};
  const further = around.parentElement === null ? {} : contextOf(around.parentElement);
  return { ...further, ...read(around.dataset.eventContext) };
}

/** A link's address gives the product or category that it leads to, and its text gives the name. */
function factsOfLink(element: HTMLElement): Properties {
  const link = element.closest('a') ?? element.closest('[data-card]')?.querySelector('a') ?? null;
  if (link === null) return {};
  const { pathname } = new URL(link.href, location.href);
  const words = (link.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 100);
  const slug = /^\/store(?:\/([\w-]+))?$/.exec(pathname);
  return {
    ...productOf(pathname),
    ...(words !== '' && { title: words, name: words }),
    ...(slug !== null && { slug: slug[1] ?? '' }),
  };
}

/** Both sources are kept up to date where another variant can be chosen: the button's own attribute, and the field of its form. */
function factsOfProduct(element: HTMLElement): Properties {
  const field = element.closest('form')?.querySelector<HTMLInputElement>('input[name="productId"]');
  const id = Number(element.closest<HTMLElement>('[data-product]')?.dataset.product ?? field?.value);
  return Number.isInteger(id) ? { productId: id } : {};
}

export function productOf(path: string): Properties {
  const found = /^\/gp\/[\w-]+\/(\d+)(?:\/(\d+))?/.exec(path);
  if (found === null) return {};
  return { gpId: Number(found[1]), productId: found[2] === undefined ? null : Number(found[2]) };
}

function factsOfPage({ pathname }: PageFacts): Properties {
  return { ...productOf(pathname), categorySlug: pathname.split('/').filter(Boolean).at(-1) };
}

const isFromChecklist = ({ referrer }: PageFacts): boolean =>
  URL.canParse(referrer) && checklistPages.includes(new URL(referrer).pathname.replace(/\/$/, ''));

function read(json: string | undefined): Properties {
  return json === undefined ? {} : (JSON.parse(json) as Properties);
}
