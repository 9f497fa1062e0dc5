import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, sampleRegistry } from '#scripts/testing/sample-registry.ts';
import { queryClient } from '#site/data/query.ts';
import { AccountSettings } from './AccountSettings.island.tsx';
import { AddressForm } from './AddressForm.island.tsx';
import { BirthdayForm } from './BirthdayForm.island.tsx';
import { SettingsNav } from './SettingsNav.tsx';

afterEach(() => queryClient.clear());

const account = {
  name: 'Olive',
  email: 'olive@example.com',
  newEmail: null,
  pictureUrl: null,
  isPasswordFresh: false,
  sessions: [{ isThis: true, createdAt: 0 }],
};

const secondStep = { state: 'missing', recoveryCodesLeft: 0, canEnd: true } as const;

describe('settings', () => {
  it('show each person the pages of their role', () => {
    const links = (memberRole: 'owner' | 'viewer' | null) => {
      const { unmount } = render(<SettingsNav memberRole={memberRole} current="/settings/account" />);
      const names = within(screen.getByRole('navigation', { name: 'Settings' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
      unmount();
      return names;
    };
    expect(links('owner')).toContain('Registry link');
    expect(links('viewer')).toEqual(['Shipping', 'People', 'Account', 'Health data', 'Email']);
    expect(links(null)).toEqual(['Shipping', 'Account', 'Health data', 'Email']);
  });

  it('ask for the password before they show what could lock somebody out', () => {
    const { rerender } = render(<AccountSettings account={account} secondStep={secondStep} />);
    expect(screen.getByLabelText('Your password')).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.queryByText('Delete my account')).toBeNull();
    rerender(<AccountSettings account={{ ...account, isPasswordFresh: true }} secondStep={secondStep} />);
    expect(screen.getByLabelText('New password')).toBeVisible();
    expect(screen.getAllByText('Delete my account').length).toBeGreaterThan(0);
  });

  it('say of an address while it is typed whether it is free, and offer free ones', async () => {
    const { fetching, sent } = answering({
      'GET /address_suggestions': () => [
        200,
        { problem: 'or one that looks like it is already in use', suggestions: ['olive-sam'] },
      ],
    });
    vi.stubGlobal('fetch', fetching);
    const registry = sampleRegistry({ slug: 'olive-x7' });
    render(
      <AddressForm
        registry={registry}
        host="layette.example"
        known={{ problem: null, suggestions: ['olive-and-sam'] }}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('This is your address now.');
    const field = screen.getByLabelText('Your address');
    await userEvent.clear(field);
    await userEvent.type(field, 'Olive Sam');
    expect(field).toHaveValue('olive-sam');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^It is taken/));
    expect(sent.length).toBeLessThanOrEqual(2);
    await userEvent.click(screen.getByRole('link', { name: 'olive-sam' }));
    expect(field).toHaveValue('olive-sam');
  });

  it('name every color beside its swatch', () => {
    const known = { clothingSize: '3T', shoeSize: null, colors: ['rainbow' as const], interests: ['Trains', 'Sand'] };
    render(<BirthdayForm registryId="r" known={known} />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
    expect(screen.getByRole('checkbox', { name: 'rainbow' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'gray' })).not.toBeChecked();
    expect(screen.getByLabelText(/^Clothing size/)).toHaveValue('3T');
    expect(screen.getByLabelText(/^Interests/)).toHaveValue('Trains, Sand');
  });
});
