import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FoundRegistry } from '#contracts/registries.schemas.ts';
import { FoundRegistries } from './FoundRegistries.tsx';

it('leads to what was found, with the month and no day', () => {
  const found: FoundRegistry = {
    title: 'Olive & Sam',
    path: '/olive-and-sam',
    registryType: 'baby',
    arrivalMonth: 'August 2027',
  };
  render(<FoundRegistries registries={[found]} hasMore={false} />);
  expect(screen.getByRole('region', { name: 'One registry' })).toBeVisible();
  const link = screen.getByRole('link', { name: /Olive & Sam/ });
  expect(link).toHaveAttribute('href', '/olive-and-sam');
  expect(link).toHaveTextContent('Arriving August 2027');
});

it('says what to do when no registry was found, and when too many were', () => {
  const { rerender } = render(<FoundRegistries registries={[]} hasMore={false} />);
  expect(screen.getByRole('heading', { name: 'No registry found' })).toBeVisible();
  const two = ['/a', '/b'].map((path) => ({ title: path, path, registryType: 'baby' as const, arrivalMonth: null }));
  rerender(<FoundRegistries registries={two} hasMore />);
  expect(screen.getByText(/Add a last name/)).toBeVisible();
});
