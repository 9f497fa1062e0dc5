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

/** Has registries, none for a birthday. Where one is paused nobody is asked for the reason, and nobody is shown a party. */
export function lacksBirthdayList(registries: Registries): boolean {
  const isTaken = registries.some(({ registryType, isPaused }) => isPaused || registryType === 'birthday');
  return registries.length > 0 && !isTaken;
}

/**
 * Whether the birthday promotion is shown: to who is signed in for longer than a week, lacks a birthday list and has not seen it, while the
 * flag is on. It opens after five seconds, unless somebody is in the middle of something.
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

/** Somebody types, or looks at another dialog. */
const isBusy = (): boolean => document.activeElement?.closest('input, textarea, select, dialog') != null;

function readDismissed(): string | null {
  try {
    return localStorage.getItem(dismissedKey);
  } catch {
    return 'unknown';
  }
}

/** @returns whether it is remembered: what is not would be shown on every page. */
function rememberDismissed(): boolean {
  try {
    localStorage.setItem(dismissedKey, 'seen');
    return true;
  } catch {
    return false;
  }
}
