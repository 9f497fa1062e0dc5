// What strangers may make us send to one address, over every feature that mails somebody who has not said yes (trust 12): three a
// day, one in ten minutes. The second and third of a day wait for their ten minutes, so that nobody's question is lost because
// two were asked in a row; a fourth is not sent.

export const strangerMail = { perDay: 3, dayMs: 86_400_000, apartMs: 600_000 } as const;

/**
 * When the next mail may go out; null when not at all.
 * @param sentAt when the last mails went out or will go out, the latest first.
 */
export function whenToMailStranger(sentAt: readonly number[], now: number): number | null {
  const at = Math.max(now, (sentAt[0] ?? Number.NEGATIVE_INFINITY) + strangerMail.apartMs);
  const thatDay = sentAt.filter((sent) => at - sent < strangerMail.dayMs).length;
  return thatDay < strangerMail.perDay ? at : null;
}
