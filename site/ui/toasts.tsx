import { atom } from 'nanostores';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';

export interface Toast {
  text: string;
  action?: { text: string; run: () => void } | undefined;
  link?: { text: string; href: string } | undefined;
  tone?: 'error' | undefined;
}

/** Long enough to read it, to find the button, and to press it. */
const shownMs = 10_000;

/** Sonner forgets what is told before its Toaster listens, and islands hydrate one after the other. */
const $isListening = atom(false);

const actionClass =
  'ms-auto inline-flex min-h-11 shrink-0 items-center rounded-full px-3 font-semibold underline underline-offset-4';

/** Sonner takes away what is shown under the id of a toast that is being dismissed: the answer to its action needs another. */
let dismissed = 0;

/** Shows and announces one message in place of the one before. */
export function showToast({ text, action, link, tone }: Toast): void {
  if (!$isListening.get()) {
    const stop = $isListening.listen(() => {
      stop();
      showToast({ text, action, link, tone });
    });
    return;
  }
  const id = `layette-${dismissed}`;
  const button = action && (
    <button
      type="button"
      className={actionClass}
      onClick={() => {
        toast.dismiss(id);
        dismissed += 1;
        action.run();
      }}
    >
      {action.text}
    </button>
  );
  const anchor = link && (
    <a href={link.href} className={actionClass}>
      {link.text}
    </a>
  );
  toast.custom(
    () => (
      <div
        className={`flex w-full items-center gap-4 rounded-card px-4 py-3 font-text text-sm shadow-lifted ${tone === 'error' ? 'bg-danger-soft text-danger' : 'bg-ink text-paper'}`}
      >
        <p className="grow">{text}</p>
        {button}
        {anchor}
      </div>
    ),
    { id, duration: shownMs },
  );
}

/** The place where toasts appear: once on a page, by its layout. */
export function Toasts() {
  useEffect(() => $isListening.set(true), []);
  return <Toaster position="bottom-center" visibleToasts={1} toastOptions={{ unstyled: true }} />;
}
