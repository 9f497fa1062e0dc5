import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { PreferencesForm } from '../features/reservation/GiverForms.island.tsx';
import { EmailForm } from '../features/settings/EmailForm.island.tsx';

// A browser may have opened the links of several people.
const recipient = '01890000-0000-7000-8000-00000000000a';

it.each([
  [
    'of a mailed link',
    'PATCH /api/v3/restricted/email_preferences',
    <EmailForm
      known={{ email: 'sam@example.com', emailPreferences: [{ kind: 'gift-digest', wanted: true }] }}
      page={`/settings/email-preferences/${recipient}`}
      recipient={recipient}
    />,
    { recipient },
  ],
  [
    'of a giver',
    'PATCH /api/v3/restricted/gift_giver_preferences',
    <PreferencesForm preferences={{ email: 'gus@example.com', thankYouNotes: true, reminders: true }} />,
    { email: 'gus@example.com' },
  ],
])('a choice of mails %s says whose it is', async (_, call, form, whose) => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const { changes } = fakeServer({ [call]: () => ({}) });
  render(form);
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]!.body).toMatchObject(whose);
});
