import { birthdayListFlag, readFlag } from '#contracts/flags.ts';
import { listRegistries } from '#contracts/registries.ts';
import { call } from '#site/data/call.ts';

const seenKey = 'layette-birthday-list';

export interface BirthdayOutside {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  isFlagOn(): Promise<boolean>;
  registries(): Promise<readonly { registryType: string; isPaused: boolean }[]>;
  /** Somebody is in the middle of something. */
  isBusy(): boolean;
  open(): void;
}

const browser: Omit<BirthdayOutside, 'open'> = {
  storage: { getItem: (key) => localStorage.getItem(key), setItem: (key, value) => localStorage.setItem(key, value) },
  isFlagOn: async () => (await call(readFlag, { query: { flag: birthdayListFlag } })).isOn,
  registries: async () => (await call(listRegistries, {})).registries,
  isBusy: () => document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input') === true,
};

/**
 * The promotion of a birthday list (shop 6): once in a browser, for who is signed in, while the flag is on. Not for who has such a list, and
 * not where a registry is paused: nobody is asked for the reason, and nobody is shown a party. What cannot be remembered is not shown.
 */
export async function promoteBirthdayList(outside: BirthdayOutside): Promise<void> {
  const { storage, isBusy, open } = outside;
  try {
    if (storage.getItem(seenKey) !== null || !(await outside.isFlagOn())) return;
    const registries = await outside.registries();
    if (registries.some(({ registryType, isPaused }) => isPaused || registryType === 'birthday') || isBusy()) return;
    storage.setItem(seenKey, 'seen');
  } catch {
    // Nothing is missing without it.
    return;
  }
  open();
}

export const promoteInBrowser = async (): Promise<void> => {
  const { openBirthdayDialog } = await import('./birthday-dialog.ts');
  await promoteBirthdayList({ ...browser, open: () => openBirthdayDialog() });
};
