import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { brandLineSchema, type CatalogueLine, productLineSchema } from '#contracts/catalogue-file.schemas.ts';

/**
 * Shows whether a line has changed since it was imported. It covers the parsed line: with or without its defaults, as JSON or CSV, the hash
 * is the same. Default values are left out, so adding a field with a default changes no hash.
 */
export function hashOfLine(
  line: CatalogueLine,
  schema: z.ZodType = line.kind === 'brand' ? brandLineSchema : productLineSchema,
): string {
  return createHash('sha256')
    .update(JSON.stringify(withoutDefaults(schema)(line)))
    .digest('base64url')
    .slice(0, 22);
}

type Reduce = (value: unknown) => unknown;

const reducers = new WeakMap<z.ZodType, Reduce>();

/** Reduces a value of this schema to the parts that differ from their defaults. Built once: an import has many lines. */
function withoutDefaults(schema: z.ZodType): Reduce {
  let reduce = reducers.get(schema);
  if (reduce === undefined) {
    reduce = makeReducer(schema);
    reducers.set(schema, reduce);
  }
  return reduce;
}

function makeReducer(schema: z.ZodType): Reduce {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional)
    return withoutDefaults(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable) {
    const reduce = withoutDefaults(schema.unwrap() as z.ZodType);
    return (value) => (value === null ? null : reduce(value));
  }
  if (schema instanceof z.ZodArray) {
    const reduce = withoutDefaults(schema.element as z.ZodType);
    return (values) => (values as unknown[]).map(reduce);
  }
  if (schema instanceof z.ZodObject) {
    const fields = sortedEntries(schema.shape as Record<string, z.ZodType>).map(
      ([key, field]) => [key, defaultOf(field), withoutDefaults(field)] as const,
    );
    return (value) => {
      const record = value as Record<string, unknown>;
      return fields.flatMap(([key, usual, reduce]) => (isSame(record[key], usual) ? [] : [[key, reduce(record[key])]]));
    };
  }
  return schema instanceof z.ZodRecord ? (value) => sortedEntries(value as object) : (value) => value;
}

const isSame = (value: unknown, usual: unknown): boolean =>
  typeof usual === 'object' && usual !== null ? isDeepStrictEqual(value, usual) : value === usual;

/** Undefined where a field has none: then it is optional or required. */
const defaultOf = (schema: z.ZodType): unknown =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? schema.parse(undefined) : undefined;

/**
 * Sorted alphabetically: otherwise the order of keys would depend on the CSV columns or the JSON file, and that of fields on their schema.
 */
const sortedEntries = <T>(record: Readonly<Record<string, T>> | object): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
