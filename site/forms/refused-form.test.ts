import { describe, expect, it } from 'vitest';
import { problemOf } from '#contracts/problems.ts';
import { readRefusedForm } from './refused-form.ts';

const sent = { action: '/api/v3/things', fields: { text: 'Does it fold?', tag: ['red', 'blue'] }, isWhole: true };
const fields = { form: 'ask', text: 'Does it fold?', password: 'open sesame', key: 'k' };

describe('a form that was refused without script', () => {
  it('has its messages by field and what was typed, but no password', () => {
    const problem = problemOf('invalid-input', { fields: [{ field: 'body.email', message: 'must be given' }] });
    expect(readRefusedForm({ problem, fields, sent }, 'ask')).toEqual({
      errors: { email: 'Must be given' },
      typed: { form: 'ask', text: 'Does it fold?', key: 'k' },
      lists: { tag: ['red', 'blue'] },
      sentence: null,
      key: 'k',
    });
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
