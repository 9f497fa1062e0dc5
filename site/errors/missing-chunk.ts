/** A page that was open during a deployment requests files that are gone. One reload brings the new page; a second would be a loop. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(chunk: string) {
    super(`Loading chunk ${chunk} failed`);
  }
}

export const chunkTimeoutMs = 120_000;

/** @throws {ChunkLoadError} when the script is gone, or has not loaded within two minutes. */
export async function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk)), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch {
    throw new ChunkLoadError(chunk);
  } finally {
    clearTimeout(timer);
  }
}

export type Recovery = 'reload' | 'message';

const recoveredKey = 'layette-reloaded-for';
const messageId = 'missing-chunk';

interface Surroundings {
  /** `false` where a reload would lose something. */
  mayReload: boolean;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  location: Pick<Location, 'href' | 'reload'>;
  document: Document;
}

/** Reloads once for each page; where that has not helped, or is not possible, the page stays readable and says so at its top. */
export function reportMissingChunk(chunk: string, given: Partial<Surroundings> = {}): Recovery {
  const { mayReload = true, storage = sessionStorage, location = window.location, document = window.document } = given;
  console.warn(new ChunkLoadError(chunk).message);
  if (mayReload && navigator.onLine && storage.getItem(recoveredKey) !== location.href) {
    storage.setItem(recoveredKey, location.href);
    location.reload();
    return 'reload';
  }
  if (document.getElementById(messageId)) return 'message';
  const message = document.createElement('p');
  message.id = messageId;
  message.role = 'alert';
  message.className = 'page-width bg-danger-soft py-4 font-semibold';
  const link = document.createElement('a');
  link.href = location.href;
  link.className = 'underline underline-offset-4';
  link.textContent = 'Reload this page';
  message.append('Something went wrong. Try reloading the page. ', link);
  document.querySelector('main')?.prepend(message);
  return 'message';
}
