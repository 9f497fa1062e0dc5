import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addModalDialogs, addSearchElement } from './jsdom-gaps.ts';

if (typeof document !== 'undefined') {
  addModalDialogs();
  addSearchElement();
}

// Each test finds an empty page. A file for the server says `@vitest-environment node` and has no page to empty.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
