import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { listQuestions } from '#contracts/questions.ts';
import { listReviews } from '#contracts/reviews.ts';
import { usd } from '#rules/money.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { pageOf, productOf, reviewsOf, variantOf } from '#scripts/testing/whole-product.ts';
import ProductPage from '../../pages/gp/[slug]/[genericProductId]/[...productId].astro';
import { all, graph, head, nobodyAsked, one, openProductPage as open, wordsOf } from './testing/open-product-page.ts';

vi.mock('../../layouts/Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const addressOf = (name: string | RegExp) => link(name).getAttribute('href');

describe('the page of a product', () => {
  it('counts product_viewed once, of the generic product and the variant shown', async () => {
    await open();
    expect(all('[data-event-load]').map(({ dataset }) => dataset.eventLoad)).toEqual(['product_viewed']);
    expect(JSON.parse(one('[data-event-load]').dataset.eventContext!)).toEqual({ gpId: 7, productId: 70 });
  });

  it('has one canonical address for all variants, and each variant as a link that search engines need not follow', async () => {
    await open({}, {}, 70);
    expect(head().canonicalPath).toBe('/gp/stroller-7/7');
    expect([addressOf('Sage'), addressOf('Oat')]).toEqual(['/gp/stroller-7/7/70', '/gp/stroller-7/7/71']);
    expect(link('Oat')).toHaveAttribute('rel', 'nofollow');
    expect(link('Sage')).toHaveAttribute('aria-current', 'true');
    expect(link('Oat')).not.toHaveAttribute('aria-current');
  });

  it('has no choice where there is one variant', async () => {
    await open({ page: { variants: [variantOf(70, 'Sage')], options: [{ name: 'color', values: ['Sage'] }] } });
    expect(screen.queryByRole('region', { name: 'Color' })).toBeNull();
  });

  it('shows all pictures of the variant with their words, each as a link to its file, and thumbnails as links to them', async () => {
    await open();
    const pictures = within(screen.getByRole('region', { name: 'Pictures' }));
    expect(
      pictures.getAllByRole('img').map((image) => [image.getAttribute('alt'), image.getAttribute('loading')]),
    ).toEqual([
      ['A stroller in Sage', 'eager'],
      ['The Sage one, folded', 'lazy'],
    ]);
    expect(addressOf('Picture 2 of 2, larger: The Sage one, folded')).toBe('/pictures/Sage-2.svg');
    expect(one(addressOf('Picture 2 of 2')!)).toContainElement(screen.getByAltText('The Sage one, folded'));
  });

  it('names the price, the price before the sale and what is saved', async () => {
    await open({ price: { current: usd(9_600), msrp: usd(12_000) } }, {}, 70);
    expect(screen.getAllByText('Now $96.00, before $120.00')).toHaveLength(2);
    expect(screen.getByText('You save $24.00 (20%)')).toBeVisible();
    await open();
    expect(screen.getAllByText('$120.00', { selector: '.sr-only' })).toHaveLength(2);
    expect(screen.queryByText(/You save/)).toBeNull();
  });

  it('names a range before a variant is chosen, and its price after', async () => {
    const price = { current: usd(9_000), min: usd(9_000), max: usd(12_000) };
    await open({ card: { price }, price: { current: usd(9_000), msrp: null } });
    expect(screen.getAllByText('From $90.00 to $120.00')).toHaveLength(2);
    await open({ card: { price }, price: { current: usd(9_000), msrp: null } }, {}, 70);
    expect(screen.queryByText('From $90.00 to $120.00')).toBeNull();
  });

  it('has the badges that nothing else says, and explains FSA and HSA', async () => {
    await open({ card: { promotionalBadges: ['sale', 'new', 'fsa-hsa'], fsaHsaEligible: true } });
    const marks = within(screen.getByRole('list', { name: 'Labels' }));
    expect(marks.getAllByRole('listitem').map((mark) => wordsOf(mark.firstElementChild))).toEqual([
      'New',
      'FSA/HSA eligible',
    ]);
    expect(screen.getByRole('button', { name: 'What are FSA and HSA?' })).toHaveAttribute(
      'popovertarget',
      'what-fsa-hsa',
    );
    expect(one('#what-fsa-hsa')).toHaveTextContent('pre-tax money');
    await open({ card: { promotionalBadges: ['new'] } });
    expect(screen.queryByRole('button', { name: 'What are FSA and HSA?' })).toBeNull();
    await open({ card: { promotionalBadges: ['sale', 'out-of-stock'] } });
    expect(screen.queryByRole('list', { name: 'Labels' })).toBeNull();
  });

  it('leads from its rating to the reviews, where there is one', async () => {
    await open();
    expect(wordsOf(one('a[href="#reviews"]'))).toContain('4.5');
    await open({ reviewCount: 0, rating: 0 });
    expect(all('a[href="#reviews"]')).toEqual([]);
  });
});

describe('stock', () => {
  const soldOut = variantOf(70, 'Sage', { available: false, availableOnBabylist: false });
  const alertForm = () => one<HTMLFormElement>('form[action="/api/v3/product_availability_subscriptions"]');
  const field = (name: string) => (alertForm().elements.namedItem(name) as HTMLInputElement).value;

  it('of what can be bought is said, without an alert', async () => {
    await open();
    expect(screen.getByText('In stock')).toBeVisible();
    expect(alertForm()).toBeNull();
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
  });

  it('of a sold-out variant has an alert for it, and a way to add it to a registry all the same', async () => {
    await open({ available: false, page: { variants: [soldOut, variantOf(71, 'Oat')] } }, {}, 70);
    expect(screen.getByText('Out of stock in our shop')).toBeVisible();
    expect(screen.getByText(/You can still add it to a registry/)).toBeVisible();
    expect([field('genericProductId'), field('productId')]).toEqual(['7', '70']);
    expect(screen.getByLabelText('Get notified when it’s back')).toBeRequired();
    expect(screen.getByText('One email, after you confirm your address.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Sold out/ })).toBeDisabled();
    expect(addressOf('Sage, sold out')).toBe('/gp/stroller-7/7/70');
  });

  it('of one variant asks for the product and not for a variant', async () => {
    await open({ available: false, page: { variants: [soldOut], options: [] } });
    expect(field('productId')).toBe('');
  });

  it('of another variant than the shown one brings no alert', async () => {
    await open({ page: { variants: [variantOf(70, 'Sage'), { ...soldOut, id: 71, name: 'Oat' }] } }, {}, 70);
    expect(alertForm()).toBeNull();
  });

  it('of what is coming names the day, offers an alert for it and no cart, and never says that it is sold out', async () => {
    const coming = [soldOut, { ...soldOut, id: 71, name: 'Oat', attributes: { color: 'Oat' } }];
    await open({
      available: false,
      card: { promotionalBadges: ['coming-soon'], available: false },
      page: { comingSoonUntil: '2027-04-01', variants: coming },
    });
    expect(screen.getByText('Available from April 1, 2027')).toBeVisible();
    expect(screen.getByLabelText('Get notified when it’s available')).toBeVisible();
    expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
    expect(document.body).not.toHaveTextContent(/sold out|out of stock/i);
  });
});

describe('what one does with a product', () => {
  it('is adding it to a registry, which leads a visitor to signing up and back', async () => {
    await open();
    expect(within(one('#add')).getByRole('link', { name: 'Add to registry' })).toHaveAttribute(
      'href',
      '/signup?redirect_path=%2Fgp%2Fstroller-7%2F7%2F70',
    );
  });

  it('is comparing it, and reporting what is wrong on its page', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-pressed', 'false');
    expect(addressOf('Report wrong information')).toBe('/gp/stroller-7/7/report');
  });

  it.each(['isCashFund', 'isFavor', 'isCrowdfund', 'isElectronicGiftCard'] as const)(
    'is neither buying, reviewing, comparing nor reporting where it is no goods: %s',
    async (kind) => {
      const asked = await open({ card: { [kind]: true }, page: { variants: [variantOf(70, 'Sage')], options: [] } });
      for (const name of [/cart/i, 'Compare']) expect(screen.queryByRole('button', { name })).toBeNull();
      for (const name of ['Reviews', 'Questions and answers'])
        expect(screen.queryByRole('heading', { name })).toBeNull();
      expect(screen.queryByText('In stock')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Report wrong information' })).toBeNull();
      expect(asked).toHaveLength(1);
      expect(within(one('#add')).getAllByRole('link')).toHaveLength(1);
    },
  );
});

describe('where a product is not', () => {
  const at = async (params: Record<string, string | undefined>, known: (query: { product_id?: number }) => boolean) => {
    const call = async (endpoint: unknown, { query }: { query: { product_id?: number } }) => {
      if (endpoint === listReviews) return reviewsOf();
      if (endpoint === listQuestions) return nobodyAsked;
      if (!known(query)) throw Object.assign(new Error('not found'), { code: 'not-found' });
      return { product: productOf() };
    };
    return showPage(ProductPage, { address: '/gp/x/7', params, data: { call: call as never } });
  };

  it('it is not found; a wrong name leads to the right one, and an old variant to what there is', async () => {
    expect((await at({ slug: 'stroller-7', genericProductId: '7' }, () => false)).status).toBe(404);
    const named = await at({ slug: 'stroler', genericProductId: '7', productId: '70' }, () => true);
    expect([named.status, named.headers.get('location')]).toEqual([301, '/gp/stroller-7/7/70']);
    const old = await at(
      { slug: 'stroller-7', genericProductId: '7', productId: '9' },
      (query) => query.product_id !== 9,
    );
    expect([old.status, old.headers.get('location')]).toEqual([302, '/gp/stroller-7/7']);
  });
});

describe('what search engines read', () => {
  it('is every variant with its offer, the rating and the way there', async () => {
    await open({ page: { variants: [variantOf(70, 'Sage'), variantOf(71, 'Oat', { available: false })] } });
    const [product, trail] = graph();
    expect(product).toMatchObject({ '@type': 'ProductGroup', aggregateRating: { ratingValue: 4.5, reviewCount: 12 } });
    expect(product.hasVariant.map(({ offers }: { offers: { availability: string } }) => offers.availability)).toEqual([
      'https://schema.org/InStock',
      'https://schema.org/OutOfStock',
    ]);
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(head().robots).toBeUndefined();
  });

  it('is absent when only a hidden category holds it', async () => {
    await open({ page: pageOf({ indexable: false, breadcrumb: [] }) });
    expect(head().robots).toBe('noindex');
    expect(graph()).toHaveLength(1);
  });
});
