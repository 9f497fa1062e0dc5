import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import BirthdayPromotion from './BirthdayPromotion.island.tsx';

const shoot = vi.fn(async () => null);
vi.mock('canvas-confetti', () => ({ default: { create: () => shoot } }));

const dayMs = 86_400_000;
const now = Date.UTC(2027, 2, 10);
const fetching = vi.fn<typeof fetch>();
const asked = () => fetching.mock.calls.map(([address]) => String(address).split('?')[0]);
let isCalm: boolean;

interface Visitor {
  signedIn?: boolean;
  accountDays?: number;
  registries?: { registryType: string; isPaused?: boolean }[];
  isFlagOn?: boolean;
}

/** Opens the page as this visitor. */
function visit({
  signedIn = true,
  accountDays = 8,
  registries = [{ registryType: 'baby' }],
  isFlagOn = true,
}: Visitor = {}) {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is a cookie
  document.cookie = `layette_hint=${signedIn ? 'signed-in' : ''}`;
  const answers: Record<string, object> = {
    '/api/v3/user': { user: { id: 'u1', createdAt: now - accountDays * dayMs } },
    '/api/v3/registries': { registries: registries.map((registry) => ({ isPaused: false, ...registry })) },
    '/api/v3/bl_launch_darkly/flag': { isOn: isFlagOn },
  };
  fetching.mockImplementation(async (address) => Response.json(answers[String(address).split('?')[0]!]));
  const went: string[] = [];
  render(
    <>
      <BirthdayPromotion go={(path) => went.push(path)} />
      <input aria-label="Search store" />
    </>,
  );
  return went;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Birthday Gifts Made Easy' });

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
  shoot.mockClear();
  isCalm = false;
  vi.stubGlobal('fetch', fetching.mockReset());
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});
afterEach(async () => {
  cleanup();
  // A store forgets its value a moment after its last listener has left.
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  queryClient.clear();
  delete document.documentElement.dataset.consent;
  delete window.layetteEvents;
});

describe('the birthday promotion', () => {
  it('appears after five seconds for older accounts with registries but no birthday one', async () => {
    visit();
    await pass(4_999);
    expect(dialog()).toBeNull();
    await pass(100);
    expect(dialog()).toBeVisible();
    expect(screen.getByText(/^Dreading gifts with 100s of pieces\?/)).toBeVisible();
    expect(screen.getByRole('img', { name: /cupcake/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start a Birthday Wishlist' })).toHaveFocus();
  });

  it('appears once in a browser', async () => {
    visit();
    await pass(6_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(10);
    expect(dialog()).toBeNull();
    cleanup();
    queryClient.clear();
    visit();
    await pass(10_000);
    expect(dialog()).toBeNull();
  });

  it.each<[string, Visitor]>([
    ['who is not signed in', { signedIn: false }],
    ['an account of seven days', { accountDays: 7 }],
    ['who has no registry', { registries: [] }],
    ['who has a birthday list', { registries: [{ registryType: 'baby' }, { registryType: 'birthday' }] }],
    ['whose registry is paused', { registries: [{ registryType: 'baby', isPaused: true }] }],
    ['anybody while the flag is off', { isFlagOn: false }],
  ])('does not appear to %s', async (_, visitor) => {
    visit(visitor);
    await pass(10_000);
    expect(dialog()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('makes no call for a signed-out visitor', async () => {
    visit({ signedIn: false });
    await pass(10_000);
    expect(asked()).toEqual([]);
  });

  it('does not interrupt typing', async () => {
    visit();
    screen.getByLabelText('Search store').focus();
    await pass(10_000);
    expect(dialog()).toBeNull();
  });

  it('does not appear where nothing can be remembered', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    visit();
    await pass(10_000);
    expect(dialog()).toBeNull();
  });

  it('throws confetti where motion is welcome, and none otherwise', async () => {
    visit();
    await pass(6_000);
    await vi.waitFor(() => expect(shoot).toHaveBeenCalledTimes(1));
    cleanup();
    queryClient.clear();
    localStorage.clear();
    isCalm = true;
    visit();
    await pass(6_000);
    expect(dialog()).toBeVisible();
    expect(shoot).toHaveBeenCalledTimes(1);
  });

  it('tells of the click once and leads on 100 ms later', async () => {
    document.documentElement.dataset.consent = 'yes';
    const told: unknown[] = [];
    window.layetteEvents = { push: (event) => told.push(event) };
    const went = visit();
    await pass(6_000);
    const start = screen.getByRole('button', { name: 'Start a Birthday Wishlist' });
    fireEvent.click(start);
    fireEvent.click(start);
    expect(told).toEqual([{ name: 'list_type_clicked', properties: { listType: 'birthday', eventLocation: 'store' } }]);
    await pass(99);
    expect(went).toEqual([]);
    await pass(1);
    expect(went).toEqual(['/registry/new?type=birthday']);
  });
});
