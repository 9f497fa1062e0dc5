import { describe, expect, it } from 'vitest';
import { audienceValues, changeAudience } from './audiences.ts';
import { typedBody } from './endpoint.ts';
import { readFields } from './form-fields.ts';
import { changeGiverPreferences } from './givers.ts';
import { changeMember } from './members.ts';
import { changeReservation } from './reservations.ts';

const sent = (endpoint: Parameters<typeof typedBody>[0], was: object | null, fields: readonly [string, string][]) =>
  typedBody(
    endpoint,
    readFields(new URLSearchParams([...fields, ...(was === null ? [] : [['was', JSON.stringify(was)]])] as string[][])),
  );

describe('a form on an older page', () => {
  it('of a giver sends the message without the quantity that was not changed', () => {
    const was = { message: '', quantity: 1 };
    const typed = [
      ['message', 'With\r\nlove'],
      ['quantity', '1'],
    ] as const;
    expect(sent(changeReservation, was, typed as never)).toEqual({ message: 'With\nlove' });
    expect(sent(changeReservation, null, typed as never)).toEqual({ message: 'With\nlove', quantity: 1 });
    expect(sent(changeReservation, null, [['secretUntil', '']])).toEqual({ secretUntil: null });
  });

  it('of a link for a group renames it without what it shows', () => {
    const choices = { categories: [{ id: 3 }, { id: 1 }], items: [{ id: 'b' }, { id: 'a' }] };
    const was = audienceValues({ name: 'Wrok', seesAll: false, categoryIds: [1, 3], itemIds: ['a', 'b'] }, choices);
    const shown: [string, string][] = [
      ['sees', 'chosen'],
      ['category', '3'],
      ['category', '1'],
      ['item', 'b'],
      ['item', 'a'],
    ];
    expect(sent(changeAudience, was, [['name', 'Work'], ...shown])).toEqual({
      name: 'Work',
      was: { name: 'Wrok' },
    });
    expect(sent(changeAudience, was, [['name', 'Wrok'], ...shown.slice(0, -1)])).toEqual({
      itemIds: ['b'],
      was: { itemIds: ['b', 'a'] },
    });
  });

  it('of a member changes the surprise without the role', () =>
    expect(
      sent(changeMember, { role: 'editor', blind: false }, [
        ['role', 'editor'],
        ['blind', 'on'],
      ]),
    ).toEqual({ blind: true }));

  it('of the emails that a giver wants changes one kind', () =>
    expect(sent(changeGiverPreferences, { thankYouNotes: true, reminders: true }, [['thankYouNotes', 'on']])).toEqual({
      reminders: false,
    }));
});
