import { z } from 'zod';
import { clothingSizes, colorNames, interestsMax, shoeSizes } from '#rules/birthday-preferences.ts';
import { acceptsTried, idSchema, lineSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const oneOf = (values: readonly string[]) => z.enum(values as [string, ...string[]]);

export const birthdayPreferencesSchema = z
  .strictObject({
    clothingSize: oneOf(clothingSizes).nullable(),
    shoeSize: oneOf(shoeSizes).nullable(),
    colors: z.array(z.enum(colorNames)).max(colorNames.length),
    /** "Dinosaurs": free text, one line each. */
    interests: z.array(lineSchema(40)).max(interestsMax, `must be ${interestsMax} or fewer`),
  })
  .meta({ id: 'BirthdayPreferences' });

export const readBirthdayPreferences = {
  params,
  response: z.strictObject({ birthdayPreferences: birthdayPreferencesSchema }),
};
export const changeBirthdayPreferences = acceptsTried({
  params,
  body: z
    .strictObject({
      ...birthdayPreferencesSchema.shape,
      /**
       * What they were when the caller began to change them: a size is refused as `stale` if it is another one by now; of the lists, only what
       * the caller added and removed since is changed.
       */
      was: z
        .strictObject({
          clothingSize: z.string().max(20).nullable(),
          shoeSize: z.string().max(20).nullable(),
          colors: birthdayPreferencesSchema.shape.colors,
          interests: birthdayPreferencesSchema.shape.interests,
        })
        .partial(),
    })
    .partial(),
  response: z.strictObject({ birthdayPreferences: birthdayPreferencesSchema }),
});

export type BirthdayPreferences = z.output<typeof birthdayPreferencesSchema>;
export type ReadBirthdayPreferences = WireOf<typeof readBirthdayPreferences>;
export type ChangeBirthdayPreferences = WireOf<typeof changeBirthdayPreferences>;
