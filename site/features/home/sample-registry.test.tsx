import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Template } from '#contracts/templates.schemas.ts';
import { SampleRegistry } from './SampleRegistry.tsx';

const wish = (title: string, isSold = true) => ({
  key: title,
  title,
  note: '',
  quantity: 1,
  mustHave: false,
  secondHandWelcome: false,
  product: isSold
    ? { productId: 1, path: '/gp/x/1', price: { amount: 1895, currency: 'USD' as const }, imgUrl: '/x.svg', imgAlt: '' }
    : null,
});

const sample: Template = {
  id: 'first-weeks',
  title: 'The first weeks',
  teaser: '',
  registryType: 'baby',
  story: 'Our second.',
  imageUrl: '/scene.svg',
  imageAlt: '',
  itemCount: 5,
  sections: [
    { title: 'Nights', items: [wish('Bassinet'), wish('Swaddles'), wish('Night light')] },
    { title: 'Feeding', items: [wish('An idea', false), wish('Bottles')] },
  ],
};

it('shows the first wish of each section before the second of any, and nothing that the shop does not sell', () => {
  render(<SampleRegistry sample={sample} />);
  const registry = within(screen.getByRole('article', { name: 'The first weeks' }));
  expect(
    registry.getAllByRole('listitem').map((line) =>
      line
        .textContent!.split(/Given|\$/)
        .join(' ')
        .trim(),
    ),
  ).toEqual([
    expect.stringContaining('Bassinet'),
    expect.stringContaining('Swaddles'),
    expect.stringContaining('Bottles'),
    expect.stringContaining('Night light'),
  ]);
});

it('says that it is a sample, and leads to the whole of it', () => {
  render(<SampleRegistry sample={sample} />);
  expect(screen.getByText('Sample registry')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the whole list' })).toHaveAttribute(
    'href',
    '/hello-baby/sample-registries#first-weeks',
  );
  expect(screen.getByRole('progressbar', { name: 'Gifts chosen' })).toHaveAttribute('max', '5');
});
