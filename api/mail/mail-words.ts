import { boundedMailText, withoutMailLinks } from '#rules/unverified-mail.ts';

declare const ours: unique symbol;
/**
 * What may stand in a mail to an address that nobody confirmed: words of ours (the catalogue's titles, days, addresses of our own pages), and
 * none of whoever typed the address.
 */
export type MailWords = string & { readonly [ours]: true };

/** Whose address it is: that of who is signed in and causes the mail, one whose mail somebody opened, or one that was only typed. */
export type AddressState = 'own' | 'confirmed' | 'typed';

/** Only for texts that no visitor and no member wrote. */
export const ourWords = (text: string): MailWords => text as MailWords;

/** What a person wrote: as it is to themselves, short and without links to who confirmed the address, and nothing before. */
export function wordsOfPeople(text: string, address: AddressState): MailWords | null {
  if (address === 'typed') return null;
  return (address === 'own' ? text : boundedMailText(text)) as MailWords;
}

/** A letter to who confirmed the address: whole, by paragraphs, and without anything that a mail program makes a link of. */
export const letterOfPeople = (text: string): MailWords[] =>
  text
    .split(/\n+/)
    .map((line) => withoutMailLinks(line.trim()) as MailWords)
    .filter((line) => line !== '');
