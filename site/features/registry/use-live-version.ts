import { useEffect, useRef } from 'react';
import { liveSilenceMs, registryUpdatesPath } from '#contracts/registry-updates.ts';

/** A working stream sends the version at once. */
const firstWordMs = 15_000;
/** Interval between the requests of a page that no stream reaches. */
const askEveryMs = 60_000;

interface Listener {
  /** The server has sent the version: a new one, or the same again. */
  onVersion: (version: number) => void;
  /** No version arrived: something may have changed. */
  onSilence: () => void;
}

/**
 * Follows the version of a registry while the page is visible; a hidden page has no stream, because a browser keeps only a few connections
 * open. Where the stream is refused, cut off, or held back by a proxy, `onSilence` is called at intervals and when somebody comes back, and
 * another stream is tried.
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
    /** The visitor is back at the page, or online again. */
    const follow = () => {
      if (document.visibilityState !== 'visible') return close();
      // A refused stream stays closed; a new one sends the version first.
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
