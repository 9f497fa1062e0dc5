import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddingWays } from './AddingWays.tsx';

it('tells who has the browser button that it is there, and others how it helps', () => {
  const { rerender } = render(<AddingWays hasButton={false} />);
  expect(screen.getByText(/press it once and the gift is on your list/)).toBeVisible();
  rerender(<AddingWays hasButton />);
  expect(screen.getByText(/You have it in your browser/)).toBeVisible();
});
