/** The parts of a mail template, and phrases that several templates share. */
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { EmailKind } from '#rules/email-kinds.ts';
import { paragraph, strong } from '../layout.ts';

/**
 * A mail about a registry is not sent while that registry is paused, nor one about a pregnancy where its reader paused a list; in a mail
 * about several registries each part is checked. One about a gift tells its giver what has become of the gift or the money: nothing else
 * would, so it is sent in any case, and says nothing about the registry's state. A letter is written by a member and sent by hand.
 */
export type MailSubject = 'pregnancy' | 'registry' | 'several-registries' | 'gift' | 'letter' | 'account' | 'shop';

export interface MailTemplate<Schema extends z.ZodType> {
  about: MailSubject;
  /** For a mail that its reader can turn off. */
  optional?: EmailKind;
  /**
   * Whether it concerns the address itself, as a link to confirm it does: it stays there when its reader's account changes its email. Mails
   * about an account always do.
   */
  isForAddress?: (data: z.output<Schema>) => boolean;
  data: Schema;
  subject: (data: z.output<Schema>) => string;
  preview: (data: z.output<Schema>) => string;
  body: (data: z.output<Schema>) => ReactNode[];
  /** Why this person gets it. */
  footer: string;
}

export const template = <Schema extends z.ZodType>(of: MailTemplate<Schema>) =>
  of as unknown as MailTemplate<z.ZodUnknown>;

export const typedAddress =
  'You’re getting this email because someone used this address at Layette. If it wasn’t you, just ignore it: nothing happens unless you use a link in it.';

export const ownAccount = 'You’re getting this email because you have an account at Layette.';

export const asked = 'You’re getting this email because you asked for it at Layette.';

export const link = z.string().min(1);

/** Text written by people is null in a mail to an address that nobody confirmed. */
export const written = z.string().nullable();

/** Whether the mail goes to an address that was only typed: it names no registry. */
export const isTyped = ({ registryTitle }: { registryTitle: string | null }): boolean => registryTitle === null;

/** Waiting mails from before `expires` existed lack it. */
const expires = written.default(null);

export const madePledge = z.object({ amount: z.string(), fundTitle: written, registryTitle: written, expires, link });

/** A promise to an address that was only typed ends by itself. */
export const howToConfirm = ({ expires: day }: { expires: string | null }) =>
  `Open its page ${day === null ? 'soon' : `before ${day}`} to confirm your email. It shows where to send the money.`;

export const endedShare = z.object({
  amount: z.string(),
  refund: z.string().nullable(),
  isCredit: z.coerce.boolean(),
  giftTitle: written,
  link,
});

export const madeShare = z.object({ amount: z.string(), giftTitle: written, registryTitle: written, link });

export const toward = (title: string | null) => (title === null ? '' : ` toward ${title}`);

export const thanks = (name: string | null) => (name === null ? 'Thank you' : `Thank you, ${name}`);

export const greeting = (name: string | null) => (name === null ? 'Hi there' : `Hi ${name}`);

export const endedText = ({ giftTitle, amount, refund, isCredit }: z.output<typeof endedShare>) => [
  paragraph(
    'You gave ',
    strong(amount),
    giftTitle === null ? ' toward a group gift. It has closed.' : ` toward ${giftTitle}, a group gift that has closed.`,
  ),
  paragraph(
    refund !== null
      ? `You’ll get ${refund} back the same way you paid.`
      : isCredit
        ? 'The family will take your share as store credit and choose something with it.'
        : 'The family has already used your share.',
  ),
];
