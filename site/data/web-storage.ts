type Area = 'sessionStorage' | 'localStorage';

/**
 * The JSON value that this browser has stored, for one tab (`sessionStorage`) or for all of them; null where there is none, where it is not
 * JSON, or where the browser blocks storage.
 */
export function readStorage(key: string, area: Area = 'sessionStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: unknown, area: Area = 'sessionStorage'): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the stored value is only a convenience.
  }
}

/**
 * Where a tab keeps what an account has typed and not saved. It outlives the session, which may end while somebody types, but
 * `page-script.ts` removes it once somebody has signed out or another account has signed in, in any tab.
 */
export const unsavedKey = (mark: string): string => `layette-unsaved.${mark}`;

/** How this browser shows the site, and the public checklist, which is ticked without an account. */
const ofTheBrowser = /^layette-(theme$|banner-|checklist)/;

/** Whatever else is stored is of the person who signs out: searches, what was looked at, a gift that waited for an account. */
export function forgetPerson(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!ofTheBrowser.test(key)) localStorage.removeItem(key);
  } catch {
    // Blocked: nothing is stored there.
  }
}
