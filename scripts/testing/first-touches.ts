/**
 * What people touch first on pages of the shop, and the expected effect: for the proof that no early tap is lost, and for the bench of how
 * soon a touch is answered.
 */
import { demoPassword, demoPeople } from '../seed-people.ts';

export interface FirstTouch {
  name: string;
  path: string;
  /** The first visible match is used. */
  selector: string;
  /** With a mouse on a desktop; otherwise with a finger on a phone. */
  wide?: boolean;
  /** Fields that are filled in before the tap. */
  fill?: readonly (readonly [field: string, text: string])[];
  /** Text that is typed after the tap. */
  types?: string;
  /** The tap had its effect when the page's address matches this ... */
  leadsTo?: RegExp;
  /** ... or when this is true in the page. With `and`, both must hold. */
  shows?: () => boolean;
  and?: true;
  /** The tap leaves the page. */
  leaves?: true;
}

const product = '/gp/trundlekin-shore-city-stroller/20001';
const leaf = '/store/bodysuits';

export const firstTouches: readonly FirstTouch[] = [
  {
    name: 'search box',
    path: '/store',
    selector: '[data-search-field]',
    types: 'strolle',
    shows: () => document.querySelector('[role=option]') !== null,
  },
  {
    name: 'menu',
    path: '/store',
    selector: '[commandfor=site-menu]',
    shows: () => document.querySelector('#site-menu:modal, #site-menu:popover-open') !== null,
  },
  {
    name: 'cart',
    path: '/store',
    selector: 'header a[href="/store/cart"]',
    leadsTo: /\/store\/cart/,
    shows: () => document.querySelector('dialog:modal') !== null,
  },
  {
    name: 'category in the bar',
    path: '/store',
    selector: 'nav[aria-label=Categories] a[aria-expanded]',
    wide: true,
    leadsTo: /\/store\/strollers/,
    shows: () =>
      document.querySelector('header section[data-event-links=category_clicked]')?.checkVisibility() === true,
  },
  {
    name: 'filter',
    path: leaf,
    selector: 'button[aria-haspopup=dialog]:nth-of-type(2)',
    shows: () =>
      /View \d+ Item/.test(document.querySelector('#filter-panel:modal [type=submit].tabular-nums')?.textContent ?? ''),
  },
  {
    name: 'sort',
    path: leaf,
    selector: 'button[aria-haspopup=dialog]:nth-of-type(1)',
    shows: () => document.querySelector('#filter-panel:modal') !== null,
  },
  { name: 'next page of a list', path: leaf, selector: 'nav[aria-label=Pages] a[href*="page=2"]', leadsTo: /page=2/ },
  {
    name: 'add to registry, signed out',
    path: product,
    selector: '#add a[href^="/signup"]',
    leadsTo: /\/signup/,
    // The product waits for the account.
    shows: () => localStorage.getItem('layette-pending-item') !== null,
    and: true,
    leaves: true,
  },
  {
    name: 'add to cart',
    path: product,
    selector: 'form[action="/api/v3/cart_items"] button[type=submit]',
    shows: () => /layette_cart=1/.test(document.cookie),
  },
  {
    name: 'one more',
    path: product,
    selector: '#add [aria-label^="One more"]',
    shows: () => document.querySelector<HTMLInputElement>('#add input[name=quantity]')?.value === '2',
  },
  {
    name: 'another color',
    path: product,
    selector: 'a[data-variant]:not([aria-current])',
    leadsTo: /20001\/\d+/,
  },
  {
    name: 'small picture',
    path: product,
    selector: 'a[href="#picture-2"]',
    shows: () => document.querySelector('ul:has(> #picture-1)')!.scrollLeft > 100,
  },
  {
    name: 'picture, to see it large',
    path: product,
    selector: '#picture-1 a',
    // Never the bare picture file: the tap must wait for the script.
    shows: () => document.querySelector('dialog:modal img') !== null,
  },
  {
    name: 'compare',
    path: product,
    selector: 'button[aria-pressed]',
    shows: () => document.querySelector('button[aria-pressed=true]') !== null,
  },
  {
    name: 'gift on a registry',
    path: '/olive-and-sam',
    selector: 'a[aria-label^="Give this"]',
    leadsTo: /gift=/,
    shows: () => document.querySelector('form input[name=giverName]') !== null,
  },
  {
    name: 'form that opens over its page',
    path: product,
    selector: 'a[href$="/report"]',
    leadsTo: /\/(report|questions|write-review|alert|login)/,
    shows: () => document.querySelector('dialog:modal form') !== null,
  },
  {
    name: 'signing in',
    path: '/login',
    fill: [
      ['[name=email]', demoPeople[0].email],
      ['[name=password]', demoPassword],
    ],
    selector: 'form button[type=submit]',
    leadsTo: /\/registry\/home|\/olive-and-sam/,
    leaves: true,
  },
  {
    name: 'box of the checklist',
    path: '/baby-registry-checklist',
    selector: 'main input[type=checkbox]',
    // The box is checked, stored, and still checked after the script has loaded.
    shows: () =>
      document.querySelector('astro-island:not([ssr]) input:checked') !== null &&
      (localStorage.getItem('layette-checklist') ?? '[]') !== '[]',
  },
];
