import { beforeEach, describe, expect, it } from 'vitest';
import { eventsPerBatchMax } from '#contracts/tracking.ts';
import { type Batches, createBatches, type SentEvent } from './event-batches.ts';

const event = { name: 'page_viewed', properties: {} } as const;

describe('batches of events', () => {
  let sent: SentEvent[][];
  let last: SentEvent[][];
  let answer: 'done' | 'again';
  let isAllowed: boolean;
  let now: number;
  let batches: Batches;

  beforeEach(() => {
    [sent, last, answer, isAllowed, now] = [[], [], 'done', true, 1_000];
    let ids = 0;
    batches = createBatches({
      send: async (events) => {
        sent.push(events);
        return answer;
      },
      sendLast: (events) => void last.push(events),
      now: () => now,
      newId: () => String(++ids),
      path: () => '/store',
      isAllowed: () => isAllowed,
    });
  });

  it('leave with how long ago each happened', async () => {
    batches.add(event);
    now += 250.4;
    await batches.flush();
    expect(sent).toEqual([[{ ...event, id: '1', path: '/store', msAgo: 250 }]]);
  });

  it('are never larger than the call takes, and each event leaves once', async () => {
    for (let i = 0; i < eventsPerBatchMax * 2 + 1; i += 1) batches.add(event);
    await Promise.all([batches.flush(), batches.flush()]);
    expect(sent.map((batch) => batch.length)).toEqual([eventsPerBatchMax, eventsPerBatchMax, 1]);
    expect(new Set(sent.flat().map(({ id }) => id)).size).toBe(eventsPerBatchMax * 2 + 1);
    batches.flushLast();
    expect(last).toEqual([]);
  });

  it('wait with their ids when sending failed, and leave with the next time or with the page', async () => {
    answer = 'again';
    batches.add(event);
    await batches.flush();
    await batches.flush();
    batches.flushLast();
    expect([...sent, ...last].map(([one]) => one!.id)).toEqual(['1', '1', '1']);
  });

  it('are dropped when consent was withdrawn in the meantime, here or in another window', async () => {
    batches.add(event);
    isAllowed = false;
    await batches.flush();
    batches.flushLast();
    batches.add(event);
    isAllowed = true;
    await batches.flush();
    expect([sent, last]).toEqual([[], []]);
  });

  it('do not grow without end while nothing can be sent', async () => {
    answer = 'again';
    for (let i = 0; i < 1_000; i += 1) batches.add(event);
    batches.flushLast();
    expect(last.flat()).toHaveLength(200);
  });
});
