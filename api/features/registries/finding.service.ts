import { eachRowAsync } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { App, Reading } from '#api/http/app-context.ts';
import { type Places, placesOf } from '#api/http/session.ts';
import { Refusal } from '#contracts/problems.ts';
import { type FoundRegistry, foundRegistrySchema } from '#contracts/registries.schemas.ts';
import { monthOfArrival } from '#rules/arrival.ts';
import { oneFactIsEnough } from '#rules/finding-budget.ts';
import {
  type Fact,
  factsOf,
  foundMax,
  invitationCode,
  isFindable,
  nameWords,
  publicSearchWords,
  searchedFacts,
  searchedWords,
  wholeTitle,
} from '#rules/registry-finding.ts';
import {
  countFindable,
  findByKeys,
  nameOfUser,
  registriesWithoutFindKeys,
  replaceFindKeys,
} from './finding.queries.ts';
import { findOwnRegistries, findRegistry } from './registries.queries.ts';

type RegistryRow = Tables['registry'];

interface Asked {
  name: string;
  month?: string | undefined;
  city?: string | undefined;
  code?: string | undefined;
}

/**
 * Finds registries whose owners allow it, by name and one more fact. A private registry has no keys to match, so searching for it costs and
 * returns exactly the same as searching for an unknown name.
 */
export async function findRegistries({
  app,
  caller,
  input,
  now,
}: Reading<{ query: Asked }>): Promise<{ registries: FoundRegistry[]; hasMore: boolean }> {
  const { name, month = '', city = '', code = '' } = input.query;
  const words = searchedWords(name);
  const facts = searchedFacts({ month, city, code });
  if (words.length === 0) refuseField('name', 'needs a first or last name');
  if (facts.length === 0) refuseField('month', 'needs the arrival month, the city, or the invitation code');
  const from = placesOf(caller.address);
  const hasCode = facts.some(({ kind }) => kind === 'code');
  if (!hasCode) await refuseHarvest(app, from, facts.length, now);
  const rows = await findByKeys(app.db.read, keysOf(app, words, facts), foundMax + 1);
  const first = rows.slice(0, foundMax);
  const told = hasCode
    ? null
    : app.findingBudget.tell(
        from,
        now,
        first.map(({ id }) => id),
      );
  const shown = first.filter(({ id }) => told === null || told.has(id));
  return {
    registries: await eachRowAsync(
      'registry',
      shown,
      (row) => presentFound(app, app.db.read, row),
      foundRegistrySchema,
    ),
    hasMore: rows.length > shown.length,
  };
}

/** An invitation code cannot be guessed, so a search with one is not counted. */
async function refuseHarvest(app: App, from: Places, factCount: number, now: number): Promise<void> {
  if (!app.findingBudget.lookUp(from, now)) throw new Refusal('looked-up-enough');
  if (factCount > 1) return;
  if (await oneFactIsEnough(app.findingBudget.foundToday(now), () => countFindable(app.db.read))) return;
  refuseField('city', 'is needed too today, or the code on the invitation: many names are being looked up');
}

/**
 * Public registries whose title and owner contain all these words (at least two), or whose whole title was typed. Those that are merely
 * findable need one more fact, which only /find accepts.
 */
export async function searchPublicRegistries(
  { db, sealing }: Pick<App, 'db' | 'sealing'>,
  term: string,
  limit: number,
): Promise<{ title: string; slug: string }[]> {
  const words = publicSearchWords(term).map((word) => sealing.tag(publicKey.word(word)));
  const title = wholeTitle(term);
  const found = await Promise.all([
    words.length === 0 ? [] : findByKeys(db.read, words, limit),
    title === null ? [] : findByKeys(db.read, [sealing.tag(publicKey.title(title))], limit),
  ]);
  return found.flat().filter((row) => row.search_level === 'google');
}

/** Called with every change of a registry: stores its search keys, or none if it may not be found. */
export async function keepFindKeys(app: App, trx: Trx, row: RegistryRow): Promise<void> {
  await replaceFindKeys(trx, row.id, await keysOfRegistry(app, trx, row));
}

/** Called when the owner's name changes, which is one of the words in these keys. */
export async function renewFindKeysOf(app: App, trx: Trx, ownerId: string): Promise<void> {
  for (const row of await findOwnRegistries(trx, ownerId)) await keepFindKeys(app, trx, row);
}

/** Called when something changes that decides whether it may be found. */
export const keepFindKeysOf = async (app: App, trx: Trx, registryId: string): Promise<void> =>
  keepFindKeys(app, trx, await findRegistry(trx, registryId));

/** At night: creates keys for registries that should have some and have none. */
export async function fillFindKeys(app: App): Promise<void> {
  const atOnce = 200;
  for (;;) {
    const rows = await registriesWithoutFindKeys(app.db.read, atOnce);
    for (const { id } of rows)
      await app.db.transact({ lock: { registry: id } }, async (trx) =>
        keepFindKeys(app, trx, await findRegistry(trx, id)),
      );
    if (rows.length < atOnce) return;
  }
}

/** For the owner to write on an invitation: always the same for a registry; it grants no access. */
export function invitationCodeOf(app: App, registryId: string): string {
  return invitationCode(Buffer.from(app.sealing.tag(`invitation:${registryId}`), 'base64url'));
}

async function keysOfRegistry(app: App, db: Trx, row: RegistryRow): Promise<string[]> {
  if (!isFindable({ searchLevel: row.search_level, isPaused: row.state === 'paused' })) return [];
  const { name } = await nameOfUser(db, row.owner_id);
  const open = (sealed: string | null) => (sealed === null ? null : app.sealing.open(db, row.owner_id, sealed));
  const words = nameWords(`${name} ${row.names} ${row.title}`);
  const facts = keysOf(
    app,
    words,
    factsOf({
      arrival: await open(row.arrival_sealed),
      city: await open(row.city_sealed),
      code: invitationCodeOf(app, row.id),
    }),
  );
  return row.search_level === 'google' ? [...facts, ...publicKeysOf(app, words, row.title)] : facts;
}

const publicKey = {
  word: (word: string) => `public:word:${word}`,
  title: (title: string) => `public:title:${title}`,
};

function publicKeysOf(app: App, words: readonly string[], title: string): string[] {
  const whole = wholeTitle(title);
  const names = [...words.map(publicKey.word), ...(whole === null ? [] : [publicKey.title(whole)])];
  return names.map((name) => app.sealing.tag(name));
}

const keysOf = (app: App, words: readonly string[], facts: readonly Fact[]): string[] =>
  facts.flatMap(({ kind, value }) => words.map((word) => app.sealing.tag(`find:${kind}:${value}:${word}`)));

async function presentFound(app: App, db: Query, row: RegistryRow): Promise<FoundRegistry> {
  const arrival = row.arrival_sealed === null ? null : await app.sealing.open(db, row.owner_id, row.arrival_sealed);
  return {
    title: row.title,
    registryType: row.type,
    path: `/${row.slug}`,
    arrivalMonth: arrival === null ? null : monthOfArrival(arrival),
  };
}

function refuseField(field: string, message: string): never {
  throw new Refusal('invalid-input', { fields: [{ field: `query.${field}`, message }] });
}
