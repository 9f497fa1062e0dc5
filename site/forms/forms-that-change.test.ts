import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');

/** The calls that change something that is there already. */
const changes = globSync('api/contracts/*.ts')
  .flatMap((path) => [...read(path).matchAll(/export const (\w+) = endpoint<[^>]*>\(\s*'(?:PATCH|PUT)'/g)])
  .map(([, name]) => name!);

/** Forms with one field, or a choice, of which the last one counts. */
const ofOneField = [
  'AddressForm changeRegistry',
  'AccountSettings changePassword',
  'AccountSettings renameAccount',
  'ChoiceCards changeRegistryDraft',
  'DayStep changeRegistryDraft',
  'EmailForm changeEmailPreferences',
  'Goals markSetupGoal',
  'Lists changeUser',
  'Messages changeMessage',
  'MyGifts changeReservation',
  'QuestionForms saveOwnAnswer',
  'RegistryChecklist markChecklistItem',
  'ReviewList voteForReview',
  'StaffRequest answerPrivacyRequest',
  'UseTemplate changeRegistryDraft',
];
/** A text of one person, which is read and written as a whole. */
const wholes = ['ReviewForm saveOwnReview', 'ShippingForms changeOwnAddress'];

it('a form that changes several fields says what they were, so that an older page takes nothing back', () => {
  const without = globSync('site/**/*.tsx', { exclude: (path) => path.includes('.test.') }).flatMap((path) =>
    [...read(path).matchAll(/<Form\b(.*?)>\n/gs)]
      .map(([, props = '']) => ({ endpoint: /endpoint=\{(\w+)\}/.exec(props)?.[1], hasWas: /\bwas=/.test(props) }))
      .filter(({ endpoint, hasWas }) => endpoint !== undefined && changes.includes(endpoint) && !hasWas)
      .map(({ endpoint }) => `${/(\w+)(?:\.island)?\.tsx$/.exec(path)![1]} ${endpoint}`),
  );
  expect([...new Set(without)].sort()).toEqual([...ofOneField, ...wholes].sort());
});
