import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { sampleRegistry } from '#scripts/testing/sample-registry.ts';
import { RegistryForm } from './RegistryForm.island.tsx';

const registry = sampleRegistry({ title: 'Ours', story: 'Hello' });

it('changes only what was typed, so that a form that was open for long reverts nothing', async () => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const { changes } = fakeServer({ [`PATCH /api/v3/registries/${registry.id}`]: { registry } });
  render(<RegistryForm registry={registry} />);
  await userEvent.type(screen.getByLabelText('Title'), ' and yours');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]!.body).toEqual({ title: 'Ours and yours', was: { title: 'Ours' } });
});

it('without script, begins with what it began with before it was refused, and with what it was told', () => {
  const was = JSON.stringify({ title: 'Ours', story: 'Hello' });
  const now = { ...registry, title: 'Sam’s list', story: 'Hello, and thank you' };
  const refused = {
    errors: { title: 'Was changed elsewhere and is now “Sam’s list”; save again to use yours' },
    typed: { title: 'Olive’s list', story: 'Hello', was },
    sentence: null,
    key: undefined,
    stale: { field: 'title', now: 'Sam’s list' },
  };
  const { container } = render(<RegistryForm registry={now} refused={refused} />);
  const hidden = container.querySelector<HTMLInputElement>('input[name=was]')!;
  expect(JSON.parse(hidden.value)).toEqual({ title: 'Sam’s list', story: 'Hello' });
  expect(screen.getByLabelText('Title')).toHaveValue('Olive’s list');
});
