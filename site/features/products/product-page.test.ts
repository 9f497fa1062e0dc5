import { describe, expect, it, vi } from 'vitest';
import { listQuestions } from '#contracts/questions.ts';
import { listReviews } from '#contracts/reviews.ts';
import { usd } from '#rules/money.ts';
import { showPage } from '#scripts/testing/show-part.ts';
import { pageOf, productOf, reviewsOf, variantOf } from '#scripts/testing/whole-product.ts';
import ProductPage from '../../pages/gp/[slug]/[genericProductId]/[...productId].astro';
import {
  all,
  graph,
  head,
  nobodyAsked,
  one,
  openProductPage as open,
  texts,
  wordsOf,
} from './testing/open-product-page.ts';

vi.mock('../../layouts/Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

describe('the page of a product', () => {
  it('2.1 counts product_viewed once, of the generic product and the variant shown', async () => {
    await open();
    expect(all('[data-event-load]').map(({ dataset }) => dataset.eventLoad)).toEqual(['product_viewed']);
    expect(JSON.parse(one('product-view').dataset.eventContext!)).toEqual({ gpId: 7, productId: 70 });
  });

  it('3 keeps one address for all variants, and each variant a link that search engines need not follow', async () => {
    await open({}, {}, 70);
    expect(head().canonicalPath).toBe('/gp/stroller-7/7');
    expect(
      all('[data-choice="color"] a').map((link) => [
        wordsOf(link),
        link.getAttribute('href'),
        link.getAttribute('rel'),
      ]),
    ).toEqual([
      ['Sage', '/gp/stroller-7/7/70', 'nofollow'],
      ['Oat', '/gp/stroller-7/7/71', 'nofollow'],
    ]);
    expect(all('[data-choice] [aria-current="true"]').map(wordsOf)).toEqual(['Sage']);
    expect(JSON.parse(one('script[data-variants]').textContent)).toMatchObject({
      title: 'Meadow Stroller',
      today: '2027-03-10',
      variants: [{ id: 70 }, { id: 71 }],
    });
  });

  it('3 has no choice where there is one variant, and nothing for a script to change', async () => {
    await open({ page: { variants: [variantOf(70, 'Sage')], options: [{ name: 'color', values: ['Sage'] }] } });
    expect([all('[data-choice]'), all('script[data-variants]')]).toEqual([[], []]);
    expect(texts('[data-variant-title]')).toEqual(['Meadow Stroller']);
  });

  it('shows all pictures of the variant with their words, each as a link to its file', async () => {
    await open();
    expect(all('[data-slides] img').map((image) => image.getAttribute('alt'))).toEqual([
      'A stroller in Sage',
      'The Sage one, folded',
    ]);
    expect(all('[data-slides] a').map((link) => [link.getAttribute('href'), link.ariaLabel])).toEqual([
      ['/pictures/Sage.svg', 'Picture 1 of 2, larger: A stroller in Sage'],
      ['/pictures/Sage-2.svg', 'Picture 2 of 2, larger: The Sage one, folded'],
    ]);
    expect([one('[data-thumbs]').hidden, one('[data-steps]').hidden]).toEqual([false, false]);
    // What one sees first comes first.
    expect(all('[data-slides] img').map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  it('3 has price, price before the sale and what is saved, and else only the price', async () => {
    await open({ price: { current: usd(9_600), msrp: usd(12_000) } }, {}, 70);
    const [price, ofBar] = all('[data-price]');
    const part = (name: string, of = price!) => of.querySelector<HTMLElement>(name);
    expect([wordsOf(part('[data-now]')), wordsOf(part('[data-before]')), wordsOf(part('[data-saving]'))]).toEqual([
      '$96.00',
      '$120.00',
      'You save $24.00 (20%)',
    ]);
    expect([part('[data-before]')!.hidden, part('[data-saving]')!.hidden]).toEqual([false, false]);
    expect([wordsOf(part('[data-now]', ofBar)), part('[data-saving]', ofBar)]).toEqual(['$96.00', null]);
    await open();
    expect(all('[data-before], [data-saving]').map(({ hidden }) => hidden)).toEqual([true, true, true]);
  });

  it('3 says a range before a variant is chosen, and its price after', async () => {
    const price = { current: usd(9_000), min: usd(9_000), max: usd(12_000) };
    await open({ card: { price }, price: { current: usd(9_000), msrp: null } });
    expect(texts('[data-now]')).toEqual(['$90.00 – $120.00', '$90.00 – $120.00']);
    await open({ card: { price }, price: { current: usd(9_000), msrp: null } }, {}, 70);
    expect(texts('[data-now]')).toEqual(['$90.00', '$90.00']);
  });

  it('3 has the badges that nothing else says, and explains FSA and HSA', async () => {
    await open({ card: { promotionalBadges: ['sale', 'new', 'fsa-hsa'], fsaHsaEligible: true } });
    expect(all('ul[aria-label="Marks"] li').map((mark) => wordsOf(mark.firstElementChild))).toEqual([
      'New',
      'FSA/HSA eligible',
    ]);
    expect(one('[popovertarget="what-fsa"]').ariaLabel).toBe('What is FSA and HSA?');
    expect(one('#what-fsa').textContent).toContain('money that is free of tax');
    await open({ card: { promotionalBadges: ['new'] } });
    expect(all('#what-fsa')).toEqual([]);
    await open({ card: { promotionalBadges: ['sale', 'out-of-stock'] } });
    expect(all('ul[aria-label="Marks"]')).toEqual([]);
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
  const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

  it('of what can be bought is said, without an alert', async () => {
    await open();
    expect([wordsOf(one('[data-stock]')), one('[data-stock]').dataset.stock]).toEqual(['In stock', 'in-stock']);
    expect([all('#alert'), all('[data-stock-when]').map(({ hidden }) => hidden)]).toEqual([[], [true]]);
    expect(wordsOf(one('add-to-cart button[type=submit]'))).toContain('Add to cart');
  });

  it('of a sold out variant has an alert for it, and a way to wish for it all the same', async () => {
    await open({ available: false, page: { variants: [soldOut, variantOf(71, 'Oat')] } }, {}, 70);
    expect(wordsOf(one('[data-stock]'))).toBe('Out of stock in our shop');
    expect(all('[data-stock-when="out-of-stock"]').map(({ hidden }) => hidden)).toEqual([false, false]);
    expect(wordsOf(one('[data-stock-when]'))).toContain('You can still add it to a registry');
    const form = alertForm();
    expect([field(form, 'genericProductId').value, field(form, 'productId').value]).toEqual(['7', '70']);
    expect(field(form, 'productId').dataset.productField).toBe('');
    expect(wordsOf(form)).toContain('Hear when it is back');
    expect(wordsOf(form)).toContain('One mail, after you have confirmed your address.');
    expect(one<HTMLButtonElement>('add-to-cart button[type=submit]').disabled).toBe(true);
    expect(one('#add registry-button').dataset.product).toBe('70');
  });

  it('of one variant asks for the product and not for a variant', async () => {
    await open({ available: false, page: { variants: [soldOut], options: [] } });
    expect(field(alertForm(), 'productId').value).toBe('');
  });

  it('hides the alert while another variant is shown that can be bought', async () => {
    await open({ page: { variants: [variantOf(70, 'Sage'), { ...soldOut, id: 71, name: 'Oat' }] } }, {}, 70);
    expect([one('#alert').hidden, one('#alert').dataset.stockWhen]).toEqual([true, 'out-of-stock']);
  });

  it('of what is coming names the day, offers an alert for it and no cart', async () => {
    await open({
      available: false,
      card: { promotionalBadges: ['coming-soon'], available: false },
      page: { comingSoonUntil: '2027-04-01', variants: [soldOut], options: [] },
    });
    expect(wordsOf(one('[data-stock]'))).toBe('Available from April 1, 2027');
    expect([one('#alert').hidden, one('#alert').dataset.stockWhen]).toEqual([false, 'coming']);
    expect(wordsOf(alertForm())).toContain('Hear when it is here');
    expect(all('add-to-cart')).toEqual([]);
  });
});

describe('what one does with a product', () => {
  it('is wished for: a number from 1 to 99, a note of 500 letters, the chosen registry', async () => {
    await open();
    const form = one('#add form[data-wish=""]') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/registry/add-product/70');
    const quantity = form.elements.namedItem('quantity') as HTMLInputElement;
    expect([quantity.value, quantity.min, quantity.max]).toEqual(['1', '1', '99']);
    const detailed = one('#add dialog form[data-wish="detailed"]') as HTMLFormElement;
    expect((detailed.elements.namedItem('note') as HTMLTextAreaElement).maxLength).toBe(500);
    expect(one('#add [data-registries] select').getAttribute('id')).toBe('which-registry');
    expect(one('#add [data-sign-up]').getAttribute('href')).toBe('/signup?redirect_path=%2Fgp%2Fstroller-7%2F7%2F70');
  });

  it('is compared, and reported where it is wrong', async () => {
    await open();
    expect(one('compare-tray').dataset).toMatchObject({
      gp: '7',
      title: 'Meadow Stroller',
      image: '/pictures/Sage.svg',
      kind: 'full-size-strollers',
    });
    expect(wordsOf(one('page-dialog a[href="/gp/stroller-7/7/report"]'))).toBe('Report wrong information');
    expect(one('recently-viewed').dataset).toMatchObject({ gp: '7', seen: '70' });
  });

  it('is repeated on phones by a bar: the price and the way into a registry', async () => {
    await open();
    const bar = one('sticky-bar');
    expect(document.getElementById(bar.dataset.for!)!.querySelector('registry-button')).not.toBeNull();
    expect(bar.classList).toContain('md:hidden');
    expect(bar.querySelector('registry-button')!.getAttribute('data-product')).toBe('70');
    expect(wordsOf(bar.querySelector('[data-now]'))).toBe('$120.00');
  });

  it.each(['isCashFund', 'isFavor', 'isCrowdfund', 'isElectronicGiftCard'] as const)(
    'has neither stock, cart, reviews, comparison nor report where it is no goods: %s',
    async (kind) => {
      const asked = await open({ card: { [kind]: true }, page: { variants: [variantOf(70, 'Sage')], options: [] } });
      expect(all('[data-stock], add-to-cart, #reviews, #questions, compare-tray, page-dialog, #alert')).toEqual([]);
      expect(asked).toHaveLength(1);
      expect(all('#add registry-button')).toHaveLength(1);
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
  it('3 is every variant with its offer, the rating and the way there', async () => {
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

  it('is nothing where only a hidden category holds it', async () => {
    await open({ page: pageOf({ indexable: false, breadcrumb: [] }) });
    expect(head().robots).toBe('noindex');
    expect(graph()).toHaveLength(1);
  });
});
