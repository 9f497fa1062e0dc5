import { expect, it } from 'vitest';
import type { Caller } from '#api/http/app-context.ts';
import { anonymousCaller } from '#api/http/page-data.ts';
import { asOneOfFew } from './links-at-once.ts';

const readingUntil = (done: Promise<string>) => (id: string, address: string) =>
  asOneOfFew({ ...anonymousCaller, address, user: { id } as Caller['user'] }, () => done).catch(({ code }) => code);

it('one person reads three links at once, and the people of one address six, so that others have a place', async () => {
  const done = Promise.withResolvers<string>();
  const reading = readingUntil(done.promise);
  const all = Array.from({ length: 5 }, () => reading('robin', 'a'));
  all.push(...Array.from({ length: 5 }, (_, n) => reading(`other ${n}`, 'a')), reading('sam', 'b'));
  done.resolve('read');
  const outcomes = await Promise.all(all);
  expect(outcomes.slice(0, 5)).toEqual(['read', 'read', 'read', 'busy', 'busy']);
  expect(outcomes.slice(5)).toEqual(['read', 'read', 'read', 'busy', 'busy', 'read']);
  expect(await reading('robin', 'a')).toBe('read');
});

it.each([
  ['homes', (home: number) => `home ${home}`],
  ['homes and a network', (home: number) => (home < 2 ? `2001:db8:1:${home}00::/64` : `home ${home}`)],
])('ten %s that read as many as they can leave a place for another', async (_, addressOf) => {
  const done = Promise.withResolvers<string>();
  const reading = readingUntil(done.promise);
  const all: Promise<string>[] = [];
  for (let link = 0; link < 6; link += 1)
    for (let home = 0; home < 10; home += 1) all.push(reading(`${home} ${link % 2}`, addressOf(home)));
  const last = reading('family', 'another home');
  done.resolve('read');
  expect(await last).toBe('read');
  await Promise.all(all);
});

it('homes that come one after the other leave a place, too', async () => {
  const done = Promise.withResolvers<string>();
  const reading = readingUntil(done.promise);
  const all: Promise<string>[] = [];
  for (let home = 0; home < 10; home += 1)
    for (let link = 0; link < 6; link += 1) all.push(reading(`${home} ${link % 2}`, `home ${home}`));
  const last = reading('family', 'another home');
  done.resolve('read');
  expect(await last).toBe('read');
  expect((await Promise.all(all)).filter((outcome) => outcome === 'read')).toHaveLength(19);
});
