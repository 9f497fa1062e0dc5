import type { Sealing } from '#api/db/sealing.ts';

// The secrets of mailed links, sealed from the transaction that creates them until their mail is rendered: a waiting job or mail, perhaps
// in a stolen backup, opens nothing.

const purpose = 'the secret of a mailed link';
const sealedSecret = /\?token=~([\w-]+)/g;

export const sealSecret = (sealing: Sealing, secret: string): string => `~${sealing.sealFor(purpose, secret)}`;

/** A mail's data, with the secrets of its links as they were before `sealSecret`. */
export function openSecrets<T extends object>(sealing: Sealing, data: T): T {
  const open = (link: string, sealed: string) => {
    try {
      return `?token=${sealing.openFor(purpose, sealed)}`;
    } catch {
      // A person's own text that looks like a sealed secret.
      return link;
    }
  };
  return JSON.parse(JSON.stringify(data).replace(sealedSecret, open));
}
