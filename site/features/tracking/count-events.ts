/*
 * Counts what happens on a page of the shop. Loaded by the script in the head, and only where statistics are allowed. The attributes of
 * elements say which of them count, and as what; the recipe is in the README of this feature's server half.
 */
import { recordEvents } from '#contracts/tracking.ts';
import { isPageView } from '#rules/tracking.ts';
import { eventsOf, eventsOfClick } from './event-attributes.ts';
import { createBatches, type SentEvent } from './event-batches.ts';
import { watchSeen } from './seen-elements.ts';

const pauseMs = 2_000;
const lastPathKey = 'layette-last-path';

const bodyOf = (events: SentEvent[]): string => JSON.stringify({ events });
const typeHeader = { 'content-type': 'application/json' };

const batches = createBatches({
  async send(events) {
    const init = { method: recordEvents.method, keepalive: true, headers: typeHeader, body: bodyOf(events) };
    const answer = await fetch(recordEvents.path, init).catch(() => null);
    return answer === null || answer.status >= 500 || answer.status === 429 ? 'again' : 'done';
  },
  sendLast(events) {
    navigator.sendBeacon(recordEvents.path, new Blob([bodyOf(events)], { type: typeHeader['content-type'] }));
  },
  now: () => performance.timeOrigin + performance.now(),
  newId: () => crypto.randomUUID(),
  path: () => location.pathname.replace(/(.)\/$/, '$1'),
  isAllowed: () => /(^|; )layette_consent=yes(;|$)/.test(document.cookie),
});

let isWaiting = false;
const soon = () => {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    void batches.flush();
  }, pauseMs);
};

const count = (event: Parameters<typeof batches.add>[0]) => {
  batches.add(event);
  soon();
};

const pageFacts = () => ({ pathname: location.pathname, referrer: document.referrer });

const countAll = (element: HTMLElement, names: string) => {
  for (const event of eventsOf(element, names, pageFacts())) count(event);
};

function countPageView(): void {
  const path = location.pathname.replace(/(.)\/$/, '$1');
  if (isPageView(sessionStorage.getItem(lastPathKey), path)) count({ name: 'page_viewed', properties: {} });
  sessionStorage.setItem(lastPathKey, path);
}

/** A click in an island that is not hydrated yet: `client:touch` holds it back and repeats it. */
function isHeldBack({ type, target, isTrusted, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  if (type !== 'click' || !isTrusted || metaKey || ctrlKey || shiftKey) return false;
  return (target as Element).closest('astro-island[ssr][client="touch"]') !== null;
}

function countClick(event: MouseEvent): void {
  // Of the other mouse buttons, only the middle one opens the link.
  if (event.type !== 'click' && event.button !== 1) return;
  if (isHeldBack(event)) return;
  for (const one of eventsOfClick(event.target as Element, pageFacts())) count(one);
}

function start(): void {
  countPageView();
  // An event that a page names twice, in its layout and in a part of it, has happened once.
  const said = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-event-load]')) {
    for (const event of eventsOf(element, element.dataset.eventLoad!, pageFacts())) {
      if (!said.has(event.name)) count(event);
      said.add(event.name);
    }
  }
  watchSeen(document.body, (element) => countAll(element, element.dataset.eventView!));
  // In the capturing phase, because some clicks are stopped while bubbling, and so that they are counted before the page goes away.
  addEventListener('click', countClick, true);
  addEventListener('auxclick', countClick, true);
  const told = window.layetteEvents;
  window.layetteEvents = { push: count };
  if (Array.isArray(told)) for (const event of told) count(event);
  addEventListener('pagehide', () => batches.flushLast());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batches.flushLast();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) countPageView();
  });
  addEventListener('popstate', countPageView);
}

start();
