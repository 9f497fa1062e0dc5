import type { Facet } from '#contracts/catalogue.schemas.ts';
import { type ListAddress, type ListWords, writeListAddress } from '#rules/catalogue-list-address.ts';
import { type Counted, createFilterPanel } from '../filter-panel-store.ts';
import { createKeptAnswers } from '../kept-answers.ts';
import { createProductList } from '../product-list-store.ts';

export const facets: Facet[] = [
  {
    key: 'brands',
    label: 'Brand',
    type: 'multi-select',
    values: [
      { value: 'alder', label: 'Alder', count: 12 },
      { value: 'birch', label: 'Birch', count: 3 },
      { value: 'cedar', label: 'Cedar', count: 0 },
    ],
  },
  {
    key: 'product_type',
    label: 'Product Type',
    type: 'multi-select',
    values: [
      { value: 'Strollers', label: 'Strollers that fold and stand by themselves', count: 5 },
      { value: 'Wagons', label: 'Wagons', count: 2 },
    ],
  },
  {
    key: 'stroller-type',
    label: 'Stroller type',
    type: 'multi-select',
    values: [{ value: 'Any', label: 'Any', count: 5 }],
  },
  {
    key: 'rating',
    label: 'Rating',
    type: 'rating',
    values: [5, 4, 3, 2, 1, 0].map((stars) => ({
      value: String(stars),
      label: stars === 0 ? 'Show All Ratings' : `${stars} & up`,
      count: stars === 5 ? 0 : 9,
    })),
  },
  {
    key: 'price',
    label: 'Price Range',
    type: 'numeric-range',
    values: [
      { label: 'Min', value: '20' },
      { label: 'Max', value: '320' },
    ],
    step: 10,
    disabled: false,
  },
  {
    key: 'inventory_available',
    label: 'In Stock',
    type: 'boolean',
    values: [{ value: 'true', label: 'In Stock', count: 8 }],
  },
  { key: 'on_sale', label: 'On Sale', type: 'boolean', values: [{ value: 'true', label: 'On Sale', count: 0 }] },
];

export interface Question<Answer> {
  /** As an address: "?brands=alder". */
  asked: string;
  signal: AbortSignal;
  answer(answer: Answer): Promise<void>;
  fail(): Promise<void>;
}

/** A browser with one list in it: its address bar, and the questions that reach the server. A part is its own words here. */
export function openScreen({
  search = '',
  words = { attributeKeys: ['material'], usualSort: 'popular', term: null } as ListWords,
  rewrites = false,
} = {}) {
  const visited = [search];
  const bar = {
    search: () => visited.at(-1)!,
    push: (to: string) => void visited.push(to),
    replace: (to: string) => void visited.splice(-1, 1, to),
  };
  const lists: Question<string>[] = [];
  const counts: Question<Counted>[] = [];
  const clock = { now: 0 };
  const ask =
    <Asked, Answer>(questions: Question<Answer>[], say: (asked: Asked) => string) =>
    (asked: Asked, signal: AbortSignal) =>
      new Promise<Answer>((resolve, reject) => {
        const settle = async (how: () => void) => {
          how();
          for (let turn = 0; turn < 3; turn++) await Promise.resolve();
        };
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        questions.push({
          asked: say(asked),
          signal,
          answer: (answer) => settle(() => resolve(answer)),
          fail: () => settle(() => reject(new Error('lost'))),
        });
      });
  const list = createProductList({
    words,
    bar,
    first: { search, part: 'as it came' },
    load: ask(lists, (asked: string) => asked),
    kept: createKeptAnswers(1000, 20, () => clock.now),
    rewrites,
  });
  const panel = createFilterPanel({
    words,
    count: ask(counts, (address: ListAddress) => writeListAddress(address, words)),
    kept: createKeptAnswers(1000, 20, () => clock.now),
  });
  /** The browser's back button. */
  const back = () => {
    visited.pop();
    list.follow();
  };
  return { list, panel, bar, visited, lists, counts, back, clock };
}
