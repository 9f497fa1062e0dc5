import { describe, expect, it } from 'vitest';
import { problemOf } from '#contracts/problems.ts';
import { readRefusal } from './field-errors.ts';

describe('a refused form', () => {
  const fields = { form: 'ask', text: 'Does it fold?' };

  it('says what is wrong beside its fields, and keeps what was typed', () => {
    const problem = problemOf('invalid-input', { fields: [{ field: 'body.email', message: 'must be given' }] });
    const { errors, typed, sentence } = readRefusal({ problem, fields }, 'ask');
    expect([...errors]).toEqual([['email', 'Must be given']]);
    expect(typed.text).toBe('Does it fold?');
    expect(sentence).toBeNull();
  });

  it('says a refusal without fields once, for the whole', () => {
    expect(readRefusal({ problem: problemOf('busy'), fields }, 'ask').sentence).toBe(
      'We are busy right now. Nothing was changed; please try again.',
    );
  });

  it('is nothing to another form of the page', () => {
    const other = readRefusal({ problem: problemOf('busy'), fields }, 'report');
    expect([other.errors.size, other.typed, other.sentence]).toEqual([0, {}, null]);
    expect(readRefusal(null, 'ask').sentence).toBeNull();
  });
});
