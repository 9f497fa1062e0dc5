import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { sampleRegistry } from '#scripts/testing/sample-registry.ts';
import { FindingForm } from '../registry/FindingForm.tsx';
import { SearchLevelForm, SurpriseForm } from './VisibilityForms.island.tsx';

const registry = sampleRegistry({
  role: 'owner',
  searchLevel: 'google',
  surprise: 'off',
  finding: { city: 'Salem', invitationCode: 'CANARY' },
});

const forms = [
  ['settings', () => <SearchLevelForm registry={registry} />],
  ['share dialog', () => <FindingForm registry={registry} onDone={() => {}} />],
] as const;

it.each(forms)('the %s changes only the city where only that was typed', async (_, form) => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const { changes } = fakeServer({ [`PATCH /api/v3/registries/${registry.id}`]: { registry } });
  render(form());
  await userEvent.type(screen.getByLabelText(/^City/), ', OR');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]!.body).toEqual({ city: 'Salem, OR', was: { city: 'Salem' } });
});

it('the surprise is left as it is where only the day was chosen', async () => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const { changes } = fakeServer({ [`PATCH /api/v3/registries/${registry.id}`]: { registry } });
  render(<SurpriseForm registry={registry} />);
  await userEvent.type(screen.getByLabelText(/^Reveal everything on/), '2027-03-20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]!.body).toEqual({ revealDay: '2027-03-20', was: { revealDay: null } });
});

it.each(forms)(
  'the %s says what was chosen elsewhere, keeps what was chosen here, and then means it',
  async (_, form) => {
    vi.stubGlobal('location', { assign: vi.fn() });
    const answers = [
      refusal(409, {
        code: 'stale',
        title: 'This was changed in the meantime.',
        fields: [
          {
            field: 'body.searchLevel',
            message: 'was changed elsewhere and is now “Only people with the link”; save again to use yours',
          },
        ],
        facts: { field: 'searchLevel', now: 'private' },
      }),
      { registry },
    ];
    const { changes } = fakeServer({ [`PATCH /api/v3/registries/${registry.id}`]: () => answers.shift() });
    render(form());
    const choice = screen.getByRole('radio', { name: /^People who/ });
    await userEvent.click(choice);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Was changed elsewhere and is now “Only people with the link”; save again to use yours'),
    ).toBeVisible();
    expect(choice).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]!.body).toEqual({ searchLevel: 'babylist', was: { searchLevel: 'private' } });
  },
);
