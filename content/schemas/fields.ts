/**
 * The fields that several kinds share. Every leaf has `form` (how a person would describe a correct value) and an `example`: error messages
 * are made from these two, so a field without them gets a poorer message.
 */
import { z } from 'zod';

export interface FieldHelp {
  form: string;
  example: string;
}

export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

export function text(maxLength: number, example: string) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .meta({ form: `a text of 1 to ${maxLength} characters`, example } satisfies FieldHelp);
}

export const day = z
  .string()
  .refine(isRealDay)
  .meta({ form: 'a real day, written YYYY-MM-DD', example: '2026-03-14' } satisfies FieldHelp);

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ form: 'lower-case words joined by hyphens', example: 'choose-a-stroller' } satisfies FieldHelp);

export const flag = z.boolean().meta({ form: 'true or false, without quotes', example: 'true' } satisfies FieldHelp);

export function wholeNumber(min: number, max: number, example: string) {
  return z
    .int()
    .min(min)
    .max(max)
    .meta({ form: `a whole number from ${min} to ${max}, without quotes`, example } satisfies FieldHelp);
}

/** A page of another site. Plain http is refused, because readers should not be sent to insecure pages. */
export const outsideUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(300)
  .meta({ form: 'an address that starts with https://', example: 'https://www.nhs.uk/pregnancy/' } satisfies FieldHelp);

/** A page of ours. A check of all links verifies that it exists. */
export const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)\S*$/)
  .meta({ form: 'an address of our own that starts with /', example: '/store/strollers' } satisfies FieldHelp);

export const picturePath = z
  .string()
  .regex(/^\/pictures\/[a-z0-9/-]+\.(svg|webp|avif|jpg|png)$/)
  .meta({
    form: 'the address of a picture in /pictures/',
    example: '/pictures/scene-nursery-at-dusk.svg',
  } satisfies FieldHelp);

export const featuredImage = z
  .strictObject({
    url: picturePath,
    alt: text(200, 'A crib beside a window at dusk, a small lamp on the sill'),
  })
  .meta({
    form: 'a picture with its alternative text',
    example: '\n  url: /pictures/scene-nursery-at-dusk.svg\n  alt: A crib beside a window at dusk',
  } satisfies FieldHelp);

/** The length that a search engine shows; it cuts longer texts off. */
export const seoTitle = text(65, 'How to choose a stroller - Layette');
export const seoDescription = text(165, 'Five questions that narrow a hundred strollers down to two or three.');

export function listOf<Item extends z.ZodType>(item: Item, min: number, max: number, example: string) {
  const amount = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  return z
    .array(item)
    .min(min)
    .max(max)
    .meta({ form: `a list of ${amount} entries, one per line after a hyphen`, example } satisfies FieldHelp);
}

export function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], example: NoInfer<Value>) {
  return z.enum(values).meta({ form: `one of ${values.join(', ')}`, example } satisfies FieldHelp);
}
