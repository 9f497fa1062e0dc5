import { boundedMailText, withoutMailLinks } from '#rules/unverified-mail.ts';

declare const ours: unique symbol;
/**
 * Text that may stand in a mail to an address that nobody confirmed: ours (the catalogue's titles, days, addresses of our own pages), and
 * none of whoever typed the address.
 */
export type MailText = string & { readonly [ours]: true };

/** Whose address it is: that of who is signed in and causes the mail, one whose mail somebody opened, or one that was only typed. */
export type AddressState = 'own' | 'confirmed' | 'typed';

/** Only for texts that no visitor and no member wrote. */
export const ourText = (text: string): MailText => text as MailText;

/** What a person wrote: as it is to themselves, short and without links to who confirmed the address, and nothing before. */
export function userText(text: string, address: AddressState): MailText | null {
  if (address === 'typed') return null;
  return (address === 'own' ? text : boundedMailText(text)) as MailText;
}

/** A letter to who confirmed the address: whole, by paragraphs, and without anything that a mail program makes a link of. */
export const userLetter = (text: string): MailText[] =>
  text
    .split(/\n+/)
    .map((line) => withoutMailLinks(line.trim()) as MailText)
    .filter((line) => line !== '');
