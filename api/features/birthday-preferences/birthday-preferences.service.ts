import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { bumpVersion } from '#api/features/registries/registry-version.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import {
  type BirthdayPreferences,
  birthdayPreferencesSchema,
  type ChangeBirthdayPreferences,
} from '#contracts/birthday-preferences.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { refuseStale } from '#contracts/refuse-stale.ts';
import { interestsMax } from '#rules/birthday-preferences.ts';
import { mergeChosen, startedFrom } from '#rules/changed-meanwhile.ts';
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
}: Changing<{ body: Body }, RegistryAccess>): Promise<Answer> {
  const before = await birthdayPreferencesOf(trx, resource.registryId, { isGuest: false });
  const birthdayPreferences = changed(before, input.body);
  await saveBirthdayPreferences(trx, resource.registryId, birthdayPreferences);
  await bumpVersion(trx, resource.registryId, now);
  return { birthdayPreferences };
}

type Body = NonNullable<ChangeBirthdayPreferences['parsed']>['body'];

/** Both parents may have the form open: it changes only what was changed there. */
function changed(before: BirthdayPreferences, { was, tried = [], ...typed }: Body): BirthdayPreferences {
  const sizes = { clothingSize: before.clothingSize, shoeSize: before.shoeSize };
  const sizesWere = was && { clothingSize: was.clothingSize, shoeSize: was.shoeSize };
  refuseStale(sizes, startedFrom(sizesWere, tried, sizes), 'these sizes');
  const known = [was, ...tried];
  const colors = mergeChosen(
    typed.colors ?? before.colors,
    known.map((values) => values?.colors),
    before.colors,
  );
  const interests = mergeChosen(
    typed.interests ?? before.interests,
    known.map((values) => values?.interests),
    before.interests,
  );
  if (interests.length > interestsMax)
    throw new Refusal('invalid-input', {
      fields: [
        {
          field: 'body.interests',
          message: `must be ${interestsMax} or fewer, counting what was added elsewhere: ${before.interests.join(', ')}`,
        },
      ],
    });
  return { ...before, ...typed, colors, interests };
}
