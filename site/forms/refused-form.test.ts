import { describe, expect, it } from 'vitest';
import { problemOf } from '#contracts/problems.ts';
import { readRefusedForm } from './refused-form.ts';

const fields = { form: 'ask', text: 'Does it fold?', email: '', color: 'blue', password: 'open sesame', key: 'k' };
const lists = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]]));
const sent = { action: '/api/v3/things', fields: { ...lists, color: ['red', 'blue'] }, isWhole: true };

describe('a form that was refused without script', () => {
  it('has its messages by field and what was typed, but no password', () => {
    const problem = problemOf('invalid-input', { fields: [{ field: 'body.email', message: 'must be given' }] });
    expect(readRefusedForm({ problem, fields, sent }, 'ask')).toEqual({
      errors: { email: 'Must be given' },
      typed: { form: ['ask'], text: ['Does it fold?'], email: [''], color: ['red', 'blue'], key: ['k'] },
      sentence: null,
      key: 'k',
    });
  });

  it('has a sentence and the message where no control shows it', () => {
    const problem = problemOf('invalid-input', { fields: [{ field: 'body.offers.0.url', message: 'must be a link' }] });
    expect(readRefusedForm({ problem, fields, sent }, 'ask')?.sentence).toBe(
      'Some of that can’t be used. Must be a link.',
    );
  });

  it('without fields has one sentence for the whole', () => {
    expect(readRefusedForm({ problem: problemOf('busy'), fields, sent }, 'ask')?.sentence).toBe(
      'We’re busy right now. Nothing was changed; please try again.',
    );
  });

  it('is ignored by other forms of the page', () => {
    expect(readRefusedForm({ problem: problemOf('busy'), fields, sent }, 'report')).toBeUndefined();
    expect(readRefusedForm(null, 'ask')).toBeUndefined();
  });
});
