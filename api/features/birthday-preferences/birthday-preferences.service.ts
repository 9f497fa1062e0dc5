import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { bumpVersion } from '#api/features/registries/registry-version.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import { type BirthdayPreferences, birthdayPreferencesSchema } from '#contracts/birthday-preferences.schemas.ts';
import { findPreferences, putPreferences } from './birthday-preferences.queries.ts';

type Answer = { birthdayPreferences: BirthdayPreferences };

const none: BirthdayPreferences = { clothingSize: null, shoeSize: null, colors: [], interests: [] };

/** Guests of a paused registry see nothing about the child. */
export async function birthdayPreferencesOf(
  db: Query,
  registryId: string,
  { isGuest }: { isGuest: boolean },
): Promise<BirthdayPreferences> {
  const row = await findPreferences(db, registryId);
  if (row === undefined || (isGuest && row.state === 'paused')) return none;
  const [shown = none] = eachRow(
    'birthday_preference',
    [{ id: registryId }],
    () => ({
      clothingSize: row.clothing_size,
      shoeSize: row.shoe_size,
      colors: JSON.parse(row.colors),
      interests: JSON.parse(row.interests),
    }),
    birthdayPreferencesSchema,
  );
  return shown;
}

export const saveBirthdayPreferences = (trx: Trx, registryId: string, preferences: BirthdayPreferences) =>
  putPreferences(trx, {
    registry_id: registryId,
    clothing_size: preferences.clothingSize,
    shoe_size: preferences.shoeSize,
    colors: JSON.stringify(preferences.colors),
    interests: JSON.stringify(preferences.interests),
  });

export const readBirthdayPreferences = async ({
  app,
  resource: { registryId, role },
}: Reading<unknown, RegistryAccess>): Promise<Answer> => ({
  birthdayPreferences: await birthdayPreferencesOf(app.db.read, registryId, { isGuest: role === 'guest' }),
});

export async function changeBirthdayPreferences({
  trx,
  input,
  resource,
  now,
}: Changing<{ body: BirthdayPreferences }, RegistryAccess>): Promise<Answer> {
  await saveBirthdayPreferences(trx, resource.registryId, input.body);
  await bumpVersion(trx, resource.registryId, now);
  return { birthdayPreferences: input.body };
}
