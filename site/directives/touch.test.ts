import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import touch from './touch.ts';

const hydrateIsland = vi.fn(async () => undefined);
const load = vi.fn();
let island: HTMLElement & { hydrator?: unknown };

/** `missing`: the script can't be downloaded. */
function start({ value = '', missing = false }: { value?: string | object; missing?: boolean } = {}) {
  load.mockImplementation(async () => {
    if (missing) return await new Promise((resolve) => setTimeout(() => resolve(() => undefined), 300));
    island.hydrator = () => undefined;
    return hydrateIsland;
  });
  void touch(load, { name: 'touch', value: value as string }, island);
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  hydrateIsland.mockClear();
  load.mockReset();
  sessionStorage.clear();
  document.body.innerHTML = '<main></main><div id="island"><button>Open</button><input aria-label="Term"></div>';
  island = document.querySelector<HTMLElement>('#island')!;
});

describe('client:touch', () => {
  it('hydrates when the page is idle', async () => {
    start();
    await vi.waitFor(() => expect(hydrateIsland).toHaveBeenCalledTimes(1));
  });

  it('waits for a touch until the browser remembers something, or somebody is signed in', async () => {
    const value = { onlyWithout: 'ticks' };
    start({ value });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(load).not.toHaveBeenCalled();
    localStorage.setItem('ticks', '[]');
    start({ value });
    await vi.waitFor(() => expect(hydrateIsland).toHaveBeenCalledTimes(1));
    localStorage.clear();
    document.documentElement.dataset.signedIn = '';
    start({ value });
    await vi.waitFor(() => expect(hydrateIsland).toHaveBeenCalledTimes(2));
    delete document.documentElement.dataset.signedIn;
  });

  it('repeats what was done before', async () => {
    start();
    const heard = vi.fn();
    hydrateIsland.mockImplementationOnce(async () => {
      screen.getByRole('button').addEventListener('click', heard);
    });
    screen.getByRole('button').click();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  });

  it('reloads the page once when the script is missing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('layette-reloaded-for', location.href);
    start({ missing: true });
    screen.getByRole('button').click();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Try reloading the page.');
    expect(console.warn).toHaveBeenCalledWith('Loading chunk  failed');
  });

  it('does nothing about a missing script that is not needed yet', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('layette-reloaded-for', location.href);
    start({ missing: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByRole('button').click();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('does not reload over what was typed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    start({ value: 'only', missing: true });
    await userEvent.type(screen.getByLabelText('Term'), 'crib');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sessionStorage.length).toBe(0);
    expect(screen.getByLabelText('Term')).toHaveValue('crib');
  });
});

describe('client:touch="only"', () => {
  it('fetches nothing before the first touch', async () => {
    start({ value: 'only' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(load).not.toHaveBeenCalled();
    screen.getByLabelText('Term').focus();
    await vi.waitFor(() => expect(hydrateIsland).toHaveBeenCalledTimes(1));
  });
});
