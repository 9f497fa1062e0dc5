import { describe, expect, it } from 'vitest';
import { accountHeader } from '#contracts/account-of-page.ts';
import { problemOf } from '#contracts/problems.ts';
import { readUnsavedForm } from './unsaved-form.ts';

const action = '/api/v3/registries/r1?_method=PATCH';
const written = 'We met at a bakery.';
const fields = {
  form: 'registry-details',
  page: '/settings/registry?registry=a long one',
  was: '{"firstWords": "as it was"}',
  firstWords: written,
  arrivalDate: '2027-03-15',
  kinds: ['venmo', 'check'],
  registryId: '01890000-0000-7000-8000-000000000001',
};
const refused = (
  more: object = {},
  isWhole = true,
  code: 'sign-in-required' | 'other-account' = 'sign-in-required',
) => ({
  problem: problemOf(code),
  fields: {},
  sent: { action, fields: { ...fields, ...more }, isWhole },
});

describe('a form whose session has ended', () => {
  it('shows what was written in somebody’s own words, and is sent again whole by the same account', () => {
    const unsaved = readUnsavedForm(refused({ [accountHeader]: 'ann' }), 'signed-in.ann');
    expect(unsaved?.texts).toEqual([{ label: 'First words', text: written }]);
    expect(unsaved?.again).toEqual({
      action,
      account: 'ann',
      fields: expect.arrayContaining([
        ['was', fields.was],
        ['firstWords', written],
        ['kinds', 'venmo'],
        ['kinds', 'check'],
      ]),
    });
    expect(unsaved?.again?.fields.map(([name]) => name)).not.toContain(accountHeader);
  });

  it.each([
    ['with a password', refused({ password: 'open sesame, please' }), 'signed-in.ann'],
    ['with a file', refused({}, false), 'signed-in.ann'],
    ['of an unknown account', refused(), undefined],
    ['of somebody who has signed out', refused(), 'signed-out.n1'],
  ])('is not sent again %s', (_, form, hint) => {
    const unsaved = readUnsavedForm(form, hint);
    expect(unsaved?.again).toBeNull();
    expect(unsaved?.texts).toEqual([{ label: 'First words', text: written }]);
  });

  it('shows nothing to somebody else who is signed in', () => {
    expect(readUnsavedForm(refused({}, true, 'other-account'), 'signed-in.bob')).toBeNull();
  });
});
