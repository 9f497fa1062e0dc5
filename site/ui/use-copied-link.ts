import { type RefObject, useRef, useState } from 'react';

/** Copies the link in a read-only field, and says what happened. Without permission the link is selected, to be copied by hand. */
export function useCopiedLink(url: string): {
  field: RefObject<HTMLInputElement | null>;
  status: string;
  copy: () => Promise<void>;
} {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus('Link copied');
    } catch {
      field.current?.select();
      setStatus('Press Ctrl+C, or press and hold the link, to copy it');
    }
  };
  return { field, status, copy };
}
