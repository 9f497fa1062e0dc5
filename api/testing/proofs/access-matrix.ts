import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { z } from 'zod';
import { apiRouter } from '#api/http/api-router.ts';
import { letOthersIn } from '#api/http/event-loop.ts';
import { createLimiter } from '#api/http/limits.ts';
import { handleErrors } from '#api/http/problems.ts';
import { requestLog } from '#api/http/request-log.ts';
import { type Route, routeName } from '#api/http/route.ts';
import { session } from '#api/http/session.ts';
import { routes } from '#api/routes.ts';
import { addressOf } from '#contracts/endpoint.ts';
import { usualCategoryId } from '#rules/registry-categories.ts';
import { createTestApp, type Engine, type TestApp } from '../test-app.ts';
import { type CallerKind, callerKinds, expectedOfCall, type RegistryState, registryStates } from './access-model.ts';
import { createWorld, type World } from './access-world.ts';
import { Findings, type Proof } from './proof.ts';
import { Seeded } from './seeded.ts';
import { uuid, validInput } from './valid-input.ts';
import { Wire, type WireAnswer } from './wire.ts';

/** content/checklist/feeding.yaml */
const feedingSectionId = 40;

export const accessMatrix: Proof = {
  name: 'access-matrix',
  proves: 'every row of the route table answers every kind of caller, in every state of a registry, as its policy says',
  unit: 'cells',
  sizes: { withTests: 1, longRun: 20 },
  async run({ size, seed, engines, found = new Findings() }) {
    for (const engine of engines) for (let i = 0; i < size; i += 1) await checkMatrix(engine, seed + i, found);
    return found;
  },
};

/** A bug that a test plants: what the server mounts instead of one row. The policies are always those of the table. */
export interface PlantedBug {
  row: string;
  served: (route: Route) => Route;
}

/**
 * @param bug if given, only its row is tested
 * @param statesAsked the registry's states to test
 */
export async function checkMatrix(
  engine: Engine,
  seed: number,
  found: Findings,
  { bug, statesAsked = registryStates }: { bug?: PlantedBug; statesAsked?: readonly RegistryState[] } = {},
): Promise<void> {
  const test = await createTestApp({ engine });
  const random = new Seeded(seed);
  const { app, cookies } = test;
  const limiter = createLimiter(100_000);
  const { publicUrl } = app.settings;
  const asked = bug === undefined ? routes : routes.filter((route) => routeName(route) === bug.row);
  const mounted =
    bug === undefined ? routes : routes.map((route) => (asked.includes(route) ? bug.served(route) : route));
  const server = express()
    .set('query parser', 'simple')
    .use(requestLog(pino({ level: 'silent' })))
    .use(session(app, cookies))
    .use(apiRouter(mounted, { app, cookies, limiter, letOthersIn, publicUrl, checkAnswers: true, onChanged: () => {} }))
    .use(handleErrors)
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const wire = new Wire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 4);
  // A world is used again until a caller who was let in may have changed it.
  const worlds = new Map<RegistryState, { world: World; before: string }>();
  const createFor = async (state: RegistryState) => {
    const world = await createWorld(test, state);
    return { world, before: await stateOf(test, world) };
  };
  try {
    for (const route of asked) {
      // A call that does not concern a registry behaves the same in each of its states.
      const states = speaksOfRegistry(route) ? statesAsked : (['private'] as const);
      for (const state of states) {
        for (const kind of callerKinds) {
          for (const gift of giftKindsOf(route)) {
            const used = worlds.get(state) ?? (await createFor(state));
            const { isUsedUp } = await checkCell({
              test,
              wire,
              route,
              ...used,
              kind,
              gift,
              random,
              found,
              name: `${routeName(route)} as ${kind}, ${state}${gift === null ? '' : `, ${gift}`}`,
            });
            if (isUsedUp) worlds.delete(state);
            else worlds.set(state, used);
            found.done += 1;
          }
        }
      }
      // An empty change, by a caller who may make it.
      const kind = callerKinds.find((one) => expectedOfCall(routeName(route), route.access, one, {}) === 'let in');
      if (kind === undefined || route.kind === 'read' || route.schemas.body?.safeParse({}).success !== true) continue;
      const fresh = await createFor('private');
      await checkCell({
        test,
        wire,
        route,
        ...fresh,
        kind,
        gift: giftKindsOf(route)[0]!,
        random,
        found,
        body: {},
        name: `${routeName(route)} as ${kind}, with an empty body`,
      });
      found.done += 1;
    }
  } finally {
    wire.close();
    server.closeAllConnections();
    server.close();
    await test.close();
  }
}

const speaksOfRegistry = ({ access }: Route) =>
  access.who === 'registry' || access.who === 'item' || giftKindsOf({ access })[0] !== null;

type GiftKind = keyof ReturnType<World['giftsOf']>;

/** The kinds of gifts that the path may name; null where it names none. */
function giftKindsOf({ access }: Pick<Route, 'access'>): readonly (GiftKind | null)[] {
  switch (access.who) {
    case 'reservation':
      return ['reservation'];
    case 'contribution':
      return [access.to];
    case 'gift':
      return ['reservation', 'cash-fund', 'group-gift'];
    default:
      return [null];
  }
}

interface Cell {
  test: TestApp;
  wire: Wire;
  route: Route;
  world: World;
  /** The world's state before the call. */
  before: string;
  kind: CallerKind;
  gift: GiftKind | null;
  random: Seeded;
  found: Findings;
  name: string;
  /** A valid one is generated if absent. */
  body?: unknown;
}

async function checkCell(cell: Cell): Promise<{ isUsedUp: boolean }> {
  const { route, world, before, kind, found, name, test } = cell;
  const cookie = await world.cookieOf(kind);
  const input = inputFor(cell);
  const expected = expectedOfCall(routeName(route), route.access, kind, input.body);
  const letIn = expected === 'let in';
  const answer = await send(cell, input, cookie);
  if (answer.status >= 500) {
    found.fault(`${name}: answered ${answer.status}`);
    return { isUsedUp: true };
  }
  const code = codeOf(answer);
  if (letIn) {
    const isRefused =
      code === 'sign-in-required' || code === 'not-allowed' || (code === 'not-found' && speaksOfRegistry(route));
    if (isRefused) found.fault(`${name}: is refused with ${code}, its policy lets in`);
    if (code === null) found.count('let in');
    else found.count(`let in, then ${code}`);
    await checkForeignItem(cell, input, cookie);
    return { isUsedUp: route.kind === 'change' };
  }
  found.count(`refused: ${expected}`);
  if (code !== expected)
    found.fault(`${name}: is answered ${answer.status} ${code ?? 'well'}, its policy says ${expected}`);
  const hasChanged = (await stateOf(test, world)) !== before;
  if (hasChanged) found.fault(`${name}: is refused and changed something all the same`);
  if (expected === 'not-found') {
    const unknown = await send(
      cell,
      { ...input, params: withUnknown(route, input.params, cell.random) },
      await world.cookieOf(kind),
    );
    if (bytesOf(unknown) !== bytesOf(answer))
      found.fault(`${name}: tells apart what is forbidden and what does not exist`);
  }
  return { isUsedUp: hasChanged };
}

/** The caller's own registry with somebody else's item: a path must not reach into another registry. */
async function checkForeignItem(cell: Cell, input: Input, cookie: string): Promise<void> {
  const { route, world, found, name } = cell;
  if (route.access.who !== 'registry' || !('item' in input.params)) return;
  const foreign = await send(cell, { ...input, params: { ...input.params, item: world.foreignItemId } }, cookie);
  if (codeOf(foreign) !== 'not-found') found.fault(`${name}: reaches an item of another registry (${foreign.status})`);
}

interface Input {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

/** A valid call whose path names things in the world. A new kind of thing must be added to the world, or its row is not tested. */
function inputFor({ route, world, random, kind, gift, body: chosen }: Cell): Input {
  const { params, query, body } = route.schemas;
  const given = (params === undefined ? {} : validInput(params, random)) as Record<string, unknown>;
  const { access } = route;
  if ('param' in access) {
    given[access.param] =
      access.who === 'registry'
        ? world.registryId
        : access.who === 'item'
          ? world.itemId
          : access.who === 'link'
            ? world.linkedId
            : world.giftsOf(kind)[gift!];
    if (access.who === 'registry') {
      for (const name of Object.keys(given)) {
        if (name === access.param) continue;
        // The category is one that every registry has; the checklist category is one from the content.
        const category = route.endpoint.path.includes('/checklist_categories/') ? feedingSectionId : usualCategoryId;
        const known: string | number | undefined = name === 'cat' ? category : world.things[name];
        if (known === undefined)
          throw new Error(
            `${routeName(route)}: the matrix does not know the parameter "${name}"; add it to access-world.ts`,
          );
        given[name] = known;
      }
    }
  }
  return {
    params: Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)])),
    query: (query === undefined ? {} : validInput(query, random)) as Record<string, unknown>,
    body: chosen ?? (body === undefined ? {} : throughOwnAddress(body, validInput(body, random), world)),
  };
}

/** The registry has made a link for a group of guests: a gift names how its giver came. */
const throughOwnAddress = (schema: z.ZodType, body: unknown, { registryId }: World): unknown =>
  schema instanceof z.ZodObject && 'through' in schema.shape ? { ...(body as object), through: registryId } : body;

function withUnknown(route: Route, params: Record<string, string>, random: Seeded): Record<string, string> {
  return 'param' in route.access ? { ...params, [route.access.param]: uuid(random) } : params;
}

const send = ({ wire, route }: Cell, input: Input, cookie: string): Promise<WireAnswer> =>
  wire.send(route.endpoint.method, addressOf(route.endpoint, input), {
    ...(route.kind === 'change' ? { body: input.body } : {}),
    headers: cookie === '' ? {} : { cookie },
  });

const codeOf = (answer: WireAnswer): string | null =>
  answer.status < 400 ? null : String(JSON.parse(answer.text).code);

const bytesOf = ({ status, headers, text }: WireAnswer): string =>
  JSON.stringify([status, { ...headers, date: '', 'x-request-id': '' }, text]);

/** Everything that a call on this registry could have changed. */
async function stateOf(test: TestApp, world: World): Promise<string> {
  const db = test.app.db.read;
  const { registryId, itemId } = world;
  const ofRegistry = (
    table:
      | 'reservation'
      | 'registry_member'
      | 'registry_invitation'
      | 'audience'
      | 'cash_fund_contribution'
      | 'group_gift'
      | 'group_gift_contribution'
      | 'reg_item',
  ) => db.selectFrom(table).selectAll().where('registry_id', '=', registryId).execute();
  const giftsIn = (table: 'reservation' | 'cash_fund_contribution' | 'group_gift_contribution') =>
    db.selectFrom(table).select('id').where('registry_id', '=', registryId);
  const gifts = giftsIn('reservation')
    .unionAll(giftsIn('cash_fund_contribution'))
    .unionAll(giftsIn('group_gift_contribution'));
  const tables = await Promise.all([
    db.selectFrom('thank_you_note').selectAll().where('gift_id', 'in', gifts).execute(),
    db.selectFrom('registry').selectAll().where('id', '=', registryId).execute(),
    db.selectFrom('unit_hold').selectAll().where('reg_item_id', '=', itemId).execute(),
    ofRegistry('reg_item'),
    ofRegistry('reservation'),
    ofRegistry('registry_member'),
    ofRegistry('registry_invitation'),
    ofRegistry('audience'),
    ofRegistry('cash_fund_contribution'),
    ofRegistry('group_gift'),
    ofRegistry('group_gift_contribution'),
  ]);
  return JSON.stringify(tables.map((rows) => rows.map((row) => JSON.stringify(row)).sort()));
}
