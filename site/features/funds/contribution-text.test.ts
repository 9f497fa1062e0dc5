import { expect, it } from 'vitest';
import { pledgeSentence } from './contribution-text.ts';

it.each([
  ['that was confirmed', true, /^Your \$50 toward Diaper fund is canceled\. Nothing needs to be sent\.$/],
  [
    'that nobody confirmed',
    false,
    /^Your \$50 toward Diaper fund wasn’t confirmed by email, so it was canceled\. .*again\.$/,
  ],
])('says of a canceled pledge %s what became of it', (_, isEmailVerified, sentence) => {
  const amount = { amount: 5_000, currency: 'USD' } as const;
  const pledge = { state: 'cancelled', amount, title: 'Diaper fund', isEmailVerified, cameByMail: false } as const;
  expect(pledgeSentence(pledge)).toMatch(sentence);
});
