import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import { Organizer } from './Organizer.island.tsx';

afterEach(() => queryClient.clear());

const feeding = { id: 7, title: 'Feeding', position: 1, itemCount: 0, canRename: true, canMove: true, canDelete: true };

it('offers a first gift where there is nothing to put in order, and no empty sections', () => {
  render(<Organizer registry={{ id: 'r1', version: 1 }} items={[]} categories={[feeding]} />);
  expect(screen.getByRole('heading', { name: 'Nothing to put in order yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a gift' })).toHaveAttribute('href', expect.stringContaining('r1'));
  expect(screen.queryByRole('region', { name: /^Feeding/ })).not.toBeInTheDocument();
});
