import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { AccountSettings } from '../settings/AccountSettings.island.tsx';
import { SignOut } from './SignOut.island.tsx';

const ofTheBrowser = { 'layette-theme': 'night', 'layette-checklist': '["crib"]', 'layette-banner-app': '1' };
const ofThePerson = { 'layette-viewed': '[{"gpId":7,"productId":9}]', 'layette-pending-item': '{"note":"For Ida"}' };

function notes() {
  for (const [key, value] of Object.entries({ ...ofTheBrowser, ...ofThePerson })) localStorage.setItem(key, value);
  sessionStorage.setItem('layette.searches', '["bassinet"]');
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  return assign;
}
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const press = (name = 'Sign out') => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const account = {
  name: 'Olive',
  email: 'olive@example.com',
  newEmail: null,
  pictureUrl: null,
  isPasswordFresh: true,
  sessions: [{ isThis: true, createdAt: 0 }],
};

describe('signing out', () => {
  it('leaves the next person at this browser nothing that was searched, looked at or noted', async () => {
    fakeServer({ 'DELETE /api/v3/user_session': {} });
    const assign = notes();
    render(<SignOut />);
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect({ ...localStorage }).toEqual(ofTheBrowser);
    expect(sessionStorage).toHaveLength(0);
  });

  it('by deleting the account leaves nothing either', async () => {
    fakeServer({ 'DELETE /api/v3/user': {} });
    const assign = notes();
    render(<AccountSettings account={account} secondStep={{ state: 'missing', recoveryCodesLeft: 0, canEnd: true }} />);
    await press('Delete my account');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/settings/account-deleted'));
    expect({ ...localStorage }).toEqual(ofTheBrowser);
    expect(sessionStorage).toHaveLength(0);
  });

  it('forgets nothing where it was refused', async () => {
    fakeServer({ 'DELETE /api/v3/user_session': refusal(503, { code: 'unavailable', title: 'Please try again.' }) });
    const assign = notes();
    render(<SignOut />);
    await press();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect({ ...localStorage }).toEqual({ ...ofTheBrowser, ...ofThePerson });
    expect(assign).not.toHaveBeenCalled();
  });
});
