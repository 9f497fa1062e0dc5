// The budget of mails that strangers can trigger to one address, across all features: three a day, one in ten minutes. The second and third
// of a day wait their ten minutes, so that no question is lost because two were asked in a row; a fourth is not sent. One of the three is
// reserved: for a new password if any spelling of the address has an account, else for the link with which one is made, so nobody can use
// up what its owner needs to sign in. If it owns a registry, one more is reserved for the digest of its gifts. New passwords and digests do
// not wait.

/** `remembered`: three of the last day, and two that are booked. */
export const unverifiedMail = { perDay: 3, dayMs: 86_400_000, apartMs: 600_000, remembered: 5 } as const;

export interface Recipient {
  ownsRegistry: boolean;
}

/** How many of a day are available for everything except a new password or account, and the first digest of gifts. */
export const mailsOfDay = (recipient: Recipient): number => mailsWithReservedOfDay(recipient) - 1;

/** The same with that for a new password or account. */
export const mailsWithReservedOfDay = ({ ownsRegistry }: Recipient): number =>
  unverifiedMail.perDay - (ownsRegistry ? 1 : 0);

/**
 * When the next mail may be sent; null if not at all.
 * @param sentAt when the last mails were sent or will be sent, the latest first.
 * @param most per day
 */
export function whenToMailUnverified(sentAt: readonly number[], now: number, most: number): number | null {
  const at = Math.max(now, (sentAt[0] ?? Number.NEGATIVE_INFINITY) + unverifiedMail.apartMs);
  const thatDay = sentAt.filter((sent) => at - sent < unverifiedMail.dayMs).length;
  return thatDay < most ? at : null;
}

/** Whether the link for a new password may be mailed now: no day may have more than so many, counting sent and scheduled mails. */
export function mayMailReset(sentAt: readonly number[], now: number, most: number): boolean {
  const all = [...sentAt, now].sort((a, b) => a - b);
  return all.every((at, index) => (all[index + most] ?? Number.POSITIVE_INFINITY) - at >= unverifiedMail.dayMs);
}

/**
 * When the link for a new account may be mailed: not within ten minutes of another mail, but before those that are booked for later. Null if
 * not at all.
 */
export function whenToMailSignUp(sentAt: readonly number[], now: number, most: number): number | null {
  let at = now;
  for (const sent of sentAt.toSorted((a, b) => a - b))
    if (Math.abs(at - sent) < unverifiedMail.apartMs) at = sent + unverifiedMail.apartMs;
  return mayMailReset(sentAt, at, most) ? at : null;
}

/** When the budget allows one more mail, however long that takes. Never more than two days from now. */
export function whenBudgetAllows(sentAt: readonly number[], now: number, most: number): number {
  const oldest = sentAt[most - 1] ?? Number.NEGATIVE_INFINITY;
  return Math.max(now, (sentAt[0] ?? Number.NEGATIVE_INFINITY) + unverifiedMail.apartMs, oldest + unverifiedMail.dayMs);
}

/** An email address without the parts that its holder can vary: mail to all variants arrives in one inbox. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const plain = name.split('+', 1)[0]!;
  return dotlessHosts.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}
/** Only one spelling of a mailbox may use its reserved mail for a new account, or the others would use it up. */
export const isPlainAddress = (email: string): boolean => mailboxOf(email) === email.toLowerCase();
const dotlessHosts = new Set(['gmail.com', 'googlemail.com']);

const wordsMax = 60;
/** Without one of these characters nothing becomes a link. */
const linkSigns = /[.:@]/;

/** A person's text on one line, with nothing in it that a mail program turns into a link. */
export function withoutMailLinks(written: string): string {
  const text = written.replace(/\s+/g, ' ');
  if (!linkSigns.test(text)) return text;
  return text.replace(/\b[a-z][a-z0-9+.-]*:\/\//gi, '').replace(/(?<=\S)\.(?=\S)|@/g, (sign) => `${sign} `);
}

/**
 * Text of an unknown sender, made safe for a mail to an unverified address: short, and nothing in it that a mail program turns into a link.
 */
export function boundedMailText(written: string): string {
  const plain = withoutMailLinks(written);
  return plain.length <= wordsMax ? plain : `${plain.slice(0, wordsMax - 1).trimEnd()}…`;
}
