import { hash } from 'node:crypto';
import { Refusal } from '#contracts/problems.ts';
import { answerInTime } from './in-time.ts';

/** One payment at the provider. */
interface Payment {
  /** The same key is the same payment, however often it is requested. */
  key: string;
  amountCents: number;
  currency: string;
}

/**
 * Takes payments by card. The card number is typed into the provider's own field and never reaches this server. Every step may be repeated
 * with its key and takes effect once. An authorised payment is either captured or released; a captured one can be refunded, also in parts.
 */
export interface PaymentPort {
  /** Payments are simulated; pages say so wherever somebody would pay. */
  readonly isTest: boolean;
  /** @returns its reference at the provider, or null when it was declined */
  authorise(payment: Payment): Promise<string | null>;
  /** @returns the resulting state: another step may have come first, and a provider releases payments that wait for too long */
  capture(payment: Payment & { reference: string }): Promise<'captured' | 'released'>;
  /** `reference` is null if the response of `authorise` got lost. A payment that was never authorised counts as released. */
  release(payment: Payment & { reference: string | null }): Promise<'captured' | 'released'>;
  /** `key` names this refund, not the payment. */
  refund(refund: Payment & { reference: string }): Promise<void>;
}

const provider = 'payment provider';

/** A step that nobody waits for. Its key makes it safe to repeat. @throws when it fails or stalls */
export const stepInTime = <Answer>(step: () => Promise<Answer>): Promise<Answer> => answerInTime(provider, step);

/**
 * Authorises while somebody waits. If a provider did not respond, nobody knows whether it has authorised the payment: asking again means
 * the same payment, and an uncaptured payment is not charged.
 * @throws {Refusal} 'payment-unavailable' when it fails or stalls
 */
export const authoriseNow = (payments: PaymentPort, payment: Payment, mostMs?: number): Promise<string | null> =>
  answerInTime(provider, () => payments.authorise(payment), mostMs).catch((cause) => {
    throw new Refusal('payment-unavailable', { facts: { retryAfterSeconds: 10 } }, { cause });
  });

/** Responds at once and moves no money: every payment succeeds. It stores nothing, so its responses follow from its keys. */
export const embeddedPayments: PaymentPort = {
  isTest: true,
  authorise: async ({ key }) => `test_${hash('sha256', key, 'base64url')}`,
  capture: async () => 'captured',
  release: async () => 'released',
  refund: async () => undefined,
};
