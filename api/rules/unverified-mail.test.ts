import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  boundedMailText,
  isPlainAddress,
  mailboxOf,
  mailsOfDay,
  mailsWithReservedOfDay,
  mayMailReset,
  unverifiedMail,
  whenBudgetAllows,
  whenToMailSignUp,
  whenToMailUnverified,
} from './unverified-mail.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = 1_000 * hour;

it.each([
  ['the first goes at once', [], now],
  ['a second within ten minutes waits for them', [minute], now + 9 * minute],
  ['a second after ten minutes goes at once', [10 * minute], now],
  ['a third of the day goes', [hour, 2 * hour], now],
  ['a fourth of the day does not', [hour, 2 * hour, 24 * hour - 1], null],
  ['a fourth once the first is a day old goes', [hour, 2 * hour, 24 * hour], now],
])('%s', (_, ago, at) => {
  expect(
    whenToMailUnverified(
      ago.map((ms) => now - ms),
      now,
      3,
    ),
  ).toBe(at);
});

it('keeps the budget whenever somebody asks for mails', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 * hour }), { maxLength: 60 }), (pauses) => {
      const sent: number[] = [];
      let clock = now;
      for (const pause of pauses) {
        clock += pause;
        const at = whenToMailUnverified(sent.toReversed().slice(0, unverifiedMail.remembered), clock, 3);
        if (at !== null) sent.push(at);
      }
      for (const [index, at] of sent.entries()) {
        if (index > 0) expect(at - sent[index - 1]!).toBeGreaterThanOrEqual(10 * minute);
        if (index > 2) expect(at - sent[index - 3]!).toBeGreaterThanOrEqual(24 * hour);
      }
    }),
  );
});

it.each([
  { reserved: 'reset', ownsRegistry: false },
  { reserved: 'reset', ownsRegistry: true },
  { reserved: 'sign-up', ownsRegistry: false },
] as const)(
  'keeps one mail of the day for a new password or account, and one for a digest, whatever else is sent or booked: %j',
  ({ reserved, ...recipient }) => {
    const most = mailsOfDay(recipient);
    const mostWithReserved = mailsWithReservedOfDay(recipient);
    const asks = fc.array(
      fc.record({
        pause: fc.integer({ min: 0, max: 6 * hour }),
        what: fc.constantFrom(reserved, 'now or not', 'in time', ...(recipient.ownsRegistry ? ['digest'] : [])),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(asks, (asked) => {
        const sent: number[] = [];
        const ofReserve: number[] = [];
        const digests: number[] = [];
        let clock = now;
        for (const { pause, what } of asked) {
          clock += pause;
          if (what === 'digest') {
            // The digest has a budget of its own.
            if (whenToMailUnverified(digests.toReversed(), clock, 1) !== null) digests.push(clock);
            expect(digests.some((digest) => clock - digest < 24 * hour)).toBe(true);
            continue;
          }
          const last = sent.toSorted((a, b) => b - a).slice(0, unverifiedMail.remembered);
          // Like a queued job, which waits for the mail that is already scheduled.
          if (what === 'in time' && last.some((at) => at > clock)) continue;
          const at =
            what === 'reset'
              ? (mayMailReset(last, clock, mostWithReserved) && clock) || null
              : what === 'sign-up'
                ? whenToMailSignUp(last, clock, mostWithReserved)
                : what === 'in time'
                  ? whenBudgetAllows(last, clock, most)
                  : whenToMailUnverified(last, clock, most);
          if (at !== null) sent.push(at);
          if (what !== reserved) continue;
          if (at !== null) ofReserve.push(at);
          // Its link works: it was mailed within a day, or will be within the hour.
          expect(ofReserve.some((mailed) => Math.abs(clock - mailed) < 24 * hour && mailed < clock + hour)).toBe(true);
        }
        const inOrder = [...sent, ...digests].toSorted((a, b) => a - b);
        for (const [index, at] of inOrder.entries())
          if (index > 2) expect(at - inOrder[index - 3]!).toBeGreaterThanOrEqual(24 * hour);
      }),
      { numRuns: 1000 },
    );
  },
);

it.each([
  ['with nothing sent', [], 0],
  ['ten minutes after one', [4 * minute], 6 * minute],
  ['a day after the third last', [hour, 2 * hour, 3 * hour], 21 * hour],
  ['and not sooner than ten minutes after the last', [minute, 2 * hour, 24 * hour], 9 * minute],
])('allows one more %s', (_, ago, later) => {
  expect(
    whenBudgetAllows(
      ago.map((ms) => now - ms),
      now,
      3,
    ),
  ).toBe(now + later);
});

it.each([
  ['Nursing chair', 'Nursing chair'],
  ['Win at https://bad.example/x now', 'Win at bad. example/x now'],
  ['www.bad.example', 'www. bad. example'],
  ['me@bad.example', 'me@ bad. example'],
  ['x'.repeat(200), `${'x'.repeat(59)}…`],
])('writes %j as %j', (text, written) => {
  expect(boundedMailText(text)).toBe(written);
});

it.each([
  ['victim@example.com', 'victim@example.com'],
  ['Victim+7@Example.com', 'victim@example.com'],
  ['victim+a+b@example.com', 'victim@example.com'],
  ['v.ic.tim+x@gmail.com', 'victim@gmail.com'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['v.ictim@example.com', 'v.ictim@example.com'],
])('mail to %s arrives in the inbox of %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

it.each([
  ['first.last@example.com', true],
  ['Victim@Example.com', true],
  ['victim+7@example.com', false],
  ['v.ictim@gmail.com', false],
  ['victim@gmail.com', true],
])('%s is the plain spelling of its mailbox: %s', (email, isPlain) => expect(isPlainAddress(email)).toBe(isPlain));

it('keeps what was written on one line', () => expect(boundedMailText('Call\n\nme')).toBe('Call me'));
