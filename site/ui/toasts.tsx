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

/** The last message. The island that shows it may be hydrated later than the one that tells it. */
export const $toast = atom<Toast | null>(null);

/** Shows and announces one message in place of the one before. */
export function showToast(toast: Toast): void {
  $toast.set({ ...toast });
}

/** Without a connection the library can't come, and that is what most messages are about then. */
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

/** Most visits have no toast: the library comes with the first one. */
const ToastRegion = lazyChunk('toasts', async () => (await import('./ToastRegion.tsx')).default, PlainToast);

/** The place where toasts appear: once on a page, by its layout. */
export function Toasts() {
  const hasToast = useStore($toast, { ssr: 'initial' }) !== null;
  return <Suspense>{hasToast && <ToastRegion />}</Suspense>;
}
