import type { Query, Trx } from '#api/db/database.ts';
import { bumpVersion } from '#api/features/registries/item-giving.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import type {
  CashFundPreferences,
  ChooseCashFundPreferences,
  ReadCashFundPreferences,
} from '#contracts/cash-funds.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { refuseStale } from '#contracts/refuse-stale.ts';
import { startedFrom } from '#rules/changed-meanwhile.ts';
import { missingOf, type PaymentKind, paymentKinds, paymentWays, wayText } from '#rules/payment-kinds.ts';
import { findOwnRegistry, findPreferences, putPreferences } from './payment-preferences.queries.ts';

interface Details {
  handle: string | null;
  link: string | null;
}

const noDetails: Details = { handle: null, link: null };

export async function readCashFundPreferences({
  app,
  caller,
  input,
}: Reading<NonNullable<ReadCashFundPreferences['parsed']>>): Promise<ReadCashFundPreferences['response']> {
  const registryId = await ownRegistryId(app.db.read, caller, input.query.registry ?? caller.user!.currentRegistryId);
  return {
    cashFundPreferences:
      registryId === null ? null : await presentPreferences(app, app.db.read, registryId, caller.user!.id),
  };
}

/** @throws {Refusal} 'wrong-state' if the registry is not the caller's own, 'stale' if a way was changed since the caller read it */
export async function chooseCashFundPreferences({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: NonNullable<ChooseCashFundPreferences['parsed']>['body'] }>): Promise<
  ChooseCashFundPreferences['response']
> {
  const registryId = await ownRegistryId(trx, caller, input.body.registryId);
  const owner = caller.user!;
  if (registryId === null)
    throw new Refusal('wrong-state', { detail: 'Only a registry’s owner can choose how cash gifts are paid.' });
  const chosen = new Map(
    input.body.paymentPreferences.filter(({ selected }) => selected).map((one) => [one.kind, one] as const),
  );
  const stored = input.body.was === undefined ? [] : await exportWays(app, trx, registryId, owner.id);
  const { was, tried = [] } = input.body;
  const ways = was === undefined ? [...chosen.values()] : mergedWays(chosen, [was, ...tried], stored);
  refuseMissing(ways);
  await saveWays(app, trx, { registryId, ownerId: owner.id, ways });
  // Guests see the ways to pay.
  await bumpVersion(trx, registryId, now);
  return { cashFundPreferences: await presentPreferences(app, trx, registryId, owner.id) };
}

type WayTexts = NonNullable<NonNullable<ChooseCashFundPreferences['parsed']>['body']['was']>;

/**
 * Of each way what the owner has typed; of one that they left as it was, what is stored by now.
 * @param known the ways that the owner started from, and those that they have sent since without an answer
 */
function mergedWays(
  chosen: ReadonlyMap<PaymentKind, PaymentWay>,
  [was, ...tried]: readonly [WayTexts, ...WayTexts[]],
  stored: readonly PaymentWay[],
): PaymentWay[] {
  const storedOf = new Map(stored.map((way) => [way.kind, way]));
  const textOf = (kind: PaymentKind) => wayText(chosen.get(kind));
  const isLeft = (kind: PaymentKind) =>
    [was, ...tried].every((texts, index) => (index > 0 && texts[kind] === undefined) || texts[kind] === textOf(kind));
  const changed = paymentKinds.filter(
    (kind) => was[kind] !== undefined && !isLeft(kind) && textOf(kind) !== wayText(storedOf.get(kind)),
  );
  const storedTexts = Object.fromEntries(changed.map((kind) => [kind, wayText(storedOf.get(kind))]));
  const startedTexts = Object.fromEntries(changed.map((kind) => [kind, was[kind]]));
  refuseStale(storedTexts, startedFrom(startedTexts, tried, storedTexts), 'where your cash gifts go', {
    controlOf: (kind) => (chosen.has(kind as PaymentKind) ? mainFieldOf(kind as PaymentKind) : 'kinds'),
  });
  return paymentKinds.flatMap((kind) => (isLeft(kind) ? storedOf : chosen).get(kind) ?? []);
}

/** The field of the form that says where the money goes. */
const mainFieldOf = (kind: PaymentKind): string => `${paymentWays[kind].asks === null ? 'link' : 'handle'}-${kind}`;

function refuseMissing(chosen: readonly (Details & { kind: PaymentKind })[]): void {
  const fields = chosen.flatMap((one) => {
    const missing = missingOf(one.kind, one);
    if (missing === null) return [];
    const message = missing === 'link' ? 'needs a link to your payment page' : 'needs to say where to send it';
    return [{ field: `body.${missing}-${one.kind}`, message }];
  });
  if (fields.length > 0) throw new Refusal('invalid-input', { fields });
}

/** The ways in which a family can be paid, in the order of the kinds. */
export async function waysOf(db: Query, registryId: string): Promise<PaymentKind[]> {
  const rows = new Map((await findPreferences(db, registryId)).map((row) => [row.kind, row]));
  // An imported way has no details until the owner enters them.
  return paymentKinds.filter(
    (kind) => rows.has(kind) && (rows.get(kind)!.details_sealed !== null || missingOf(kind, noDetails) === null),
  );
}

/** All chosen ways, including those that still lack details. */
export const chosenWaysOf = async (db: Query, registryId: string) =>
  chosenAmong((await findPreferences(db, registryId)).map(({ kind }) => kind));

export const chosenAmong = (chosen: readonly (string | null)[]) => ({
  paymentPreferences: paymentKinds.map((kind) => ({ kind, selected: chosen.includes(kind) })),
});

/** Where a gift of this kind goes; null when the owner no longer offers this way. */
export async function detailsOf(
  app: App,
  db: Query,
  { registryId, ownerId, kind }: { registryId: string; ownerId: string; kind: string },
): Promise<Details | null> {
  const row = (await findPreferences(db, registryId)).find((one) => one.kind === kind);
  return row === undefined ? null : openDetails(app, db, ownerId, row.details_sealed);
}

export interface PaymentWay extends Details {
  kind: PaymentKind;
}

/** The chosen ways with their details, for the owner's own export. */
export async function exportWays(app: App, db: Query, registryId: string, ownerId: string): Promise<PaymentWay[]> {
  const rows = new Map((await findPreferences(db, registryId)).map((row) => [row.kind, row.details_sealed]));
  const ways: PaymentWay[] = [];
  for (const kind of paymentKinds)
    if (rows.has(kind)) ways.push({ kind, ...(await openDetails(app, db, ownerId, rows.get(kind) ?? null)) });
  return ways;
}

/** Replaces all stored ways. */
export async function saveWays(
  app: App,
  trx: Trx,
  { registryId, ownerId, ways }: { registryId: string; ownerId: string; ways: readonly PaymentWay[] },
): Promise<void> {
  const rows = [];
  for (const { kind, handle, link } of new Map(ways.map((way) => [way.kind, way])).values()) {
    const isNothing = handle === null && link === null;
    const sealed = isNothing ? null : await app.sealing.seal(trx, ownerId, JSON.stringify({ handle, link }));
    rows.push({ kind, details_sealed: sealed });
  }
  await putPreferences(trx, registryId, rows);
}

/** Payment details are personal: a registry that changes hands starts without any. */
export const forgetWays = (trx: Trx, registryId: string): Promise<void> => putPreferences(trx, registryId, []);

async function presentPreferences(
  app: App,
  db: Query,
  registryId: string,
  ownerId: string,
): Promise<CashFundPreferences> {
  const rows = new Map((await findPreferences(db, registryId)).map((row) => [row.kind, row]));
  const paymentPreferences = [];
  for (const kind of paymentKinds) {
    const row = rows.get(kind);
    const details = await openDetails(app, db, ownerId, row?.details_sealed ?? null);
    paymentPreferences.push({ kind, selected: row !== undefined, ...details });
  }
  return { paymentPreferences };
}

async function openDetails(app: App, db: Query, ownerId: string, sealed: string | null): Promise<Details> {
  const text = sealed === null ? null : await app.sealing.open(db, ownerId, sealed);
  return text === null ? noDetails : (JSON.parse(text) as Details);
}

async function ownRegistryId(db: Query, { user }: Caller, registryId: string | null): Promise<string | null> {
  if (user === null || registryId === null) return null;
  return (await findOwnRegistry(db, registryId, user.id))?.id ?? null;
}
