import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { $toast, type Toast } from './toasts.tsx';

/** Long enough to read it, find the button, and press it. */
const shownMs = 10_000;

const actionClass =
  'ms-auto inline-flex min-h-11 shrink-0 items-center rounded-full px-3 font-semibold underline underline-offset-4';

/** Sonner removes whatever is shown under the id of a toast that is leaving, for any reason: so the next one needs another id. */
let gone = 0;
const countGone = () => {
  gone += 1;
};

export default function ToastRegion() {
  const toast = useStore($toast);
  // Runs after Toaster's own effect, which subscribes.
  useEffect(() => {
    if (toast !== null) show(toast);
  }, [toast]);
  return <Toaster position="bottom-center" visibleToasts={1} toastOptions={{ unstyled: true }} />;
}

function show({ text, action, link, tone }: Toast): void {
  const id = `layette-${gone}`;
  const act = () => {
    sonner.dismiss(id);
    countGone();
    action?.run();
  };
  const colors = tone === 'error' ? 'bg-danger-soft text-danger' : 'bg-ink text-paper';
  sonner.custom(
    () => (
      <div
        className={`flex w-full items-center gap-4 rounded-card px-4 py-3 font-text text-sm shadow-lifted ${colors}`}
      >
        <p className="grow">{text}</p>
        {action && (
          <button type="button" className={actionClass} onClick={act}>
            {action.text}
          </button>
        )}
        {link && (
          <a href={link.href} className={actionClass}>
            {link.text}
          </a>
        )}
      </div>
    ),
    { id, duration: shownMs, onAutoClose: countGone, onDismiss: countGone },
  );
}
