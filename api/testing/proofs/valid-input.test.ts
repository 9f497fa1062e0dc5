import { describe, expect, it } from 'vitest';
import { routes } from '#api/routes.ts';
import { Seeded } from './seeded.ts';
import { validInput } from './valid-input.ts';

describe('validInput', () => {
  const parts = routes.flatMap(({ endpoint, schemas }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = schemas[part];
      return schema === undefined ? [] : [{ name: `${endpoint.method} ${endpoint.path} ${part}`, schema }];
    }),
  );

  it.each(parts)('finds inputs for $name', ({ schema }) => {
    const random = new Seeded(7);
    for (let i = 0; i < 20; i += 1) expect(schema.safeParse(validInput(schema, random)).success).toBe(true);
  });
});
