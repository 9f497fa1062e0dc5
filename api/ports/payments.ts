import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '#contracts/problems.ts';

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
  /** @returns what became of it: another step may have come first */
  capture(payment: Payment & { reference: string }): Promise<'captured' | 'released'>;
  release(payment: Payment & { reference: string }): Promise<'captured' | 'released'>;
  /** `key` names this refund, not the payment. */
  refund(refund: Payment & { reference: string }): Promise<void>;
}

const patienceMs = 20_000;

/**
 * Authorises while somebody waits. If a provider did not respond, nobody knows whether it has authorised the payment: asking again means
 * the same payment, and an uncaptured payment is not charged.
 * @throws {Refusal} 'payment-unavailable' when it fails or stalls
 */
export async function authoriseNow(
  payments: PaymentPort,
  payment: Payment,
  mostMs = patienceMs,
): Promise<string | null> {
  const answered = new AbortController();
  const late = wait(mostMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error('The payment provider does not answer.');
  });
  try {
    return await Promise.race([payments.authorise(payment), late]);
  } catch (cause) {
    throw new Refusal('payment-unavailable', { facts: { retryAfterSeconds: 10 } }, { cause });
  } finally {
    answered.abort();
    late.catch(() => {});
  }
}

/** Responds at once and moves no money: every payment succeeds. It stores nothing, so its responses follow from its keys. */
export const embeddedPayments: PaymentPort = {
  isTest: true,
  authorise: async ({ key }) => `test_${hash('sha256', key, 'base64url')}`,
  capture: async () => 'captured',
  release: async () => 'released',
  refund: async () => undefined,
};
