import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { AlertForm } from './AlertForm.island.tsx';

const assign = vi.fn();
beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});

it('an alert is asked for one variant, or for whichever comes first', async () => {
  const { changes } = fakeServer({ 'POST /api/v3/product_availability_subscriptions': { state: 'check-your-mail' } });
  const { rerender } = render(<AlertForm genericProductId={7} productId={71} path="/gp/s/7" isComing={false} />);
  await userEvent.type(screen.getByLabelText('Get notified when it’s back'), 'alma@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/gp/s/7/alert?done=check-your-mail'));
  // As the browser does with a page to which somebody comes back.
  await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  rerender(<AlertForm genericProductId={7} path="/gp/s/7" isComing />);
  expect(screen.getByLabelText('Get notified when it’s available')).toHaveValue('alma@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes().map(({ body }) => body)).toEqual([
    { genericProductId: 7, productId: 71, email: 'alma@example.com' },
    { genericProductId: 7, productId: null, email: 'alma@example.com' },
  ]);
});
