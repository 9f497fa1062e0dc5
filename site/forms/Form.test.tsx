import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#contracts/endpoint.ts';
import { type ProblemCode, problemOf } from '#contracts/problems.ts';
import { leavingMs } from '#site/data/leaving.ts';
import { TextInput } from '#site/ui/TextInput.tsx';
import { Form, SubmitButton } from './Form.tsx';
import type { RefusedForm } from './refused-form.ts';

interface Question {
  params: { id: number };
  body: { text: string; email: string | null };
  response: { id: string };
}
const ask = endpoint<Question>('POST', '/api/products/{id}/questions');
const change = endpoint<Question>('PATCH', '/api/products/{id}/questions');

const done = () => new Response('{"id":"q1"}');
const refuse = (code: ProblemCode, more: object = {}) => {
  const problem = problemOf(code, more);
  return new Response(JSON.stringify(problem), { status: problem.status });
};
const fieldsRefused = () =>
  refuse('invalid-input', {
    fields: [
      { field: 'body.text', message: 'must be a question' },
      { field: 'body.email', message: 'must be an address' },
    ],
  });

function show(...answers: (() => Response | Promise<Response>)[]) {
  const fetching = vi.fn(async (_address: string, _init: RequestInit) => answers[fetching.mock.calls.length - 1]!());
  vi.stubGlobal('fetch', fetching);
  const onDone = vi.fn();
  showForm({ onDone });
  return {
    onDone,
    sent: () => fetching.mock.calls.map(([address, { method, body }]) => [method, address, JSON.parse(String(body))]),
    keys: () => fetching.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key')),
  };
}

function showForm({ onDone = () => {}, refused, of = ask, withKey, was }: ShowOptions = {}) {
  return render(
    <Form
      endpoint={of}
      params={{ id: 7 }}
      name="ask"
      page="/gp/crib/7"
      refused={refused}
      withKey={withKey}
      was={was}
      body={(fields) => ({ text: fields.text('text'), email: fields.textOrNull('email') })}
      onDone={onDone}
    >
      <TextInput name="text" label="Your question" defaultValue={refused?.typed.text} />
      <TextInput name="email" type="email" label="Email" optional />
      <SubmitButton>Ask</SubmitButton>
    </Form>,
  );
}
interface ShowOptions {
  onDone?: () => void;
  refused?: RefusedForm;
  of?: typeof ask;
  withKey?: boolean;
  was?: string;
}

const question = () => screen.getByRole('textbox', { name: 'Your question' });
const email = () => screen.getByRole('textbox', { name: /Email/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));
const askFor = async (text: string) => {
  await userEvent.type(question(), text);
  await submit();
};

describe('a form', () => {
  it('sends what was typed as the call wants it', async () => {
    const { onDone, sent } = show(done);
    await askFor(' Does it fold? ');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onDone.mock.calls[0]![0]).toEqual({ id: 'q1' });
    expect(sent()).toEqual([['POST', '/api/products/7/questions', { text: 'Does it fold?', email: null }]]);
  });

  it('shows refusals beside their fields, keeps what was typed, and focuses the first wrong field', async () => {
    show(fieldsRefused);
    await askFor('Folds');
    await waitFor(() => expect(question()).toHaveFocus());
    expect(question()).toHaveAccessibleDescription('Must be a question');
    expect(email()).toHaveAccessibleDescription('Must be an address');
    expect(question()).toHaveValue('Folds');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the message of a field away when the field is changed', async () => {
    show(fieldsRefused);
    await askFor('Folds');
    await waitFor(() => expect(question()).toHaveFocus());
    await userEvent.type(question(), '?');
    expect(question()).not.toHaveAttribute('aria-invalid');
    expect(email()).toHaveAttribute('aria-invalid', 'true');
  });

  it('says a refusal without fields above them, and focuses it', async () => {
    show(() => refuse('busy'));
    await askFor('Does it fold?');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('busy');
    expect(question()).toHaveValue('Does it fold?');
  });

  it('sends what its values were, and is not filled in by the browser, whose values would be older', () => {
    showForm({ was: '{"text":"Before"}' });
    const form = question().closest('form')!;
    expect(new FormData(form).getAll('was')).toEqual(['{"text":"Before"}']);
    expect(form).toHaveAttribute('autocomplete', 'off');
  });

  it('says when to try again', async () => {
    show(() => refuse('too-many-requests', { facts: { retryAfterSeconds: 12 } }));
    await askFor('Does it fold?');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That was a lot at once. Please try again in 12 seconds.',
    );
  });

  it('says what is wrong with a field that it does not show', async () => {
    show(() => refuse('invalid-input', { fields: [{ field: 'body.locale', message: 'must be known' }] }));
    await askFor('Does it fold?');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('is busy until an answer arrives, and sends once', async () => {
    let answer: (response: Response) => void = () => {};
    const { onDone, sent } = show(() => new Promise<Response>((resolve) => (answer = resolve)));
    await askFor('Does it fold?');
    expect(screen.getByRole('button', { name: 'Ask', busy: true })).toBeVisible();
    await submit();
    answer(refuse('busy'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).not.toHaveAttribute('aria-busy'));
    expect(sent()).toHaveLength(1);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('keeps its idempotency key until an answer arrives', async () => {
    const lost = () => Promise.reject(new TypeError('offline'));
    const { onDone, keys } = show(lost, lost, done, done);
    await askFor('Does it fold?');
    await screen.findByRole('alert');
    await submit();
    await waitFor(() => expect(keys()).toHaveLength(2));
    await screen.findByRole('alert');
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    const [first, second, third, fourth] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });
});

describe('a form that leads to another page', () => {
  const assign = vi.fn();
  function showLeading() {
    vi.stubGlobal('location', { assign });
    assign.mockReset();
    const fetching = vi.fn(async (_address: string, _init: RequestInit) => done());
    vi.stubGlobal('fetch', fetching);
    render(
      <Form endpoint={ask} params={{ id: 7 }} name="ask" page="/gp/crib/7" leadsTo={({ id }) => `/questions/${id}`}>
        <TextInput name="text" label="Your question" defaultValue="Does it fold?" />
        <SubmitButton>Ask</SubmitButton>
      </Form>,
    );
    return () => fetching.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
  }
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const waitUntilBusy = async (busy: boolean) => {
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/questions/q1'));
    await screen.findByRole('button', { name: 'Ask', busy });
  };
  afterEach(() => vi.useRealTimers());

  it('is busy until it is there, and sends once', async () => {
    const keys = showLeading();
    press();
    await waitUntilBusy(true);
    await submit();
    fireEvent.submit(screen.getByRole('button', { name: 'Ask' }).closest('form')!);
    expect(keys()).toHaveLength(1);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('sends anew when somebody has come back to it', async () => {
    const keys = showLeading();
    press();
    await waitUntilBusy(true);
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitUntilBusy(false);
    press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('leads on again, and does nothing twice, where that page does not come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const keys = showLeading();
    press();
    await waitUntilBusy(true);
    act(() => void vi.advanceTimersByTime(leavingMs));
    await waitUntilBusy(false);
    press();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
    expect(keys()[1]).toBe(keys()[0]);
  });
});

describe('a form without script', () => {
  it('posts to its call, with its name, its page and a key', () => {
    const { container } = showForm();
    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/products/7/questions');
    expect(form).toHaveFormValues({ form: 'ask', page: '/gp/crib/7' });
    expect(new FormData(form).get('key')).toMatch(/^[\w-]{36}$/);
  });

  it('names another method in its address', () => {
    const { container } = showForm({ of: change });
    expect(container.querySelector('form')).toHaveAttribute('action', '/api/products/7/questions?_method=PATCH');
  });

  it('of a page that everybody shares has no key', () => {
    const { container } = showForm({ withKey: false });
    expect(new FormData(container.querySelector('form')!).has('key')).toBe(false);
  });

  it('that was refused shows the messages, what was typed, and keeps its key', () => {
    const refused = {
      errors: { text: 'Must be a question' },
      typed: { text: 'Folds' },
      sentence: null,
      key: 'the-same',
    };
    const { container } = showForm({ refused });
    expect(question()).toHaveAccessibleDescription('Must be a question');
    expect(question()).toHaveValue('Folds');
    expect(new FormData(container.querySelector('form')!).get('key')).toBe('the-same');
    expect(question()).toHaveFocus();
  });

  it('that was refused as a whole says so', () => {
    showForm({ refused: { errors: {}, typed: {}, sentence: 'Somebody was faster.', key: undefined } });
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody was faster.');
  });
});
