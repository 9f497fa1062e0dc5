import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import { SecondStep } from './SecondStep.island.tsx';

afterEach(() => queryClient.clear());

const answers = (...bodies: [status: number, body: object][]) =>
  vi.stubGlobal('fetch', async () => {
    const [status, body] = bodies.shift()!;
    return new Response(JSON.stringify(body), { status });
  });

describe('the second step', () => {
  it('connects a phone and shows the recovery codes once', async () => {
    answers(
      [200, { key: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }],
      [403, { code: 'wrong-code', status: 403, title: 'That code isn’t right, or it was already used.' }],
      [200, { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }],
    );
    render(<SecondStep state="missing" recoveryCodesLeft={0} page="/login/second-step" next="/store" />);
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Show the QR code' }));
    expect(await screen.findByRole('heading', { name: 'Scan this with your app' })).toHaveFocus();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();

    await userEvent.type(screen.getByLabelText('Code from the app'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That code isn’t right, or it was already used.');
    expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Save these recovery codes' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd']);
    expect(screen.getByRole('link', { name: 'I’ve saved them' })).toHaveAttribute('href', '/store');
  });

  it('hides the password that it asks for again', () => {
    render(<SecondStep state="missing" recoveryCodesLeft={0} page="/login/second-step" next="/store" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('says when it was done, and lets another phone be connected', async () => {
    render(<SecondStep state="passed" recoveryCodesLeft={9} page="/login/second-step" next="/store" />);
    expect(screen.getByText(/9 recovery codes left/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Connect a different phone' }));
    expect(screen.getByRole('heading', { name: 'Connect an authenticator app' })).toHaveFocus();
  });
});
