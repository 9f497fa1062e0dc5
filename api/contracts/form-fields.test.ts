import { describe, expect, it } from 'vitest';
import { readFields } from './form-fields.ts';

function fieldsOf(typed: Record<string, string | string[]>) {
  const data = new FormData();
  for (const [name, values] of Object.entries(typed)) for (const value of [values].flat()) data.append(name, value);
  return readFields(data);
}

describe('what was typed into a form', () => {
  it('is text without the spaces around it, but a password as it is', () => {
    const fields = fieldsOf({ title: ' Crib ', password: ' open sesame ' });
    expect(fields.text('title')).toBe('Crib');
    expect(fields.exact('password')).toBe(' open sesame ');
  });

  it('has plain line breaks, which a form that is posted writes as two characters', () => {
    expect(readFields(new URLSearchParams({ text: 'a\r\nb' })).texts()).toEqual({ text: 'a\nb' });
  });

  it('is null when the field is empty or missing', () => {
    const fields = fieldsOf({ note: '  ' });
    for (const name of ['note', 'missing']) {
      expect([fields.text(name), fields.textOrNull(name), fields.textOrNone(name)]).toEqual(['', null, undefined]);
      expect([fields.number(name), fields.cents(name), fields.dayOrNull(name)]).toEqual([undefined, undefined, null]);
    }
  });

  it('is a number, or NaN for the server to refuse', () => {
    expect(fieldsOf({ quantity: '3' }).number('quantity')).toBe(3);
    expect(fieldsOf({ quantity: 'three' }).number('quantity')).toBeNaN();
  });

  it.each([
    ['2027-03-15', '2027-03-15'],
    ['3/15/2027', '2027-03-15'],
    ['next spring', 'next spring'],
  ])('is a day: %s is %s', (typed, day) => {
    expect(fieldsOf({ day: typed }).dayOrNull('day')).toBe(day);
  });

  it('is a set of ticked boxes', () => {
    const fields = fieldsOf({ stage: ['pregnant', 'parent'], news: 'on' });
    expect(fields.all('stage')).toEqual(['pregnant', 'parent']);
    expect([fields.isChecked('news'), fields.isChecked('other')]).toEqual([true, false]);
  });

  it('is every field as text, without those that tell forms apart', () => {
    const plumbing = { form: 'sign-in', page: '/login', next: '/store', key: 'k' };
    const typed = fieldsOf({ ...plumbing, email: ' olive@example.com ', password: ' open sesame ' }).texts();
    expect(typed).toEqual({ email: 'olive@example.com', password: ' open sesame ' });
  });
});
