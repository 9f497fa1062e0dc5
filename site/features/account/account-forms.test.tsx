import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import {
  FinishSignUpForm,
  ForgotPasswordForm,
  NewPasswordForm,
  SignInForm,
  SignUpForm,
} from './AccountForms.island.tsx';

afterEach(() => {
  queryClient.clear();
  document.body.innerHTML = '';
});

const resetId = '01890000-0000-7000-8000-000000000001';

describe('forms of an account without script', () => {
  it.each([
    ['sign-in', <SignInForm key="a" page="/login" next="/store" />, '/api/v3/user_session'],
    ['sign-up', <SignUpForm key="b" page="/signup" next="/registry/new" />, '/api/v3/user'],
    ['the end of a sign-up', <FinishSignUpForm key="c" id={resetId} />, `/api/v3/sign_ups/${resetId}`],
    ['a forgotten password', <ForgotPasswordForm key="d" />, '/api/v3/password_resets'],
    ['a new password', <NewPasswordForm key="e" id={resetId} />, `/api/v3/password_resets/${resetId}`],
  ])('post %s, so that nothing typed gets into an address', (_name, form, action) => {
    document.body.innerHTML = renderToString(form);
    const { method } = document.querySelector('form')!;
    expect([method, document.querySelector('form')!.getAttribute('action')]).toEqual(['post', action]);
  });

  it.each([
    ['sign-in', <SignInForm key="a" page="/login" next="/store" />],
    ['the end of a sign-up', <FinishSignUpForm key="b" id={resetId} />],
    ['a new password', <NewPasswordForm key="c" id={resetId} />],
  ])('hide the password of %s, and write each attribute once', (_name, form) => {
    const html = renderToString(form);
    document.body.innerHTML = html;
    expect(screen.getByLabelText(/password/i)).toHaveAttribute('type', 'password');
    for (const input of html.match(/<input[^>]*>/g)!) expect(input.match(/\stype="/g)).toHaveLength(1);
    for (const email of screen.queryAllByLabelText('Email')) expect(email).toHaveAttribute('type', 'email');
  });
});

describe('signing up', () => {
  it('asks for nothing but the address, and keeps where somebody wanted to go', async () => {
    const fetching = vi.fn(async (_address: unknown, _init?: RequestInit) => new Response('{}', { status: 503 }));
    vi.stubGlobal('fetch', fetching);
    render(<SignUpForm page="/signup?redirect_path=/store/cart" next="/store/cart" />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Email'), 'olive@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    await waitFor(() => expect(fetching).toHaveBeenCalled());
    expect(JSON.parse(String(fetching.mock.calls[0]![1]!.body))).toEqual({
      email: 'olive@example.com',
      next: '/store/cart',
    });
  });
});

describe('signing in', () => {
  it('says above the form that email and password do not match, and is ready for another try', async () => {
    const problem = { code: 'wrong-credentials', status: 401, title: 'That email and password don’t match.' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status: 401 }));
    render(<SignInForm page="/login" next="/store" />);
    await userEvent.type(screen.getByLabelText('Email'), 'olive@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong one');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(problem.title);
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
    expect(screen.getByLabelText('Email')).toHaveValue('olive@example.com');
  });

  it('sends the password as it is, with its spaces, in the body', async () => {
    const fetching = vi.fn(async (_address: unknown, _init?: RequestInit) => new Response('{}', { status: 503 }));
    vi.stubGlobal('fetch', fetching);
    render(<SignInForm page="/login" next="/store" />);
    await userEvent.type(screen.getByLabelText('Email'), ' olive@example.com ');
    await userEvent.type(screen.getByLabelText('Password'), ' four words ');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(fetching).toHaveBeenCalled());
    const [address, init] = fetching.mock.calls[0]!;
    expect(address).toBe('/api/v3/user_session');
    expect(JSON.parse(String(init!.body))).toEqual({ email: 'olive@example.com', password: ' four words ' });
  });
});
