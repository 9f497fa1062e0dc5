import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom } from 'nanostores';

/** Whether this browser would not store something: storage is blocked or full. It then lasts as long as the page. */
export const $isForgetful = atom(false);

/** What the browser did not store, by key. */
const ofThisPage: Record<string, string> = {};

function stored(): Record<string, string> {
  try {
    return localStorage;
  } catch {
    return {};
  }
}

const read = (key: string): string | undefined => (key in ofThisPage ? ofThisPage[key] : stored()[key]);

function write(key: string, value: string): void {
  try {
    localStorage[key] = value;
    delete ofThisPage[key];
  } catch {
    ofThisPage[key] = value;
    $isForgetful.set(true);
  }
}

if (typeof window !== 'undefined') {
  const engine = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => read(String(key)),
      has: (_, key) => read(String(key)) !== undefined,
      set: (_, key, value) => {
        write(String(key), value);
        return true;
      },
      deleteProperty: (_, key) => delete ofThisPage[String(key)] && delete stored()[String(key)],
    },
  );
  setPersistentEngine(engine, windowPersistentEvents);
}

/** A store of the nanostores library that this browser remembers, where it can. */
export { persistentAtom };
