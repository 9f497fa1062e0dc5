import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { brandLineSchema, type CatalogueLine, productLineSchema } from '#contracts/catalogue-file.schemas.ts';

/**
 * Tells whether a line has changed since it was imported. It is of the line as understood: written with or without its defaults, as JSON
 * or CSV, it is the same. What has its default does not count, so a field that is added later, with a default, changes no hash.
 */
export function hashOfLine(
  line: CatalogueLine,
  schema: z.ZodType = line.kind === 'brand' ? brandLineSchema : productLineSchema,
): string {
  return createHash('sha256')
    .update(JSON.stringify(withoutDefaults(schema, line)))
    .digest('base64url')
    .slice(0, 22);
}

/** Keys in the order of the alphabet: it is that of columns in one format, of keys in the other, and of the schema's fields in neither. */
function withoutDefaults(schema: z.ZodType, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional)
    return withoutDefaults(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((one) => withoutDefaults(schema.element as z.ZodType, one));
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.ZodType>;
    return sortedEntries(value).flatMap(([key, one]) =>
      isDefault(shape[key]!, one) ? [] : [[key, withoutDefaults(shape[key]!, one)]],
    );
  }
  return schema instanceof z.ZodRecord ? sortedEntries(value) : value;
}

const sortedEntries = (record: object): [string, unknown][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

const isDefault = (schema: z.ZodType, value: unknown): boolean =>
  value === undefined ||
  ((schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) &&
    isDeepStrictEqual(value, schema.parse(undefined)));
