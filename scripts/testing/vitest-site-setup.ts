import '@testing-library/jest-dom/vitest';
import { windowPersistentEvents } from '@nanostores/persistent';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach } from 'vitest';
import { addModalDialogs, addPointerCapture, addSearchElement } from './jsdom-gaps.ts';

// Like `vi.waitFor`: being slow on a busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

if (typeof document !== 'undefined') {
  addModalDialogs();
  addPointerCapture();
  addSearchElement();
  // A store stops listening a second after its last use; by then the window of a finished test file may be gone.
  const { removeEventListener } = windowPersistentEvents;
  windowPersistentEvents.removeEventListener = (...listener) => {
    if (typeof window !== 'undefined') removeEventListener(...listener);
  };
}

// Each test gets an empty page. A file for the server has `@vitest-environment node` and no page to empty.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});

// A closed toast is removed a moment later, which needs the window of its test file.
const toastTakenAwayMs = 300;
afterAll(async () => {
  if (toast.getHistory().length > 0) await new Promise((resolve) => setTimeout(resolve, toastTakenAwayMs));
});
