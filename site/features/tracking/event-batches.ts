import { eventsPerBatchMax } from '#contracts/tracking.ts';
import type { TrackedEvent } from '#site/data/track.ts';

export interface WaitingEvent extends TrackedEvent {
  id: string;
  path: string;
  happenedAt: number;
}

export interface SentEvent extends TrackedEvent {
  id: string;
  path: string;
  msAgo: number;
}

export interface BatchesOutside {
  /** 'again' when a retry may succeed: a network failure, a busy server. */
  send(events: SentEvent[]): Promise<'done' | 'again'>;
  /** For the last moment of a page: sent without waiting for an answer. */
  sendLast(events: SentEvent[]): void;
  now(): number;
  newId(): string;
  path(): string;
  /** Asked before every sending: consent withdrawn in another window counts here too. */
  isAllowed(): boolean;
}

export interface Batches {
  add(event: TrackedEvent): void;
  /** Sends the queued events, a batch at a time; failed batches wait for the next flush. */
  flush(): Promise<void>;
  /** Called when the page goes away. */
  flushLast(): void;
}

const waitingMax = 200;

/** Events wait here until their batch is sent. An event that is sent twice is stored once, by its id. */
export function createBatches(outside: BatchesOutside): Batches {
  let waiting: WaitingEvent[] = [];
  let sending: Promise<void> | null = null;

  const take = () => waiting.slice(0, eventsPerBatchMax);
  const drop = (events: WaitingEvent[]) => {
    waiting = waiting.filter((event) => !events.includes(event));
  };
  const toSend = ({ happenedAt, ...event }: WaitingEvent): SentEvent => ({
    ...event,
    msAgo: Math.min(86_400_000, Math.max(0, Math.round(outside.now() - happenedAt))),
  });
  const stopWhenForbidden = () => {
    if (!outside.isAllowed()) waiting = [];
  };

  const sendAll = async () => {
    for (stopWhenForbidden(); waiting.length > 0; stopWhenForbidden()) {
      const batch = take();
      if ((await outside.send(batch.map(toSend))) === 'again') return;
      drop(batch);
    }
  };

  return {
    add(event) {
      if (!outside.isAllowed() || waiting.length >= waitingMax) return;
      waiting.push({ ...event, id: outside.newId(), path: outside.path(), happenedAt: outside.now() });
    },
    flush() {
      sending ??= sendAll().finally(() => {
        sending = null;
      });
      return sending;
    },
    flushLast() {
      for (stopWhenForbidden(); waiting.length > 0; ) {
        const batch = take();
        outside.sendLast(batch.map(toSend));
        drop(batch);
      }
    },
  };
}
