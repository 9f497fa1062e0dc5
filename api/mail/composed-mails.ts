import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import type { SaidOfGift } from './said-of-gifts.ts';

export interface WrittenMail {
  template: string;
  to: string;
  data: Record<string, unknown>;
  /** The registry that it is about: required for every mail whose template says that it is about one. */
  registryId?: string;
  /** For weekly mails about a pregnancy. */
  subscriptionId?: string;
  /** What it says of somebody's gift: the mail leaves only while that is so (`said-of-gifts.ts`). */
  says?: SaidOfGift;
  /** The mails that it collects. Each leaves only if it may by then. */
  parts?: readonly WrittenMail[];
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
  | { template: 'account-ends'; userId: string; deletesAt: number }
  | { template: 'registry-offered'; registryId: string; memberId: string }
  | { template: 'pregnancy-week'; subscriptionId: string; week: number };

export type Composer<T extends ComposedMail['template']> = (
  app: ComposingApp,
  trx: Trx,
  mail: Extract<ComposedMail, { template: T }>,
) => Promise<WrittenMail | null>;

export type ComposingApp = Pick<App, 'now' | 'newId' | 'newSecret' | 'settings' | 'sealing'>;
