import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardOf } from '#scripts/testing/whole-product.ts';
import { CollectionRow } from './CollectionRow.tsx';

function show(many: number, change: Partial<Parameters<typeof CollectionRow>[0]> = {}) {
  const products = Array.from({ length: many }, (_, at) => cardOf(at + 1));
  return render(
    <CollectionRow id="just-in" title="Just in" teaser="New this month." products={products} {...change} />,
  );
}
const row = () => screen.getByRole('region', { name: 'Just in' });
/** Of the first list; the second one opens. */
const first = () => within(within(row()).getAllByRole('list')[0]!).getAllByRole('article').length;

describe('a collection', () => {
  it.each([
    [6, undefined, 4, '+ 2 More'],
    [6, 2, 2, '+ 4 More'],
    [4, undefined, 4, null],
    [6, null, 6, null],
  ])('of %d products with the maximum %s shows %d', (many, maxVisibleProducts, visible, toggle) => {
    show(many, { maxVisibleProducts });
    expect(first()).toBe(visible);
    expect(screen.queryByText(/^\+ \d+ More$/)?.textContent ?? null).toBe(toggle);
    expect(screen.queryByText('View Less') !== null).toBe(toggle !== null);
  });

  it('offers quick add only where it is told to, and leads to all there is', () => {
    const { unmount } = show(2);
    expect(row().dataset.quickAdd).toBeUndefined();
    unmount();
    show(2, { showQuickAddRegItem: true, allAt: '/store/new' });
    expect(row().dataset.quickAdd).toBe('');
    expect(screen.getByRole('link', { name: 'See all: Just in' })).toHaveAttribute('href', '/store/new');
  });

  it('without products leaves no heading behind', () => {
    const { container } = show(0);
    expect(container).toBeEmptyDOMElement();
  });

  it('is counted when it is seen', () => {
    show(1);
    expect(row().dataset.eventView).toBe('product_collection_viewed');
    expect(JSON.parse(row().dataset.eventContext!)).toEqual({ collectionId: 'just-in', collectionTitle: 'Just in' });
  });
});
