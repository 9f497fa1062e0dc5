/** The demo's people and their registries, created through the same calls that a browser makes. */
import type { Assembled } from '#api/assemble.ts';
import type { Database } from '#api/db/database.ts';
import { insertVerifiedUser } from '#api/features/users/sign-ups.queries.ts';
import type { App, Caller } from '#api/http/app-context.ts';
import { createLimiter } from '#api/http/limits.ts';
import { perform } from '#api/http/perform.ts';
import { routeName } from '#api/http/route.ts';
import { routes } from '#api/routes.ts';
import * as cashFunds from '#contracts/cash-funds.ts';
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { addDays, dayOf } from '#rules/days.ts';
import { readProgress, writeProgress } from './seed-progress.ts';
import type { Steps } from './steps.ts';

export const demoPassword = 'layette-demo';
/** The key of the demo admin's authenticator, in base 32. */
export const demoAuthenticatorKey = 'LAYETTEDEMOLAYETTEDEMOLAYETTEDEM';
export const demoPeople = [
  { label: 'Owner', email: 'owner@layette.example', name: 'Olive Sample', role: 'user' },
  { label: 'Collaborator', email: 'helper@layette.example', name: 'Hanno Sample', role: 'user' },
  { label: 'Giver', email: 'giver@layette.example', name: 'Greta Sample', role: 'user' },
  { label: 'Admin', email: 'admin@layette.example', name: 'Ada Sample', role: 'admin' },
] as const;
/** The shop's most popular products fill the demo registries. */
const demoItems = 26;
export const demoRegistryAddress = '/olive-and-sam';
const demoStory =
  'We’re Olive and Sam, and soon we’ll be three. Our apartment is small and our family is large, so we’ve kept this list short and useful. Hand-me-downs make us just as happy as something new. Thank you for thinking of us.';
/** By the position of the item. */
const demoNotes: Readonly<Record<number, string>> = {
  0: 'We tried this one in the store. It fits down our stairs.',
  3: 'Any color. We like surprises.',
  9: 'One for home and one for Grandma Lou’s.',
};

export async function seedPeople(assembled: Assembled, steps: Pick<Steps, 'say'>): Promise<void> {
  const { app } = assembled;
  const progress = await readProgress(app.db, 'demo_people');
  if (progress === 'done') return;
  if (progress === 'begun') await removeDemoPeople(app.db);
  const hasPeople = await app.db.read.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (hasPeople !== undefined) return;
  await writeProgress(app.db, 'demo_people', 'begun');
  steps.say('Making the demo people and their registries');

  const today = dayOf(app.now());
  const passwordHash = await app.hashing.hash(demoPassword);
  const people = new Map<string, Caller>();
  for (const person of demoPeople) {
    const { label, role, ...named } = person;
    const account = { ...named, id: app.newId(), passwordHash, now: app.now() };
    await app.db.transact({ lock: 'nothing' }, async (trx) => {
      await insertVerifiedUser(trx, account);
      await trx.updateTable('user').set({ role }).where('id', '=', account.id).execute();
    });
    if (role === 'admin') await giveDemoPhone(app, account.id);
    const times = { emailVerifiedAt: account.now, createdAt: account.now, secondFactorAt: null };
    people.set(label, {
      ...visitor(),
      user: { ...named, ...times, id: account.id, role, currentRegistryId: null },
    });
  }
  const [owner, helper, giver] = ['Owner', 'Collaborator', 'Giver'].map((label) => people.get(label)!) as [
    Caller,
    Caller,
    Caller,
  ];
  const popular = await app.db.read
    .selectFrom('product')
    .innerJoin('generic_product', 'generic_product.id', 'product.generic_product_id')
    .select(['product.id', 'generic_product.title', 'generic_product.category'])
    .where('product.position', '=', 0)
    .where('product.stock', '>', 0)
    .where('generic_product.type', '=', 'product')
    .where('generic_product.coming_soon_until', 'is', null)
    .orderBy('generic_product.popularity', 'desc')
    .execute();
  // A list of different things, as families make them.
  const products = popular
    .filter(({ category }, at) => popular.findIndex((one) => one.category === category) === at)
    .slice(0, demoItems);

  // 1. A full registry with taken gifts, listed, four months ahead.
  const full = await createRegistry(assembled, owner, {
    title: 'Olive & Sam’s baby registry',
    planningStage: 'pregnant',
    arrivalDate: addDays(today, 118),
  });
  await act(assembled, owner, registries.changeRegistry, {
    params: { id: full.id },
    body: { slug: demoRegistryAddress.slice(1), searchLevel: 'babylist', names: 'Olive & Sam', story: demoStory },
  });
  await app.db.transact({ lock: 'nothing' }, (trx) =>
    trx
      .insertInto('registry_member')
      .values({ registry_id: full.id, user_id: helper.user!.id, role: 'editor', blind: 0, created_at: app.now() })
      .execute(),
  );
  const items: string[] = [];
  for (const [index, product] of products.entries()) {
    const { regItem } = await act(assembled, owner, registries.addItem, {
      params: { id: full.id },
      body: {
        kind: 'product',
        productId: product.id,
        quantity: index % 5 === 1 ? 2 : 1,
        note: demoNotes[index] ?? '',
        mustHave: index % 6 === 0,
        secondHandWelcome: index % 7 === 2,
      },
    });
    items.push(regItem.id);
  }
  await act(assembled, owner, registries.addItem, {
    params: { id: full.id },
    body: {
      kind: 'external',
      title: 'Wooden rainbow stacker',
      url: 'https://example.com/wooden-rainbow',
      storeName: 'A toy shop',
      price: { amount: 3400, currency: 'USD' },
      note: 'We had one of these when we were small.',
      secondHandWelcome: true,
      offers: [
        { storeName: 'Corner Toys', url: 'https://corner.example/rainbow', price: { amount: 3150, currency: 'USD' } },
        { storeName: 'Old Mill', url: 'https://oldmill.example/rainbow', price: { amount: 3600, currency: 'USD' } },
        { storeName: 'Second Story', url: 'https://second.example/rainbow', price: null },
      ],
    },
  });
  await act(assembled, owner, registries.addItem, {
    params: { id: full.id },
    body: {
      kind: 'idea',
      title: 'A home-cooked meal in the first few weeks',
      quantity: 5,
      note: 'Nothing with shellfish. Leave it at the door, or stay for tea.',
    },
  });
  const names = ['Aunt Ines', 'Marek', 'The neighbors', 'Grandma Lou'];
  for (const [index, name] of names.entries()) {
    const itemId = items[index * 3 + 1];
    if (itemId === undefined) break;
    const guest = index === 0 ? giver : visitor();
    await act(assembled, guest, reservations.reserveItem, {
      params: { id: itemId },
      body: {
        giverName: name,
        giverEmail: `guest${index + 1}@layette.example`,
        quantity: 1,
        message: index === 3 ? 'With all my love.' : '',
      },
    });
  }

  await seedFunds(assembled, owner, full.id, giver);

  // 2. An empty one, just begun, of an adopting family. 3. A wishlist. 4. A paused one. 5. One whose baby has arrived.
  await createRegistry(assembled, helper, { title: 'Hanno & Ilse’s registry', planningStage: 'adopting' });
  const birthday = await createRegistry(assembled, giver, {
    title: 'Nils turns four',
    registryType: 'birthday',
    arrivalDate: addDays(today, 40),
  });
  for (const product of products.slice(4, 9))
    await act(assembled, giver, registries.addItem, {
      params: { id: birthday.id },
      body: { kind: 'product', productId: product.id },
    });
  const paused = await createRegistry(assembled, giver, { title: 'Greta’s list', planningStage: 'conceiving' });
  await act(assembled, giver, registries.changeRegistry, { params: { id: paused.id }, body: { isPaused: true } });
  const arrived = await createRegistry(assembled, owner, {
    title: 'For Juno, who’s here',
    planningStage: 'fostering',
    arrivalDate: addDays(today, -30),
  });
  for (const product of products.slice(0, 3))
    await act(assembled, owner, registries.addItem, {
      params: { id: arrived.id },
      body: { kind: 'product', productId: product.id },
    });
  await app.db.transact({ lock: 'nothing' }, (trx) =>
    trx.updateTable('user').set({ current_registry_id: full.id }).where('id', '=', owner.user!.id).execute(),
  );
  await writeProgress(app.db, 'demo_people', 'done');
}

/** A cash fund with promises from two people, and a group gift that is half paid. */
async function seedFunds(assembled: Assembled, owner: Caller, registryId: string, giver: Caller): Promise<void> {
  const { app } = assembled;
  await act(assembled, owner, cashFunds.chooseCashFundPreferences, {
    body: {
      registryId,
      paymentPreferences: [
        {
          kind: 'payment_app',
          selected: true,
          handle: 'Any payment app: @olive-sample',
          link: 'https://example.com/pay/olive',
        },
        { kind: 'card_link', selected: true, link: 'https://example.com/card/olive' },
        { kind: 'check', selected: true, handle: 'Olive Sample\n1 Elm Street, Portland, OR 97201' },
        { kind: 'cash', selected: true },
      ],
    },
  });
  const ofType = (type: 'cash_fund' | 'crowdfund') =>
    app.db.read
      .selectFrom('product')
      .innerJoin('generic_product', 'generic_product.id', 'product.generic_product_id')
      .select(['product.id', 'generic_product.title'])
      .where('generic_product.type', '=', type)
      .orderBy('product.id')
      .limit(2)
      .execute();
  const params = { id: registryId };
  const fund = (await ofType('cash_fund')).at(-1);
  if (fund !== undefined) {
    const { regItem } = await act(assembled, owner, registries.addItem, {
      params,
      body: { kind: 'cash_fund', productId: fund.id, title: fund.title, goalCents: 30_000 },
    });
    const pledge = { regItemId: regItem.id, paymentKind: 'payment_app', amountCents: 5_000 } as const;
    await act(assembled, giver, cashFunds.pledge, {
      body: { ...pledge, giverName: 'Greta', giverEmail: giver.user!.email, message: 'For the first hundred diapers.' },
    });
  }
  const together = (await ofType('crowdfund'))[0];
  if (together === undefined) return;
  const { regItem } = await act(assembled, owner, registries.addItem, {
    params,
    body: { kind: 'product', productId: together.id },
  });
  for (const [name, amountCents] of [
    ['Greta', 15_000],
    ['The book club', 20_000],
  ] as const) {
    const { contribution } = await act(assembled, giver, groupGifts.contribute, {
      params: { ...params, item: regItem.id },
      body: { amountCents, giverName: name, giverEmail: giver.user!.email },
    });
    await act(assembled, giver, groupGifts.payGroupContribution, { params: { id: contribution.id } });
  }
}

/** Removes what an interrupted load left behind; everything else about them is deleted with their registries and accounts. */
async function removeDemoPeople(db: Database): Promise<void> {
  await db.transact({ lock: 'nothing' }, async (trx) => {
    const people = trx
      .selectFrom('user')
      .select('id')
      .where(
        'email',
        'in',
        demoPeople.map((person) => person.email),
      );
    await trx.updateTable('user').set({ current_registry_id: null }).where('id', 'in', people).execute();
    await trx.deleteFrom('registry').where('owner_id', 'in', people).execute();
    await trx.deleteFrom('person_key').where('person_id', 'in', people).execute();
    await trx
      .deleteFrom('user')
      .where(
        'email',
        'in',
        demoPeople.map((person) => person.email),
      )
      .execute();
  });
}

async function createRegistry(
  assembled: Assembled,
  owner: Caller,
  body: InputOf<typeof registries.createRegistry>['body'],
) {
  const { registry } = await act(assembled, owner, registries.createRegistry, { body });
  return registry;
}

let visitors = 0;
/** The demo's admin has an authenticator with a public key; a real one is set up by QR code at the first sign-in. */
const giveDemoPhone = (app: App, userId: string) =>
  app.db.transact({ lock: 'nothing' }, async (trx) =>
    trx
      .insertInto('second_factor')
      .values({
        user_id: userId,
        key_sealed: await app.sealing.seal(trx, userId, demoAuthenticatorKey),
        new_key_sealed: null,
        last_step: 0,
        connected_at: null,
      })
      .execute(),
  );

function visitor(): Caller {
  visitors += 1;
  return { visitorId: null, user: null, sessionHash: null, grants: new Set(), address: `demo-${visitors}` };
}

const rows = new Map(routes.map((route) => [routeName(route), route]));
const limiter = createLimiter(Number.MAX_SAFE_INTEGER);

async function act<E extends Endpoint>(
  assembled: Assembled,
  caller: Caller,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const {
    params = {},
    query = {},
    body,
  } = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
  const performer = { app: assembled.app, limiter, checkAnswers: true, onChanged: assembled.jobs.nudge };
  const performed = await perform(performer, rows.get(routeName({ endpoint }))!, caller, { params, query, body }, null);
  return performed.output as OutputOf<E>;
}
