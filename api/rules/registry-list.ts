// How the list of a registry can be filtered and sorted, for guests and members alike.

/** The fields that filters and sorts use. */
export interface ListedItem {
  readonly title: string;
  readonly price: { readonly amount: number } | null;
  readonly quantity: number;
  readonly left: number;
  readonly mustHave: boolean;
  readonly secondHandWelcome: boolean;
  readonly path: string | null;
  readonly url: string | null;
  readonly position: number;
}

interface Option {
  readonly value: string;
  readonly title: string;
  readonly shows: (item: ListedItem) => boolean;
}

const centsBetween = (from: number, to: number) => (item: ListedItem) =>
  item.price !== null && item.price.amount >= from && item.price.amount < to;

export const listFilters: readonly { key: string; title: string; options: readonly Option[] }[] = [
  {
    key: 'show',
    title: 'Show',
    options: [
      { value: 'free', title: 'Still available', shows: (item) => item.left > 0 },
      { value: 'taken', title: 'Taken', shows: (item) => item.left < item.quantity },
      { value: 'must-have', title: 'Must-haves', shows: (item) => item.mustHave },
      { value: 'secondhand', title: 'Secondhand welcome', shows: (item) => item.secondHandWelcome },
    ],
  },
  {
    key: 'price',
    title: 'Price',
    options: [
      { value: 'under-25', title: 'Under $25', shows: centsBetween(0, 25_00) },
      { value: '25-50', title: '$25 to $50', shows: centsBetween(25_00, 50_00) },
      { value: '50-100', title: '$50 to $100', shows: centsBetween(50_00, 100_00) },
      { value: '100-250', title: '$100 to $250', shows: centsBetween(100_00, 250_00) },
      { value: 'from-250', title: '$250 and up', shows: centsBetween(250_00, Number.POSITIVE_INFINITY) },
    ],
  },
  {
    key: 'store',
    title: 'Where from',
    options: [
      { value: 'here', title: 'Ships from our shop', shows: ({ path }) => path !== null },
      { value: 'elsewhere', title: 'Other stores', shows: ({ path, url }) => path === null && url !== null },
    ],
  },
];

interface Sort {
  readonly value: string;
  readonly title: string;
  readonly compare: (a: ListedItem, b: ListedItem) => number;
}

const byPosition = (a: ListedItem, b: ListedItem) => a.position - b.position;
/** Items without a price come last in either direction. */
const byPrice = (direction: 1 | -1) => (a: ListedItem, b: ListedItem) =>
  a.price === null || b.price === null
    ? Number(a.price === null) - Number(b.price === null) || byPosition(a, b)
    : direction * (a.price.amount - b.price.amount) || byPosition(a, b);

export const listSorts: readonly Sort[] = [
  { value: 'list', title: 'The family’s order', compare: byPosition },
  {
    value: 'must-have',
    title: 'Must-haves first',
    compare: (a, b) => Number(b.mustHave) - Number(a.mustHave) || byPosition(a, b),
  },
  { value: 'price-up', title: 'Price: low to high', compare: byPrice(1) },
  { value: 'price-down', title: 'Price: high to low', compare: byPrice(-1) },
  { value: 'title', title: 'A to Z', compare: (a, b) => a.title.localeCompare(b.title, 'en') || byPosition(a, b) },
];
