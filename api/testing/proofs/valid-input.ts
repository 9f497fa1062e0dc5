import type { z } from 'zod';
import type { Seeded } from './seeded.ts';

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  format?: string;
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number; length?: number } } }[];
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def;
const tries = 30;

/**
 * An input that this schema accepts, different each time; texts stay texts even where the schema converts them to numbers.
 * @throws if the generator does not know a kind of schema: add it here, and every row with it is tested.
 */
export function validInput(schema: z.ZodType, random: Seeded): unknown {
  for (let i = 0; i < tries; i += 1) {
    const value = generate(schema, random);
    if (schema.safeParse(value).success) return value;
  }
  const value = generate(schema, random);
  throw new Error(`No valid input found; tried ${JSON.stringify(value)}: ${schema.safeParse(value).error?.message}`);
}

function generate(schema: z.ZodType, random: Seeded): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape!)
          .map(([key, part]) => [key, generate(part, random)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'string':
      return text(schema, random);
    case 'number':
    case 'int':
      return wholeNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'enum':
      return random.pick(Object.values(def.entries!));
    case 'literal':
      return random.pick(def.values!);
    case 'record':
      return Object.fromEntries(
        Array.from({ length: random.int(0, 2) }, () => [
          generate(def.keyType!, random),
          generate(def.valueType!, random),
        ]),
      );
    case 'array':
      return Array.from({ length: random.int(0, 2) }, () => generate(def.element!, random));
    case 'union':
      return ofSome(def.options!, random);
    case 'nullable':
      return random.chance(0.2) ? null : generate(def.innerType!, random);
    case 'optional':
    case 'default':
    case 'prefault':
      return random.chance(0.4) ? undefined : generate(def.innerType!, random);
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return generate(def.innerType!, random);
    case 'pipe':
      // A text that is transformed, or anything that is first preprocessed and then checked.
      return generate(defOf(def.in!).type === 'transform' ? def.out! : def.in!, random);
    case 'unknown':
    case 'any':
      return 'anything';
    case 'null':
      return null;
    default:
      throw new Error(`The generator of valid inputs does not know z.${def.type}().`);
  }
}

/** One of the options that can be generated: texts that must match an expression cannot. */
function ofSome(options: readonly z.ZodType[], random: Seeded): unknown {
  const chosen = random.pick(options);
  const value = generate(chosen, random);
  const others = options.filter((one) => one !== chosen);
  return others.length === 0 || chosen.safeParse(value).success ? value : ofSome(others, random);
}

function text(schema: z.ZodType, random: Seeded): string {
  const { format } = defOf(schema);
  const formats = [
    format,
    ...(defOf(schema).checks ?? []).map((check) => (check._zod.def as { format?: string }).format),
  ];
  if (formats.includes('uuid') || formats.includes('guid')) return uuid(random);
  if (formats.includes('email')) return `person${random.int(1, 1e9)}@example.com`;
  if (formats.includes('url')) return `https://store.example/p/${random.int(1, 999)}`;
  if (formats.includes('date')) return `2027-0${random.int(1, 9)}-1${random.int(0, 9)}`;
  const { minLength, maxLength } = schema as unknown as { minLength: number | null; maxLength: number | null };
  const least = Math.max(1, minLength ?? 1);
  const letters = random.pick(['abcdefghij', 'klmnoprst', '0123456789']);
  const length = random.int(least, Math.min(maxLength ?? 40, Math.max(least, 16)));
  return Array.from({ length }, () => random.pick([...letters])).join('');
}

function wholeNumber(schema: z.ZodType, random: Seeded): number {
  const { minValue, maxValue } = schema as unknown as { minValue: number | null; maxValue: number | null };
  const least = Number.isSafeInteger(minValue) ? minValue! : -5;
  const most = Number.isSafeInteger(maxValue) ? maxValue! : 1_000;
  return random.int(Math.max(least, -1e6), Math.min(most, random.pick([Math.max(least, 3), 200, 2_000_000_000])));
}

export function uuid(random: Seeded): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
