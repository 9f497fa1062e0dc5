import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk.ts';

afterEach(() => sessionStorage.clear());

it('a part whose script does not load reloads the page once, then shows an error and leaves the rest as it is', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/store', reload });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const show = () => {
    const Missing = lazyChunk<() => null>('dialog', () => Promise.reject(new TypeError('Failed to fetch')));
    return render(
      <main>
        <p>The list</p>
        <Suspense fallback="Loading">
          <Missing />
        </Suspense>
      </main>,
    );
  };
  const first = show();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  first.unmount();
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try reloading the page.');
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('The list')).toBeVisible();
});
