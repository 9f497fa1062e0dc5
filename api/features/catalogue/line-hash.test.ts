import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CatalogueLineInput, catalogueLineSchema, productLineSchema } from '#contracts/catalogue-file.schemas.ts';
import { hashOfLine } from './line-hash.ts';
import { brandLine, productLine, variantLine } from './testing/catalogue-lines.ts';

const hashOf = (line: CatalogueLineInput) => hashOfLine(catalogueLineSchema.parse(line));

const jogger = productLine(1, {
  attributes: { material: ['Cotton'], color: ['Sage'] },
  facts: { weightGrams: 9_300, care: 'Wipe it.' },
  recalls: [{ title: 'Brake', url: 'https://example.com/recall', day: '2026-05-01' }],
  variants: [variantLine(10, { options: { color: 'Sage', size: 'Large' } }), variantLine(11)],
});

describe('the hash of a line', () => {
  it('is the same whatever fields with defaults are added later, at any depth', () => {
    const { shape } = productLineSchema;
    const later = {
      isQuiet: z.boolean().default(false),
      grade: z.enum(['good', 'better']).default('good'),
      // The fields of a line may also be declared in a different order.
      ...Object.fromEntries(Object.entries(shape).toReversed()),
      facts: z.strictObject({ ...shape.facts.unwrap().shape, noise: z.array(z.string()).default([]) }).prefault({}),
      recalls: z
        .array(z.strictObject({ ...shape.recalls.unwrap().element.shape, isOver: z.boolean().default(false) }))
        .default([]),
      variants: z.array(z.strictObject({ ...shape.variants.element.shape, widthMm: z.int().nullable().default(null) })),
    };
    const schema = z.strictObject(later);
    for (const line of [productLine(1), jogger]) {
      const understood = schema.parse(line);
      expect(understood).toMatchObject({
        grade: 'good',
        facts: { noise: [] },
        variants: [{ widthMm: null }, {}].slice(0, line.variants.length),
      });
      expect(hashOfLine(understood as never, schema)).toBe(hashOf(line));
      const stated = schema.parse({ ...line, grade: 'better' });
      expect(hashOfLine(stated as never, schema)).not.toBe(hashOf(line));
    }
  });

  it('stays what shops have stored of lines that they imported', () => {
    expect([hashOf(brandLine()), hashOf(productLine(1)), hashOf(jogger)]).toEqual([
      'n9iSaX4B8xTxv6BqJb_Z03',
      'bPBSFfdfWR6L7OWUkgwpRI',
      'MK1ffBGp8QqgTjt2j3Z9r5',
    ]);
  });

  it('is another one when anything is changed, and not when keys come in another order', () => {
    const changes: Partial<typeof jogger>[] = [
      { title: 'Another' },
      { popularity: 1 },
      { fsaHsaEligible: true },
      { attributes: { material: ['Linen'], color: ['Sage'] } },
      { facts: { weightGrams: 9_300 } },
      { highlights: ['Folds'] },
      { variants: jogger.variants.toReversed() },
      { variants: [{ ...jogger.variants[0]!, stock: 0 }, jogger.variants[1]!] },
    ];
    const hashes = changes.map((change) => hashOf({ ...jogger, ...change }));
    expect(new Set([hashOf(jogger), ...hashes]).size).toBe(changes.length + 1);
    expect(hashOf({ ...jogger, attributes: { color: ['Sage'], material: ['Cotton'] } })).toBe(hashOf(jogger));
  });
});
