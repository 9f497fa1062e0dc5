import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contracts/endpoint.ts';
import { birthdayListFlag, readFlag } from '#contracts/flags.ts';
import { listRegistries } from '#contracts/registries.ts';
import { useCall } from '#site/data/query.ts';
import { $isSignedIn, useCurrentUser } from '#site/data/session.ts';

export const promotionDelayMs = 5_000;
export const accountAgeMinMs = 7 * 24 * 60 * 60 * 1000;
const dismissedKey = 'layette-birthday-list';

type Registries = OutputOf<typeof listRegistries>['registries'];

/** Has registries, but none for a birthday. Somebody with a paused registry is not asked for the reason and is not shown the promotion. */
export function lacksBirthdayList(registries: Registries): boolean {
  const isTaken = registries.some(({ registryType, isPaused }) => isPaused || registryType === 'birthday');
  return registries.length > 0 && !isTaken;
}

/**
 * Whether the birthday promotion is shown: to people who have been signed in for more than a week, lack a birthday list and have not seen
 * it, while the flag is on. It opens after five seconds, unless the person is busy.
 */
export function useBirthdayPromotion() {
  const isSignedIn = useStore($isSignedIn, { ssr: 'initial' });
  const [isNew, setNew] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setNew(isSignedIn && readDismissed() === null), [isSignedIn]);

  const user = useCurrentUser(isNew)?.user;
  const isOldEnough = user != null && Date.now() - user.createdAt > accountAgeMinMs;
  const { data: flag } = useCall(readFlag, { query: { flag: birthdayListFlag } }, { enabled: isOldEnough });
  const { data: registries } = useCall(listRegistries, {}, { enabled: flag?.isOn === true });
  const isWanted = isOldEnough && flag?.isOn === true && lacksBirthdayList(registries?.registries ?? []);

  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      if (!isBusy() && rememberDismissed()) setOpen(true);
    }, promotionDelayMs);
    return () => clearTimeout(timer);
  }, [isWanted]);

  return { isOpen, close: () => setOpen(false) };
}

/** The person is typing, or has another dialog open. */
const isBusy = (): boolean => document.activeElement?.closest('input, textarea, select, dialog') != null;

function readDismissed(): string | null {
  try {
    return localStorage.getItem(dismissedKey);
  } catch {
    return 'unknown';
  }
}

/** @returns whether it was stored: otherwise the promotion would be shown on every page. */
function rememberDismissed(): boolean {
  try {
    localStorage.setItem(dismissedKey, 'seen');
    return true;
  } catch {
    return false;
  }
}
