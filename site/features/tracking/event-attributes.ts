import { type EventName, eventKeys } from '#contracts/tracking.ts';
import type { ToldEvent } from '#site/stores/tell-event.ts';

type Properties = Record<string, unknown>;

/** What the address alone tells; attributes may say otherwise. */
export interface PageFacts {
  pathname: string;
  hash: string;
}

/**
 * The events that an element's attribute names, each with the properties it has: from the element itself, then from
 * the contexts around it, then from its link, then from the page. An event that lacks one is left out.
 */
export function eventsOf(element: HTMLElement, names: string, page: PageFacts): ToldEvent[] {
  const known: Properties = {
    ...factsOfPage(page),
    ...factsOfLink(element),
    ...contextOf(element),
    ...read(element.dataset.eventProps),
  };
  return names
    .split(' ')
    .filter((name): name is EventName => name in eventKeys)
    .filter((name) => eventKeys[name].every((key) => key in known))
    .map((name) => ({ name, properties: Object.fromEntries(eventKeys[name].map((key) => [key, known[key]])) }));
}

function contextOf(element: HTMLElement): Properties {
  const around = element.closest<HTMLElement>('[data-event-context]');
  if (around === null) return {};
  const further = around.parentElement === null ? {} : contextOf(around.parentElement);
  return { ...further, ...read(around.dataset.eventContext) };
}

/** A product's link says which product it is. */
function factsOfLink(element: HTMLElement): Properties {
  const link = element.closest('a') ?? element.querySelector('a');
  return productOf(link?.getAttribute('href') ?? '');
}

export function productOf(address: string): Properties {
  const found = /^\/gp\/[\w-]+\/(\d+)\/(\d+)/.exec(address);
  return found === null ? {} : { gpId: Number(found[1]), productId: Number(found[2]) };
}

/** Who came from the checklist has its category in the address, behind the hash: `#checklist=travel`. */
function factsOfPage({ pathname, hash }: PageFacts): Properties {
  return {
    ...productOf(pathname),
    categorySlug: pathname.split('/').at(-1),
    eventLocation: /^#checklist=([\w-]{1,60})$/.exec(hash)?.[1] ?? 'store',
  };
}

function read(json: string | undefined): Properties {
  return json === undefined ? {} : (JSON.parse(json) as Properties);
}
