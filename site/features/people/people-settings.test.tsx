import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import { PeopleSettings } from './PeopleSettings.island.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const registry = { id: '01890000-0000-7000-8000-000000000001', title: 'Ours', role: 'owner', isPaused: false } as const;
const member = (name: string, changes = {}) => ({
  userId: `of-${name}`,
  name,
  pictureUrl: null,
  role: 'editor' as const,
  blind: false,
  isSelf: false,
  isOfferedRegistry: false,
  ...changes,
});
const owner = member('Olive', { role: 'owner', isSelf: true });

describe('handing a registry over', () => {
  it('offers it to somebody who helps already', () => {
    render(<PeopleSettings registry={registry} people={{ members: [owner, member('Hanno')], invitations: [] }} />);
    expect(screen.getByLabelText('New owner')).toHaveTextContent('Hanno');
    expect(screen.getByRole('button', { name: 'Offer it', hidden: true })).toBeInTheDocument();
  });

  it('says to whom it is offered, and takes the offer back by nothing but the password', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ code: 'wrong-password', status: 403, title: 'No.' }), { status: 403 });
    });
    const members = [owner, member('Hanno', { isOfferedRegistry: true }), member('Ines')];
    render(<PeopleSettings registry={registry} people={{ members, invitations: [] }} />);
    expect(screen.getByText('Offered to Hanno, who hasn’t answered yet.')).toBeVisible();
    expect(screen.queryByLabelText(/New owner/)).toBeNull();
    await userEvent.type(screen.getByLabelText('Your password'), 'four plain words');
    await userEvent.click(screen.getByRole('button', { name: 'Take the offer back' }));
    expect(sent).toEqual([{ memberId: null, password: 'four plain words' }]);
  });
});

it('invites nobody while the registry is paused, and says so', () => {
  const paused = { ...registry, isPaused: true };
  render(<PeopleSettings registry={paused} people={{ members: [owner], invitations: [] }} />);
  expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
  expect(screen.getByText(/it sends no email\. Open it again to invite someone/)).toBeVisible();
});
