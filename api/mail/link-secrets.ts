import type { Sealing } from '#api/db/sealing.ts';

// The secrets of mailed links, sealed from the transaction that makes them until their mail is rendered: a job or a mail that waits, perhaps
// in a stolen backup, opens nothing.

const purpose = 'the secret of a mailed link';
const sealedSecret = /\?token=~([\w-]+)/g;

export const sealSecret = (sealing: Sealing, secret: string): string => `~${sealing.sealFor(purpose, secret)}`;

/** What a mail says, with the secrets of its links as they were before `sealSecret`. */
export function openSecrets<T extends object>(sealing: Sealing, data: T): T {
  const open = (link: string, sealed: string) => {
    try {
      return `?token=${sealing.openFor(purpose, sealed)}`;
    } catch {
      // Words of a person that look like one.
      return link;
    }
  };
  return JSON.parse(JSON.stringify(data).replace(sealedSecret, open));
}
