import '@testing-library/jest-dom/vitest';
import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach } from 'vitest';
import { addModalDialogs, addPointerCapture, addSearchElement } from './jsdom-gaps.ts';

// As `vi.waitFor`: slow on a busy machine is not wrong.
configure({ asyncUtilTimeout: 10_000 });

if (typeof document !== 'undefined') {
  addModalDialogs();
  addPointerCapture();
  addSearchElement();
  // A store stops listening a second after its last use; by then the window of a finished test file may be gone.
  setPersistentEngine(localStorage, {
    ...windowPersistentEvents,
    removeEventListener(...listener) {
      if (typeof window !== 'undefined') windowPersistentEvents.removeEventListener(...listener);
    },
  });
}

// Each test finds an empty page. A file for the server says `@vitest-environment node` and has no page to empty.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});

// A toast that was closed is taken away a moment later, which needs the window of its file.
const toastTakenAwayMs = 300;
afterAll(async () => {
  if (toast.getHistory().length > 0) await new Promise((resolve) => setTimeout(resolve, toastTakenAwayMs));
});
