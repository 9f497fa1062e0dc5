type Kept = 'sessionStorage' | 'localStorage';

/**
 * What this browser keeps for its session, or in all of its windows, as JSON; null where there is nothing, or nonsense, or the browser
 * forbids even to look.
 */
export function readSession(key: string, kept: Kept = 'sessionStorage'): unknown {
  try {
    return JSON.parse(globalThis[kept].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: unknown, kept: Kept = 'sessionStorage'): void {
  try {
    globalThis[kept].setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: what was to be kept is a convenience.
  }
}
