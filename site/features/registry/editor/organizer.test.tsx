import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleItem } from '#scripts/testing/sample-registry.ts';
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

describe('without script', () => {
  const show = (name: string, errors: Record<string, string>, typed: Record<string, string | string[]>) =>
    render(
      <Organizer
        registry={{ id: 'r1', version: 1 }}
        items={['1', '2', '3'].map((id) => sampleItem(id, { categoryId: 7 }))}
        categories={[feeding, { ...feeding, id: 8, title: 'Sleep' }]}
        refused={{ name, form: { errors, typed, sentence: null, key: undefined } }}
      />,
    );

  it('a refused name of a section is there again, with the reason beside it', () => {
    show('section-8', { title: 'Too long' }, { title: 'Nap time' });
    const name = screen.getByRole('textbox', { name: 'Name of the section Sleep' });
    expect(name).toBeVisible();
    expect(name).toHaveValue('Nap time');
    expect(name).toHaveAccessibleDescription('Too long');
    expect(screen.getByRole('textbox', { name: 'Name of the section Feeding' })).toHaveValue('Feeding');
  });

  it('a refused quantity keeps the chosen gifts and what was typed', () => {
    show('chosen', {}, { item: ['1', '3'], quantity: '100', categoryId: '8' });
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
      true,
    ]);
    expect(screen.getByRole('spinbutton', { name: 'How many of each' })).toHaveValue(100);
    expect(screen.getByRole('combobox', { name: 'Section' })).toHaveValue('8');
  });
});
