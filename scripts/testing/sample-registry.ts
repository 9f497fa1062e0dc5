import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import { usd } from '#rules/money.ts';

export const sampleRegistry = (changes: Partial<Registry> = {}): Registry => ({
  id: '01890000-0000-7000-8000-00000000000a',
  ownerId: null,
  registryType: 'baby',
  title: 'Olive’s baby registry',
  names: '',
  story: '',
  coverImageId: null,
  coverImageUrl: null,
  slug: 'olive',
  searchLevel: 'private',
  role: 'guest',
  family: {
    arrivalDate: null,
    arrivalMonth: 'August 2027',
    isArrivalDateKnown: true,
    planningStage: null,
    expectingChildren: null,
  },
  shower: null,
  isPaused: false,
  surprise: null,
  revealDay: null,
  finding: null,
  cashFundPreferences: null,
  version: 3,
  createdAt: 0,
  ...changes,
});

export const sampleItem = (id: string, changes: Partial<RegItem> = {}): RegItem => ({
  id,
  registryId: sampleRegistry().id,
  kind: 'product',
  productId: 10,
  genericProductId: 1,
  path: '/gp/pram/1/10',
  title: `Gift ${id}`,
  brand: 'Oatwell',
  variant: null,
  note: '',
  url: null,
  storeName: null,
  price: { amount: 19_900, currency: 'USD' },
  pricedAt: null,
  offers: [],
  size: null,
  color: null,
  imgUrl: null,
  quantity: 1,
  left: 1,
  mustHave: false,
  secondHandWelcome: false,
  categoryId: 1,
  isSoldHere: true,
  isDiscountable: false,
  isGivenTogether: false,
  position: Number(id),
  fund: null,
  groupGift: null,
  mine: null,
  givers: [],
  ...changes,
});

export const sampleFund = {
  goal: usd(30_000),
  raised: usd(5_000),
  suggested: [usd(2_500)],
  ways: ['cash'],
  contributions: [],
} satisfies RegItem['fund'];

export const sampleGroupGift = {
  id: '01890000-0000-7000-8000-00000000000d',
  state: 'open',
  outcome: null,
  endedBy: null,
  price: usd(65_000),
  buffer: usd(6_500),
  goal: usd(71_500),
  raised: usd(35_000),
  left: usd(36_500),
  suggested: [usd(5_000)],
  isTest: true,
  contributions: [],
} satisfies RegItem['groupGift'];

export const sampleReservation = (regItemId: string, changes: Partial<Reservation> = {}): Reservation => ({
  id: '01890000-0000-7000-8000-00000000000b',
  regItemId,
  isActive: true,
  state: 'reserved',
  quantity: 1,
  giverName: 'Gus',
  isEmailVerified: false,
  message: '',
  step: 'reserved',
  secretUntil: null,
  giftGiverThankYouAddressProvided: false,
  item: {
    title: '',
    brand: null,
    variant: null,
    storeName: null,
    path: null,
    price: null,
    imgUrl: null,
    url: null,
    size: null,
    color: null,
  },
  registry: { id: '01890000-0000-7000-8000-00000000000a', title: '', slug: 'olive' },
  expiresAt: null,
  createdAt: 0,
  ...changes,
});

/** Answers calls by method and the end of their path; `sent` has everything that was sent. */
export function answering(answers: Record<string, (body: unknown) => [status: number, body: object]>) {
  const sent: { call: string; body: unknown }[] = [];
  const fetching = async (address: unknown, init: RequestInit = {}) => {
    const path = String(address).split('?')[0]!;
    const name = Object.keys(answers).find((one) => {
      const [method, end] = one.split(' ') as [string, string];
      return method === (init.method ?? 'GET') && path.endsWith(end);
    });
    if (name === undefined) throw new Error(`Nobody answers ${init.method ?? 'GET'} ${path}.`);
    const body = init.body === undefined ? undefined : JSON.parse(String(init.body));
    sent.push({ call: name, body });
    const [status, answer] = answers[name]!(body);
    return new Response(JSON.stringify(answer), { status });
  };
  return { fetching, sent };
}
