import { setImmediate as turn } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Query, Trx } from '#api/db/database.ts';
import { groupsOf, saveGroups } from '#api/features/audiences/audiences.service.ts';
import {
  birthdayPreferencesOf,
  saveBirthdayPreferences,
} from '#api/features/birthday-preferences/birthday-preferences.service.ts';
import { addPortableCart, portableCartOf } from '#api/features/carts/portable-cart.ts';
import { pledgesBy } from '#api/features/cash-funds/contributions.service.ts';
import { exportWays, saveWays } from '#api/features/cash-funds/payment-preferences.service.ts';
import { preferencesOf, saveUnwanted } from '#api/features/email-preferences/email-preferences.service.ts';
import { notesOf } from '#api/features/gift-tracker/thank-you-notes.service.ts';
import { sharesBy } from '#api/features/group-gifts/contributions.service.ts';
import { openPortableGroupGifts, portableGroupGiftsOf } from '#api/features/group-gifts/portable-group-gifts.ts';
import { ownAddressOf, saveOwnAddress } from '#api/features/own-addresses/own-addresses.service.ts';
import { weeklyEmailsTo } from '#api/features/pregnancy-emails/pregnancy-emails.service.ts';
import { silenceWeeklyEmails } from '#api/features/pregnancy-emails/silence.ts';
import { writtenBy } from '#api/features/questions/questions.service.ts';
import {
  exportRegistryPart,
  importRegistryPart,
  ownRegistriesOf,
} from '#api/features/registries/portable-registry.service.ts';
import { refuseTooManyNewRegistries } from '#api/features/registries/registries-max.ts';
import { saveCategories, savedCategoriesOf } from '#api/features/registry-categories/registry-categories.service.ts';
import { marksOf, saveMarks } from '#api/features/registry-checklist/registry-checklist.service.ts';
import { goalsDoneOf, saveGoalsDone } from '#api/features/registry-home/registry-home.service.ts';
import { archivedStateOf, archiveImported } from '#api/features/registry-lists/registry-lists.service.ts';
import { externalRegistriesOf, saveExternalRegistries } from '#api/features/registry-shop/registry-shop.service.ts';
import { giftsGivenBy } from '#api/features/reservations/forget-giver.service.ts';
import { reviewsOf } from '#api/features/reviews/reviews.service.ts';
import { portableAddressOf, saveShippingAddress } from '#api/features/shipping-addresses/shipping-addresses.service.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { type AccountExport, exportFormat, type PortableRegistry } from '#contracts/account-exports.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { completeCategories, type RegistryCategory, starterCategories } from '#rules/registry-categories.ts';

/** A full account is 55 MB, and twice that while it is assembled: one export at a time. */
const oneAtATime = pLimit(1);
const waitingMax = 10;

/** Everything that this person stored here. It contains no gifts from others to them: those belong to the givers. */
export async function exportAccount(call: Reading<unknown>): Promise<AccountExport> {
  if (oneAtATime.pendingCount >= waitingMax) throw new Refusal('busy', { facts: { retryAfterSeconds: 10 } });
  return oneAtATime(() => gather(call));
}

async function gather({ app, caller }: Reading<unknown>): Promise<AccountExport> {
  const db = app.db.read;
  const { id, name, email } = caller.user!;
  const registries: PortableRegistry[] = [];
  const thankYouNotes: AccountExport['thankYouNotes'] = [];
  for (const row of await ownRegistriesOf(db, id)) {
    registries.push(await exportRegistry(app, db, row));
    thankYouNotes.push(...(await notesOf(app, db, row.id)));
    // SQLite answers at once: without this, nobody else is served until all lists are read.
    await turn();
  }
  const { emailPreferences } = await preferencesOf(db, email);
  return {
    format: exportFormat,
    account: { name, email },
    address: await ownAddressOf(app, db, id),
    unwantedEmails: emailPreferences.filter(({ wanted }) => !wanted).map(({ kind }) => kind),
    registries,
    gifts: await giftsGivenBy(db, { userId: id, email }),
    givenMoney: [...(await pledgesBy(db, id)), ...(await sharesBy(db, id))],
    thankYouNotes,
    reviews: await reviewsOf(db, id),
    questions: await writtenBy(db, id),
    cart: await portableCartOf(db, id),
    weeklyEmails: await weeklyEmailsTo(app, db, email),
  };
}

async function exportRegistry(
  app: App,
  db: Query,
  row: Awaited<ReturnType<typeof ownRegistriesOf>>[number],
): Promise<PortableRegistry> {
  const { part, itemIds } = await exportRegistryPart(app, db, row);
  const archived = await archivedStateOf(db, row.id);
  const categories = await savedCategoriesOf(db, row.id);
  const shown = categories.length > 0 ? categories : starterCategories(row.type);
  return {
    ...part,
    ...(archived !== null && { isPaused: archived.wasPaused }),
    isArchived: archived !== null,
    shippingAddress: await portableAddressOf(app, db, row.id),
    birthdayPreferences: await birthdayPreferencesOf(db, row.id, { isGuest: false }),
    paymentWays: await exportWays(app, db, row.id, row.owner_id),
    externalRegistries: await externalRegistriesOf(db, row.id),
    categories,
    groups: withShownCategories(await groupsOf(db, row.id, itemIds), shown),
    groupGifts: await portableGroupGiftsOf(db, row.id, itemIds),
    checklistMarks: await marksOf(db, row.id),
    goalsDone: await goalsDoneOf(db, row.id),
  };
}

/** Adds the contents of the file to this account; existing data is not changed, except the address and the choice of mails. */
export async function importAccount({
  app,
  trx,
  caller,
  input,
  now,
  cookies,
}: Changing<{ body: AccountExport }>): Promise<{ registries: { slug: string; title: string }[] }> {
  const user = caller.user!;
  const { address, unwantedEmails, registries } = input.body;
  await refuseTooManyNewRegistries(trx, user.id, registries.length);
  if (address !== null) await saveOwnAddress(app, trx, user.id, address, now);
  if (unwantedEmails.length > 0) await saveUnwanted(app, trx, user.email, unwantedEmails);
  if (input.body.cart.length > 0) cookies.cartUnits = await addPortableCart(app, trx, user.id, input.body.cart, now);
  const made: { slug: string; title: string }[] = [];
  for (const registry of registries) made.push(await importRegistry(app, trx, user, registry, now));
  return { registries: made };
}

async function importRegistry(
  app: App,
  trx: Trx,
  owner: { id: string; name: string },
  registry: PortableRegistry,
  now: number,
): Promise<{ slug: string; title: string }> {
  const categories = registry.categories.length > 0 ? completeCategories(registry.categories) : [];
  const shown = categories.length > 0 ? categories : starterCategories(registry.registryType);
  const { id, slug, itemIds } = await importRegistryPart(app, trx, owner, registry, shown, now);
  const { shippingAddress, birthdayPreferences } = registry;
  const groups = withShownCategories(registry.groups, shown);
  if (shippingAddress !== null)
    await saveShippingAddress(app, trx, { registryId: id, ownerId: owner.id, address: shippingAddress, now });
  await saveBirthdayPreferences(trx, id, birthdayPreferences);
  await saveWays(app, trx, { registryId: id, ownerId: owner.id, ways: registry.paymentWays });
  await saveExternalRegistries(app, trx, id, registry.externalRegistries, now);
  if (categories.length > 0) await saveCategories(trx, id, categories);
  await saveGroups(trx, id, { groups, itemIds, now });
  await openPortableGroupGifts(app, trx, { groupGifts: registry.groupGifts, itemIds, now });
  await saveMarks(trx, id, registry.checklistMarks, now);
  await saveGoalsDone(trx, id, registry.goalsDone, now);
  if (registry.isPaused || registry.isArchived)
    await silenceWeeklyEmails(app, trx, id, registry.isArchived ? 'archived' : 'paused');
  if (registry.isArchived) await archiveImported(trx, id, registry.isPaused, now);
  return { slug, title: registry.title };
}

/** Without categories that were deleted: in another registry, their numbers may be those of others. */
const withShownCategories = (groups: PortableRegistry['groups'], shown: readonly RegistryCategory[]) =>
  groups.map((group) => ({
    ...group,
    categoryIds: group.categoryIds.filter((id) => shown.some((category) => category.id === id)),
  }));
