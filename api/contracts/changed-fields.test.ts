import { describe, expect, it } from 'vitest';
import { audienceValues, changeAudience } from './audiences.ts';
import { chooseCashFundPreferences } from './cash-funds.ts';
import { typedBody } from './endpoint.ts';
import { readFields } from './form-fields.ts';
import { changeGiverPreferences } from './givers.ts';
import { changeMember } from './members.ts';
import { changeRegistry } from './registries.ts';
import { changeReservation } from './reservations.ts';

const sent = (
  endpoint: Parameters<typeof typedBody>[0],
  was: object | null,
  fields: readonly [string, string][],
  tried: readonly object[] = [],
) => {
  const known = was === null ? [] : [was, ...tried].map((values) => ['was', JSON.stringify(values)]);
  return typedBody(endpoint, readFields(new URLSearchParams([...fields, ...known] as string[][])));
};

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

describe('a form whose answer was lost', () => {
  const was = { title: 'Ours', story: 'Hello' };
  const typed = (title: string): [string, string][] => [
    ['title', title],
    ['story', 'Hello'],
  ];

  it('sends what it began with, because the server may have what was sent since', () => {
    expect(sent(changeRegistry, was, typed('Ours'), [{ title: 'Our list' }])).toEqual({
      title: 'Ours',
      was: { title: 'Ours' },
      tried: [{ title: 'Our list' }],
    });
    expect(sent(changeMember, { role: 'viewer', blind: false }, [['role', 'viewer']], [{ role: 'editor' }])).toEqual({
      role: 'viewer',
    });
    const reservation = { message: '', quantity: 1 };
    expect(sent(changeReservation, reservation, [['quantity', '1']], [{ quantity: 3 }])).toEqual({ quantity: 1 });
  });

  it('says the latest values that may have been saved, each once', () => {
    const tried = ['1', '2', '3', '2', '4', '5'].map((title) => ({ title }));
    expect(sent(changeRegistry, was, typed('6'), tried)).toEqual({
      title: '6',
      was: { title: 'Ours' },
      tried: ['2', '3', '4', '5'].map((title) => ({ title })),
    });
  });

  it('of payment details says how each way was and may be', () => {
    const fields: [string, string][] = [['kinds', 'cash']];
    expect(sent(chooseCashFundPreferences, { cash: null, check: 'A' }, fields, [{ cash: '' }])).toMatchObject({
      was: { cash: null, check: 'A' },
      tried: [{ cash: '' }],
    });
  });
});
