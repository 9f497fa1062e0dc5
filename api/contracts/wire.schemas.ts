import { z } from 'zod';
import { currencies } from '#rules/money.ts';
import { containsLink, personNameMax } from '#rules/person-names.ts';
import { triedMax } from './changed-fields.ts';

/** The schemas of one endpoint. Objects are closed: an unknown field is refused, not ignored. */
export interface Schemas {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
}

type Sent<S, K extends keyof Schemas> = S extends { [P in K]: infer Z extends z.ZodType }
  ? { [P in K]: z.input<Z> }
  : unknown;
type Got<S, K extends keyof Schemas> = S extends { [P in K]: infer Z extends z.ZodType }
  ? { [P in K]: z.output<Z> }
  : unknown;
type Flat<T> = { [K in keyof T]: T[K] };

/** The wire types of an endpoint, from its schemas: what a caller sends, what the server's handler receives, what is returned. */
export type WireOf<S extends Schemas> = Flat<
  Sent<S, 'params'> &
    Sent<S, 'query'> &
    Sent<S, 'body'> & {
      response: z.output<S['response']>;
      parsed: Flat<Got<S, 'params'> & Got<S, 'query'> & Got<S, 'body'>>;
    }
>;

/**
 * A change of what others may change as well. Beside `was`, what the caller started from, it may say what the caller has sent since without
 * getting an answer (`tried`): a value of those is not of somebody else.
 */
export function acceptsTried<S extends { was: z.ZodOptional }, C extends object>(
  call: C & { body: z.ZodObject<S, z.core.$strict> },
): Omit<C, 'body'> & { body: z.ZodObject<S & { tried: TriedSchema<S['was']> }, z.core.$strict> } {
  const tried = z.array(call.body.shape.was.unwrap()).max(triedMax).optional() as TriedSchema<S['was']>;
  return { ...call, body: z.strictObject({ ...call.body.shape, tried }) };
}

type TriedSchema<Was> = Was extends z.ZodOptional<infer Values> ? z.ZodOptional<z.ZodArray<Values>> : never;

export const currencySchema = z.enum(currencies() as [string, ...string[]], 'must be a currency, such as USD');
export const moneySchema = z.strictObject({ amount: z.int(), currency: currencySchema }).meta({ id: 'Money' });
/** Money in the smallest unit of its currency. Text that is no amount arrives as null or NaN. */
export const amountSchema = z.int('must be an amount, such as 45.99');
/** How many of a gift. */
export const quantitySchema = z
  .int('must be a number from 1 to 99')
  .min(1, 'must be at least 1')
  .max(99, 'must be at most 99');
export const daySchema = z.iso.date('must be a day, such as 3/15/2027');
/** UUIDv7 text, the key of everything that people create. */
export const idSchema = z.uuid();
/** What a 32-bit column holds: PostgreSQL refuses more, SQLite would keep it. */
export const int32Schema = z.int32();
/** Epoch milliseconds within the range of a Date. */
export const instantSchema = z.int().min(0).max(8_640_000_000_000_000);
/** Integer ids of the specification: products, categories, brands. */
export const numberIdSchema = z.coerce.number().int().min(-1000).max(2_147_483_647);
export const slugSchema = z.string().min(1).max(100);
export const emailSchema = z
  .email('must be an email address, such as name@example.com')
  .max(254)
  .transform((v) => v.toLowerCase());

/** A page or picture elsewhere. A user name and password in it would be visible to everybody who sees the link. */
export const webLinkSchema = z
  .url({ protocol: /^https?$/, error: 'must be a link, such as https://shop.example/crib' })
  .max(2000)
  .refine(hasNoCredentials, 'must not contain a name and password');

/** Also called with text that is not a link, and so has none. */
export function hasNoCredentials(link: string): boolean {
  if (!URL.canParse(link)) return true;
  const { username, password } = new URL(link);
  return username === '' && password === '';
}

/** Empty if none was given. */
export const optionalEmailSchema = z.union([emailSchema, z.literal('')], 'Invalid email address').default('');
/** Control characters, and those that turn the text around them. */
const controls = '\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';
const noControls = new RegExp(`^[^${controls}]*$`);
const control = new RegExp(`[${controls}]`, 'g');
/** Characters that show nothing. Not those that join letters and emoji, or say in which direction a script is written. */
const invisible = /[\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;
/** What chats and address books put around names and telephone numbers. Not what writes text backward, which is refused. */
const directions = /[\u202a-\u202d\u2066-\u2069]/g;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * What copied text has without its writer's knowing. A tab, as in text from a spreadsheet, is a space; a word processor's breaks are line
 * breaks.
 */
const tidied = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\t', ' ')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(directions, '')
    .replace(invisible, '');
const tidiedLine = (text: string): string =>
  tidied(text)
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
const isVisible = (text: string): boolean => text === '' || visible.test(text);

/** For text that was stored when it could still have control characters, or is from another store. */
export const withoutControls = (text: string): string => tidied(text).replace(control, ' ').trim();
export const lineWithoutControls = (text: string): string => tidiedLine(text).replace(control, ' ').trim();

const cleanSchema = (max: number, tidy: (text: string) => string) =>
  z
    .string()
    .overwrite(tidy)
    .trim()
    .max(max, `must have at most ${max} characters`)
    .regex(noControls, 'must not contain control characters');
const filledSchema = (max: number, tidy: (text: string) => string) =>
  cleanSchema(max, tidy).min(1, 'must not be empty').refine(isVisible, 'must not be empty');

/** Paragraphs: trimmed, without control characters except line breaks, at most `max` characters. For a change that may also clear a text. */
export const clearableTextSchema = (max: number) => cleanSchema(max, tidied);
/** The same, at least 1 character that can be seen. */
export const textSchema = (max: number) => filledSchema(max, tidied);
export const optionalTextSchema = (max: number) => z.literal('').or(textSchema(max)).default('');
/** One line: a line break is a space. */
export const clearableLineSchema = (max: number) => cleanSchema(max, tidiedLine);
export const lineSchema = (max: number) => filledSchema(max, tidiedLine);
export const optionalLineSchema = (max: number) => z.literal('').or(lineSchema(max)).default('');
/** A person's name, as others read it. */
export const personNameSchema = lineSchema(personNameMax).refine(
  (name) => !containsLink(name),
  'must be a name, without a link in it',
);
export const emptySchema = z.strictObject({});
/** Query flags: absent, "true" or "false". */
export const flagSchema = z.enum(['true', 'false']).transform((v) => v === 'true');
export const pageSchema = z.coerce.number().int().min(1).max(10_000).default(1);
/** A query key that may be given once or several times. */
export const listSchema = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess((v) => (v === undefined ? undefined : Array.isArray(v) ? v : [v]), z.array(item).max(max));
