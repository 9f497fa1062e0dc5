import type { WrittenMail } from './composed-mails.ts';

/** Several mails to a giver as one. A single one stays as it is. */
export function collectMails(to: string, parts: readonly WrittenMail[]): WrittenMail {
  const [first] = parts;
  if (parts.length === 1) return { ...first!, to };
  const of = (template: string) => parts.filter((one) => one.template === template).map(({ data }) => data);
  const data = {
    giverName: first!.data.giverName,
    count: parts.length,
    made: of('reservation-made'),
    pledged: of('contribution-made'),
    shares: of('group-share-made'),
    ended: of('group-gift-ended'),
    cancelled: of('reservation-cancelled'),
  };
  return { template: 'reservations-collected', to, data, parts };
}
