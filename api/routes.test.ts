import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { routeName } from './http/route.ts';
import { routes } from './routes.ts';

interface Def {
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  format?: string;
}

/** Every part of a schema that accepts text of this format. */
function partsOfFormat(schema: z.ZodType, format: string): z.ZodType[] {
  const def = schema._zod.def as unknown as Def;
  if (def.format === format) return [schema];
  const inside = [def.innerType, def.in, def.element, ...(def.options ?? []), ...Object.values(def.shape ?? {})];
  return inside.flatMap((part) => (part === undefined ? [] : partsOfFormat(part, format)));
}

describe('the route table', () => {
  const links = routes.flatMap((route) =>
    [route.schemas.query, route.schemas.body].flatMap((part) =>
      part === undefined ? [] : partsOfFormat(part, 'url').map((schema) => [routeName(route), schema] as const),
    ),
  );

  it('has links to check', () => expect(links.length).toBeGreaterThan(3));

  it.each(links)(
    '%s takes no link with a name and password, of another scheme or without end, and no other text',
    (_name, schema) => {
      expect(schema.safeParse('https://shop.example/crib').success).toBe(true);
      for (const link of ['https://me:secret@shop.example/crib', 'https://me@shop.example/crib', 'javascript:alert(1)'])
        expect(schema.safeParse(link).success).toBe(false);
      for (const text of ['crib', 'https://', 'https://shop.example:99999/', 'https:javascript:alert(1)'])
        expect(schema.safeParse(text).success).toBe(false);
      expect(schema.safeParse(`https://shop.example/${'x'.repeat(2000)}`).success).toBe(false);
    },
  );
});
