import { expect, it } from 'vitest';
import type { Caller } from '#api/http/app-context.ts';
import { anonymousCaller } from '#api/http/page-data.ts';
import { asOneOfFew } from './links-at-once.ts';

it('one person reads three links at once, and the people of one address six, so that others have a place', async () => {
  const done = Promise.withResolvers<string>();
  const reading = (id: string, address: string) =>
    asOneOfFew({ ...anonymousCaller, address, user: { id } as Caller['user'] }, () => done.promise).catch(
      ({ code }) => code,
    );
  const all = Array.from({ length: 5 }, () => reading('robin', 'a'));
  all.push(...Array.from({ length: 5 }, (_, n) => reading(`other ${n}`, 'a')), reading('sam', 'b'));
  done.resolve('read');
  const outcomes = await Promise.all(all);
  expect(outcomes.slice(0, 5)).toEqual(['read', 'read', 'read', 'busy', 'busy']);
  expect(outcomes.slice(5)).toEqual(['read', 'read', 'read', 'busy', 'busy', 'read']);
  expect(await reading('robin', 'a')).toBe('read');
});
