import { boundedMailText } from '#rules/unverified-mail.ts';

declare const ours: unique symbol;
/**
 * What may stand in a mail to an address that nobody confirmed: words of ours (the catalogue's titles, days, addresses of our own pages), and
 * none of whoever typed the address.
 */
export type MailWords = string & { readonly [ours]: true };

/** Only for texts that no visitor and no member wrote. */
export const ourWords = (text: string): MailWords => text as MailWords;

/** What a person wrote: short and without links once the address was confirmed, and nothing before. */
export const wordsOfPeople = (text: string, { isConfirmed }: { isConfirmed: boolean }): MailWords | null =>
  isConfirmed ? (boundedMailText(text) as MailWords) : null;
