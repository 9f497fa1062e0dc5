import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#contracts/endpoint.ts';
import { problemOf } from '#contracts/problems.ts';
import { Toasts } from '#site/ui/toasts.tsx';
import { type ChangeOptions, useChange } from './use-change.ts';

const addGift = endpoint<{ body: { title: string }; response: { id: string } }>('POST', '/api/gifts');
type Options = ChangeOptions<typeof addGift>;

function Gifts({ options = {} }: { options?: Options }) {
  const [gifts, setGifts] = useState<string[]>([]);
  const optimistic = ({ body }: { body: { title: string } }) => {
    setGifts((before) => [...before, body.title]);
    return () => setGifts((before) => before.filter((title) => title !== body.title));
  };
  const change = useChange(addGift, { optimistic, ...options });
  return (
    <>
      <button type="button" disabled={change.isPending} onClick={() => change.mutate({ body: { title: 'Crib' } })}>
        Add
      </button>
      <ul>
        {gifts.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Toasts />
    </>
  );
}

function show(options: Options | undefined, ...answers: (() => Response | Promise<Response>)[]) {
  const fetching = vi.fn(async (_address: string, _init: RequestInit) => answers[fetching.mock.calls.length - 1]!());
  vi.stubGlobal('fetch', fetching);
  render(<Gifts {...(options && { options })} />);
  return {
    keys: () => fetching.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key')),
  };
}
const done = () => new Response('{"id":"g1"}');
const noneLeft = () => {
  const problem = problemOf('none-left');
  return new Response(JSON.stringify(problem), { status: problem.status });
};
const lost = () => Promise.reject(new TypeError('offline'));
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));

afterEach(() => {
  act(() => void toast.dismiss());
});

describe('a change', () => {
  it('is shown before the server has answered, and stays', async () => {
    let answer: (response: Response) => void = () => {};
    show(undefined, () => new Promise<Response>((resolve) => (answer = resolve)));
    await add();
    expect(screen.getByText('Crib')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    answer(done());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
    expect(screen.getByText('Crib')).toBeVisible();
  });

  it('is rolled back with the server’s message when it is refused, and is no longer busy', async () => {
    show(undefined, noneLeft);
    await add();
    expect(await screen.findByText(problemOf('none-left').title)).toBeVisible();
    expect(screen.queryByText('Crib')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  });

  it('that is refused because the session has ended leads to the page to sign in', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/list/1', search: '?done=changed', assign });
    const { status, ...problem } = problemOf('sign-in-required');
    show(undefined, () => new Response(JSON.stringify(problem), { status }));
    await add();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(assign).toHaveBeenCalledWith('/login?redirect_path=%2Flist%2F1%3Fdone%3Dchanged');
  });

  it('is announced, with Undo as its action', async () => {
    const undo = vi.fn();
    show({ toast: ({ id }) => ({ text: `Added ${id}`, action: { text: 'Undo', run: undo } }) }, done);
    await add();
    expect(await screen.findByText('Added g1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Added g1')).toBeNull());
  });

  it('that is refused can be told in place of a toast', async () => {
    const onRefused = vi.fn();
    show({ onRefused }, noneLeft);
    await add();
    await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    expect(screen.queryByText(problemOf('none-left').title)).toBeNull();
    expect(screen.queryByText('Crib')).toBeNull();
  });

  it('keeps its key while no answer arrives, and gets a new one after it', async () => {
    const onDone = vi.fn();
    const { keys } = show({ onDone, optimistic: () => () => {} }, lost, done, done);
    await add();
    await screen.findByText(/couldn’t reach the shop/);
    await add();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    await add();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
