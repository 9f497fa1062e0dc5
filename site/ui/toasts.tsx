import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Suspense } from 'react';
import { lazyChunk } from '#site/errors/lazy-chunk.ts';
import { IconButton } from './Button.tsx';

export interface Toast {
  text: string;
  action?: { text: string; run: () => void } | undefined;
  link?: { text: string; href: string } | undefined;
  tone?: 'error' | undefined;
}

/** The last message. The island that shows it may be hydrated later than the one that sets it. */
export const $toast = atom<Toast | null>(null);

/** Shows and announces one message, replacing the previous one. */
export function showToast(toast: Toast): void {
  $toast.set({ ...toast });
}

/** Without a connection the library can't be fetched, and then most messages are about that. */
function PlainToast() {
  const toast = useStore($toast);
  if (toast === null) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-form items-center justify-between gap-3 rounded-card border border-line bg-raised p-4 shadow-lifted"
    >
      {toast.text}
      <IconButton icon="close" label="Close" onClick={() => $toast.set(null)} />
    </div>
  );
}

/** Most visits have no toast: the library is fetched with the first one. */
const ToastRegion = lazyChunk('toasts', async () => (await import('./ToastRegion.tsx')).default, PlainToast);

/** The place where toasts appear: once on a page, in its layout. */
export function Toasts() {
  const hasToast = useStore($toast, { ssr: 'initial' }) !== null;
  return <Suspense>{hasToast && <ToastRegion />}</Suspense>;
}
