import { useEffect, useRef, useState } from 'react';
import { registryUpdatesPath } from '#contracts/registry-updates.ts';

/**
 * The newest version of a registry that the server has told of; null before it told of one. A page that nobody looks at has no stream, as
 * a browser keeps only a few connections open; `onReturn` is called when somebody looks at it again without one.
 */
export function useLiveVersion(registryId: string, onReturn: () => void): number | null {
  const [version, setVersion] = useState<number | null>(null);
  const returned = useRef(onReturn);
  returned.current = onReturn;
  useEffect(() => {
    let stream: EventSource | null = null;
    const open = () => {
      if (document.visibilityState !== 'visible' || stream !== null || !('EventSource' in window)) return;
      stream = new EventSource(registryUpdatesPath.replace('{id}', registryId));
      stream.onmessage = ({ data }) => setVersion(Number(data));
    };
    const follow = () => {
      if (document.visibilityState !== 'visible') {
        stream?.close();
        stream = null;
        return;
      }
      // A stream that was refused stays closed; a new one tells the version first.
      if (stream !== null && stream.readyState === EventSource.CLOSED) {
        stream = null;
        returned.current();
      }
      open();
    };
    open();
    document.addEventListener('visibilitychange', follow);
    addEventListener('focus', follow);
    return () => {
      stream?.close();
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('focus', follow);
    };
  }, [registryId]);
  return version;
}
