import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChildFacts } from './ChildFacts.tsx';

it('guests see sizes, colors and interests, in words', () => {
  render(<ChildFacts clothingSize="2T" shoeSize="7.5" colors={['green', 'red']} interests={['Dinosaurs', 'trains']} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Clothes',
    'Shoes',
    'Favorite colors',
    'Loves',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2T',
    '7.5',
    'redgreen',
    'Dinosaurs, trains',
  ]);
});

it('nothing is shown of what the family did not say', () => {
  const { container } = render(<ChildFacts clothingSize={null} shoeSize={null} colors={[]} interests={[]} />);
  expect(container).toBeEmptyDOMElement();
});
