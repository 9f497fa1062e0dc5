import { beforeEach, describe, expect, it } from 'vitest';
import { VariantScreen, variantChosen } from './variant-screen.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const variant = (id: number, color: string, size: string, changes = {}) => ({
  id,
  name: `${color}, ${size}`,
  attributes: { color, size },
  path: `/gp/bodysuit/7/${id}`,
  price: usd(1200),
  listPrice: null,
  available: true,
  unitsLeft: null,
  code: null,
  images: [{ url: `/pictures/${color}.svg`, alt: `A bodysuit in ${color}` }],
  ...changes,
});
const data = {
  title: 'Bodysuit',
  today: '2027-03-10',
  comingSoonUntil: null,
  options: [
    { name: 'color', values: ['Sage', 'Oat'] },
    { name: 'size', values: ['NB', '3-6M'] },
  ],
  variants: [
    variant(1, 'Sage', 'NB'),
    variant(2, 'Sage', '3-6M', { available: false }),
    variant(3, 'Oat', '3-6M', {
      price: usd(800),
      listPrice: usd(1000),
      unitsLeft: 2,
      code: 'B042',
      images: [
        { url: '/pictures/oat.svg', alt: 'A bodysuit in Oat' },
        { url: '/pictures/oat_room.svg', alt: 'On the wall' },
      ],
    }),
  ],
};
const link = (name: string, value: string) =>
  `<li><a data-value="${value}" aria-label="${name}" href="/x"><span>${value}<span data-why></span></span></a></li>`;
const section = (name: string, values: string[]) =>
  `<section data-choice="${name}"><span data-chosen></span><ul>${values.map((value) => link(name, value)).join('')}</ul><p data-reasons></p></section>`;

let root: HTMLElement;
const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)!;
const choice = (value: string) => find<HTMLAnchorElement>(`a[data-value="${value}"]`);

beforeEach(() => {
  history.replaceState(null, '', '/gp/bodysuit/7?from=mail');
  document.body.innerHTML = `<main>
    <ul data-slides><li id="picture-1"><a href="/a.svg"><img src="/a.svg" alt=""></a></li></ul>
    <ul data-thumbs hidden><li><a href="#picture-1"><img src="/a.svg" alt=""></a></li></ul>
    <div data-price><span data-spoken></span><span data-now>$8.00 – $12.00</span><s data-before hidden></s><p data-saving hidden></p></div>
    <div data-price><span data-spoken></span><span data-now></span><s data-before hidden></s></div>
    ${section('color', ['Sage', 'Oat'])}${section('size', ['NB', '3-6M'])}
    <p data-stock="in-stock"><span data-words></span></p><p data-stock-when="out-of-stock" hidden>You can still</p>
    <registry-button data-product="1" data-here="/gp/bodysuit/7/1"></registry-button>
    <add-to-cart data-title="Bodysuit, Sage, NB"><form><input name="productId" value="1"><input name="page" value="/gp/bodysuit/7/1"><button type="button">−</button><button type="submit"><svg></svg>Add to cart<span class="sr-only">: Bodysuit, Sage, NB</span></button></form></add-to-cart>
    <form><input name="productId" value="1" data-product-field></form><p data-variant-title></p><p data-code hidden><strong></strong></p><p data-said role="status"></p>
    <script type="application/json" data-variants>${JSON.stringify(data)}</script></main>`;
  root = document.querySelector('main')!;
});

describe('choosing another variant', () => {
  it('3 changes picture, price, stock and what the buttons act on', () => {
    new VariantScreen(root).choose(3);
    expect([...root.querySelectorAll('[data-now]')].map((now) => now.textContent)).toEqual(['$8.00', '$8.00']);
    expect(find('[data-before]').textContent).toBe('$10.00');
    expect(find('[data-saving]').hidden).toBe(false);
    expect(find('[data-stock]').dataset.stock).toBe('few-left');
    expect(find('[data-words]').textContent).toBe('Only 2 left');
    expect(find('registry-button').dataset).toMatchObject({ product: '3', here: '/gp/bodysuit/7/3' });
    expect(find<HTMLInputElement>('[name="productId"]').value).toBe('3');
    expect(find<HTMLInputElement>('[name="page"]').value).toBe('/gp/bodysuit/7/3');
    expect(find<HTMLInputElement>('[data-product-field]').value).toBe('3');
    expect(find('add-to-cart').dataset.title).toBe('Bodysuit, Oat, 3-6M');
    expect(find('[data-variant-title]').textContent).toBe('Bodysuit, Oat, 3-6M');
    expect(find('[data-code]').hidden).toBe(false);
    expect(find('[data-code] strong').textContent).toBe('B042');
  });

  it('3 shows all pictures of it, and counts them anew', () => {
    new VariantScreen(root).choose(3);
    const pictures = [...root.querySelectorAll<HTMLImageElement>('[data-slides] img')];
    expect(pictures.map(({ alt }) => alt)).toEqual(['A bodysuit in Oat', 'On the wall']);
    expect(find('[data-slides] a').ariaLabel).toBe('Picture 1 of 2, larger: A bodysuit in Oat');
    expect(find('[data-thumbs]').hidden).toBe(false);
    new VariantScreen(root).choose(1);
    expect(root.querySelectorAll('[data-slides] img, [data-thumbs] img')).toHaveLength(2);
    expect(find('[data-thumbs]').hidden).toBe(true);
  });

  it('3 closes what does not exist beside it and says why', () => {
    new VariantScreen(root).choose(3);
    expect(choice('NB').hasAttribute('href')).toBe(false);
    expect(choice('NB').getAttribute('aria-disabled')).toBe('true');
    // Without an address it would be no link to who hears the page.
    expect(choice('NB').getAttribute('role')).toBe('link');
    expect(choice('NB').textContent).toBe('NB, not made in Oat');
    expect(find('[data-choice="size"] [data-reasons]').textContent).toBe('Not made in Oat: NB.');
    expect(choice('Oat').getAttribute('aria-current')).toBe('true');
    new VariantScreen(root).choose(1);
    expect(choice('NB').getAttribute('href')).toBe('/gp/bodysuit/7/1');
    expect(choice('NB').hasAttribute('aria-disabled')).toBe(false);
    expect(choice('NB').hasAttribute('role')).toBe(false);
    expect(choice('3-6M').textContent).toBe('3-6M, sold out');
  });

  it('2.1 stays one step of the history, at the address of the variant', () => {
    const steps = history.length;
    root.dataset.eventContext = '{"gpId":7,"productId":1}';
    new VariantScreen(root).choose(3);
    // What is pressed from now on is counted for what is shown.
    expect(JSON.parse(root.dataset.eventContext)).toEqual({ gpId: 7, productId: 3 });
    expect(location.pathname + location.search).toBe('/gp/bodysuit/7/3?from=mail');
    expect(history.length).toBe(steps);
  });

  it('sells what can be bought, and says when it cannot', () => {
    const button = () => find<HTMLButtonElement>('add-to-cart [type="submit"]');
    new VariantScreen(root).choose(2);
    expect([button().disabled, button().textContent]).toEqual([true, 'Sold out: Bodysuit, Sage, 3-6M']);
    new VariantScreen(root).choose(3);
    expect([button().disabled, button().textContent]).toEqual([false, 'Add to cart: Bodysuit, Oat, 3-6M']);
  });

  it('says what is shown now, and tells the other parts of the page', () => {
    const heard: unknown[] = [];
    document.addEventListener(variantChosen, (event) => heard.push((event as CustomEvent).detail), { once: true });
    new VariantScreen(root).choose(2);
    expect(find('[data-said]').textContent).toBe('Sage, 3-6M: $12.00, Out of stock in our shop');
    expect(find('[data-stock-when]').hidden).toBe(false);
    expect(heard).toEqual([
      { productId: 2, title: 'Bodysuit, Sage, 3-6M', path: '/gp/bodysuit/7/2', available: false },
    ]);
  });

  it('does nothing for a variant that is not there', () => {
    const before = root.innerHTML;
    new VariantScreen(root).choose(99);
    expect(root.innerHTML).toBe(before);
  });
});
