/** The vocabulary of search: content/search/*.yaml. Edited like any content; `search-index` reads it through `content/index.ts`. */
import { z } from 'zod';
import { type FieldHelp, listOf, text } from './fields.ts';

/** Search looks for phrases of at most this many words. */
export const longestPhrase = 5;

const phrase = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((said) => !said.includes(',') && said.split(/\s+/).length <= longestPhrase)
  .meta({ form: `one to ${longestPhrase} words without a comma`, example: 'car seat' } satisfies FieldHelp);
const word = z
  .string()
  .regex(/^[\p{Ll}\p{M}\d]{1,30}$/u)
  .meta({ form: 'one word in lower-case letters', example: 'flower' } satisfies FieldHelp);

const phrases = (example: string) => listOf(phrase, 1, 100, example);
const words = listOf(word, 1, 2000, '[flower, garden]');
const things = phrases('[crib, bassinet]');

const group = z.strictObject({ same: phrases('[stroller, pram]'), spanish: phrases('[cochecito]').optional() });
const groups = listOf(group, 1, 1000, '\n  - same: [stroller, pram]\n    spanish: [cochecito]');

export const searchSynonymsSchema = z
  .strictObject({
    things: groups,
    qualities: groups,
    colors: listOf(
      z.strictObject({ name: phrase, shades: phrases('[sage, olive]'), spanish: phrases('[verde]').optional() }),
      1,
      100,
      '\n  - name: green\n    shades: [sage, olive]',
    ),
  })
  .superRefine(({ things }, context) => {
    const groupOf = new Map<string, string>();
    things.forEach(({ same }, at) => {
      same.forEach((name, index) => {
        const other = groupOf.get(name);
        if (other === undefined) groupOf.set(name, same[0]!);
        else
          context.addIssue({
            code: 'custom',
            path: ['things', at, 'same', index],
            message: `"${name}" already stands in the group of "${other}". A name belongs to one thing: remove it from one of them.`,
          });
      });
    });
  });

const namedThings = listOf(
  z.strictObject({ name: phrase, things }),
  1,
  200,
  '\n  - name: toy\n    things: [rattle, teether]',
);

export const searchPurposesSchema = z.strictObject({
  wider: namedThings,
  widerSecond: namedThings,
  purposes: listOf(
    z.strictObject({ words: phrases('[bath, bathing]'), things }),
    1,
    500,
    '\n  - words: [bath, bathing]\n    things: [bathtub, towel]',
  ),
});

export const searchNearestSchema = z.strictObject({
  nearest: listOf(
    z.strictObject({ names: phrases('[playpen]'), things }),
    1,
    500,
    '\n  - names: [playpen]\n    things: [bassinet, crib]',
  ),
});

export const searchWordsSchema = z.strictObject({ neverCorrected: words, filler: words, soft: words });

const emoji = z
  .string()
  .regex(/^\p{Extended_Pictographic}$/u)
  .meta({ form: 'one emoji', example: '🍼' } satisfies FieldHelp);

export const searchEmojiSchema = z.strictObject({
  emoji: z
    .record(emoji, text(60, 'bottle'))
    .meta({ form: 'emoji with what each says', example: '\n  🍼: bottle' } satisfies FieldHelp),
});
