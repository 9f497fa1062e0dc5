import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { newCallKey } from '#contracts/call-keys.ts';
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts';
import { showToast, type Toast } from '#site/ui/toasts.tsx';
import { CallError, call } from './call.ts';
import { lastLeaving } from './leaving.ts';
import { errorSentence } from './problem-text.ts';
import { clientOfRender } from './query.ts';
import { signInHref } from './sign-in-link.ts';

export interface ChangeOptions<E extends Endpoint> {
  /** Shows the result before the server has answered. @returns a function that takes it back when the server refuses. */
  optimistic?: ((input: InputOf<E>) => () => void) | undefined;
  onDone?: ((answer: OutputOf<E>, input: InputOf<E>) => void) | undefined;
  /** What is announced; an `action` in it is the place for Undo. */
  toast?: ((answer: OutputOf<E>, input: InputOf<E>) => Toast | undefined) | undefined;
  /** Instead of a toast with the server's words, for a component that shows them in place. */
  onRefused?: ((error: unknown, input: InputOf<E>) => void) | undefined;
}

/**
 * One change on the server: shown at once, announced, rolled back with the server's words when it is refused, and safe to repeat (the
 * same input keeps its idempotency key until an answer has arrived). One that leads to another page is pending until that page is there.
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { optimistic, onDone, toast, onRefused }: ChangeOptions<E> = {},
): UseMutationResult<OutputOf<E>, unknown, InputOf<E>, (() => void) | undefined> {
  const attempt = useRef({ sent: '', key: '' });
  return useMutation(
    {
      mutationFn: async (input: InputOf<E>) => {
        const sent = JSON.stringify(input);
        if (attempt.current.sent !== sent) attempt.current = { sent, key: newCallKey() };
        return call(endpoint, input, { key: attempt.current.key });
      },
      onMutate: (input) => optimistic?.(input),
      onError: (error, input, rollBack) => {
        rollBack?.();
        if (onRefused) onRefused(error, input);
        else showToast({ text: errorSentence(error), tone: 'error', action: signInAction(error) });
      },
      onSuccess: async (answer, input) => {
        const made = attempt.current;
        attempt.current = { sent: '', key: '' };
        const before = lastLeaving();
        onDone?.(answer, input);
        const message = toast?.(answer, input);
        if (message) showToast(message);
        const leaving = lastLeaving();
        // Repeated then, it gets the same answer and leads on again.
        if (leaving !== before && (await leaving) === 'late') attempt.current = made;
      },
    },
    clientOfRender(),
  );
}

/** The session has ended: the page to sign in leads back here. */
const signInAction = (error: unknown): Toast['action'] =>
  error instanceof CallError && error.problem.code === 'sign-in-required'
    ? { text: 'Sign in', run: () => location.assign(signInHref(location.pathname + location.search)) }
    : undefined;
