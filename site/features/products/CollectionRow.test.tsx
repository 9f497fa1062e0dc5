import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { forgetVisitor, registryAnswers, signIn } from '#scripts/testing/own-registries.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import { CollectionRow } from './CollectionRow.tsx';

afterEach(forgetVisitor);

function show(many: number, change: Partial<Parameters<typeof CollectionRow>[0]> = {}) {
  const products = Array.from({ length: many }, (_, at) => cardOf(at + 1));
  return render(
    <CollectionRow id="just-in" title="Just in" teaser="New this month." products={products} {...change} />,
  );
}
const row = () => screen.getByRole('region', { name: 'Just in' });
/** Cards in the first list; the second one opens on a press. */
const first = () => within(within(row()).getAllByRole('list')[0]!).getAllByRole('article').length;

afterEach(forgetVisitor);

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

  it('offers quick add only where enabled, to signed-in people', async () => {
    signIn();
    const { sent } = fakeServer(registryAnswers());
    const { unmount } = show(2);
    unmount();
    expect(sent).toEqual([]);
    show(2, { showQuickAddRegItem: true });
    expect(await screen.findAllByRole('button', { name: /^Add to your registry/ })).toHaveLength(2);
  });

  it('leads to all there is', () => {
    show(2, { allAt: '/store/new' });
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
