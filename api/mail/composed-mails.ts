import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';

export interface WrittenMail {
  template: string;
  to: string;
  data: Record<string, unknown>;
  /** The registry that it is about: required for every mail whose template says that it is about one. */
  registryId?: string;
  /** For weekly mails about a pregnancy. */
  subscriptionId?: string;
  /** For a mail that this gift was let go: it may be reserved again before the mail leaves. */
  cancelledReservationId?: string;
}

/**
 * A mail that only names what it is about. Its recipient and its words are read when it leaves (`leaving-mails.ts`), because it may wait for
 * days: meanwhile a registry may have another owner, a gift be secret, an account have another email.
 */
export type ComposedMail =
  | {
      template: 'gifts-digest';
      registryId: string;
      /** Epoch ms; jobs of the version before lack it. */
      toldAt?: number;
      gifts: readonly string[];
      pledges: readonly string[];
      shares: readonly string[];
    }
  | { template: 'reservation-reminder'; registryId: string; reservationId: string }
  | { template: 'reservation-expired'; registryId: string; reservationId: string }
  | { template: 'group-gift-to-choose'; registryId: string; itemId: string; isProductGone: boolean }
  | { template: 'pregnancy-week'; subscriptionId: string; week: number };

export type Composer<T extends ComposedMail['template']> = (
  app: ComposingApp,
  trx: Trx,
  mail: Extract<ComposedMail, { template: T }>,
) => Promise<WrittenMail | null>;

export type ComposingApp = Pick<App, 'now' | 'newId' | 'newSecret' | 'settings' | 'sealing'>;
