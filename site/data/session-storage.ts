/** What this browser keeps for its session, as JSON; null where there is nothing, or nonsense, or the browser forbids even to look. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: what was to be kept is a convenience.
  }
}
