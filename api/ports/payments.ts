import { hash } from 'node:crypto';

/** One payment at its provider. */
interface Payment {
  /** The same key is the same payment, however often it is asked for. */
  key: string;
  amountCents: number;
  currency: string;
}

/**
 * Takes payments by card. The card is typed into the provider's own field: no number of it ever comes here. Every step may be repeated with
 * its key and is done once. A payment that is authorised is either captured, or released; what was captured can be refunded, in parts too.
 */
export interface PaymentPort {
  /** Nobody really pays; pages say so wherever somebody would. */
  readonly isTest: boolean;
  /** @returns its reference at the provider, or null when it was declined */
  authorise(payment: Payment): Promise<string | null>;
  /** @returns what became of it: another step may have come first */
  capture(payment: Payment & { reference: string }): Promise<'captured' | 'released'>;
  release(payment: Payment & { reference: string }): Promise<'captured' | 'released'>;
  /** `key` names this refund, not the payment. */
  refund(refund: Payment & { reference: string }): Promise<void>;
}

/** Works at once and moves nothing: every payment goes well. It keeps nothing, so what it says follows from its keys. */
export const embeddedPayments: PaymentPort = {
  isTest: true,
  authorise: async ({ key }) => `test_${hash('sha256', key, 'base64url')}`,
  capture: async () => 'captured',
  release: async () => 'released',
  refund: async () => undefined,
};
