type Area = 'sessionStorage' | 'localStorage';

/**
 * What this browser has stored, as JSON, for one tab (`sessionStorage`) or for all of them; null where there is nothing, or no JSON, or where
 * the browser blocks storage.
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
    // Full or forbidden: what was to be kept is a convenience.
  }
}
