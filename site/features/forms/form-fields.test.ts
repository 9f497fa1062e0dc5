import { describe, expect, it } from 'vitest';
import { centsOf, readFields } from './form-fields.ts';

describe('the fields of a form', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ title: ' Cot ', password: ' a b ', count: '2', odd: 'two', empty: '' }))
    data.set(name, value);
  const fields = readFields(data);

  it('are texts without spaces around them, but for passwords', () => {
    expect([fields.text('title'), fields.exact('password'), fields.text('missing')]).toEqual(['Cot', ' a b ', '']);
    expect([fields.textOrNull('empty'), fields.textOrNone('empty')]).toEqual([null, undefined]);
  });

  it('are numbers; what is none is left for the server to name', () => {
    expect([fields.number('count'), fields.number('odd'), fields.number('empty')]).toEqual([2, Number.NaN, undefined]);
  });

  it.each([
    ['2027-03-15', '2027-03-15'],
    ['3/15/2027', '2027-03-15'],
    ['March 15, 2027', '2027-03-15'],
    ['next spring', 'next spring'],
    ['', null],
  ])('are days as people type them: %j', (typed, day) => {
    const form = new FormData();
    form.set('day', typed);
    expect(readFields(form).dayOrNull('day')).toBe(day);
  });
});

describe('an amount of money', () => {
  it.each([
    ['45', 4500],
    ['45.9', 4590],
    ['$1,045.90', 104_590],
    ['1.299,00', 129_900],
    ['1,045', 104_500],
    ['', undefined],
    ['free', Number.NaN],
  ])('is read from %j', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
});
