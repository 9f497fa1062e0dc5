import { boundedMailText, withoutMailLinks } from '#rules/unverified-mail.ts';

declare const ours: unique symbol;
/**
 * Text that may appear in a mail to an address that nobody confirmed: our own (the catalogue's titles, days, addresses of our pages), and
 * none by the person who typed the address.
 */
export type MailText = string & { readonly [ours]: true };

/** Whose address it is: that of the signed-in person who causes the mail, one whose mail somebody opened, or one that was only typed. */
export type AddressState = 'own' | 'confirmed' | 'typed';

/** Only for texts that no visitor and no member wrote. */
export const ourText = (text: string): MailText => text as MailText;

/** A person's text: unchanged to their own address, short and without links to a confirmed one, null to one that was only typed. */
export function userText(text: string, address: AddressState): MailText | null {
  if (address === 'typed') return null;
  return (address === 'own' ? text : boundedMailText(text)) as MailText;
}

/** A letter to a confirmed address: the whole text, by paragraphs, without anything that a mail program turns into a link. */
export const userLetter = (text: string): MailText[] =>
  text
    .split(/\n+/)
    .map((line) => withoutMailLinks(line.trim()) as MailText)
    .filter((line) => line !== '');
