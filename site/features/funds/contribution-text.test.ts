import { expect, it } from 'vitest';
import { pledgeSentence } from './contribution-text.ts';

it.each([
  [
    'that was confirmed',
    true,
    /^Your \$50 toward Diaper fund is canceled, so please don’t send it\. .*check with the family\.$/,
  ],
  [
    'that nobody confirmed',
    false,
    /^Your \$50 toward Diaper fund is canceled\. .*isn’t confirmed by email within three days\. .*again\.$/,
  ],
])('says of a canceled pledge %s what became of it', (_, isEmailVerified, sentence) => {
  const amount = { amount: 5_000, currency: 'USD' } as const;
  const pledge = { state: 'cancelled', amount, title: 'Diaper fund', isEmailVerified, cameByMail: false } as const;
  expect(pledgeSentence(pledge)).toMatch(sentence);
});
