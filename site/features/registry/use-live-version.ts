import { useEffect, useRef } from 'react';
import { liveSilenceMs, registryUpdatesPath } from '#contracts/registry-updates.ts';

/** A stream that works tells the version at once. */
const firstWordMs = 15_000;
/** Between two questions of a page that no stream reaches. */
const askEveryMs = 60_000;

interface Listener {
  /** The server has told the version, a new one or the same once more. */
  onVersion: (version: number) => void;
  /** The server can't tell: something may have changed. */
  onSilence: () => void;
}

/**
 * Hears the version of a registry while the page is looked at; a page that nobody looks at has no stream, as a browser keeps only a few
 * connections open. Where the stream is refused, cut off, or kept back by a proxy, `onSilence` is called now and then and when somebody
 * comes back, and another stream is tried.
 */
export function useLiveVersion(registryId: string, listener: Listener): void {
  const current = useRef(listener);
  current.current = listener;
  useEffect(() => {
    let stream: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDeaf = false;
    const close = () => {
      stream?.close();
      stream = null;
      clearTimeout(timer);
    };
    const expectWordWithin = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isDeaf = true;
        current.current.onSilence();
        listen();
      }, ms);
    };
    const listen = () => {
      close();
      if (document.visibilityState !== 'visible') return;
      if ('EventSource' in window) {
        stream = new EventSource(registryUpdatesPath.replace('{id}', registryId));
        stream.onmessage = ({ data }) => {
          isDeaf = false;
          current.current.onVersion(Number(data));
          expectWordWithin(liveSilenceMs);
        };
      }
      expectWordWithin(isDeaf ? askEveryMs : firstWordMs);
    };
    /** Back at the page, or in the network. */
    const follow = () => {
      if (document.visibilityState !== 'visible') return close();
      // A stream that was refused stays closed; a new one tells the version first.
      const isRefused = stream !== null && stream.readyState === EventSource.CLOSED;
      if (isDeaf || isRefused) current.current.onSilence();
      if (isDeaf || isRefused || stream === null) listen();
    };
    listen();
    const returns = ['focus', 'online'] as const;
    document.addEventListener('visibilitychange', follow);
    for (const event of returns) addEventListener(event, follow);
    return () => {
      close();
      document.removeEventListener('visibilitychange', follow);
      for (const event of returns) removeEventListener(event, follow);
    };
  }, [registryId]);
}
