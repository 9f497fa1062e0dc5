import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoCatalogue } from './demo-catalogue.ts';
import { drawSheet } from './pictures/grounds.ts';
import { drawPicture, pictureName, readPictureName, viewsOf } from './pictures/picture.ts';
import { type SilhouetteKey, silhouettes } from './pictures/silhouettes.ts';
import { uses } from './pictures/views/uses.ts';
import { drawWeek, weekPictures } from './pictures/weeks/week-pictures.ts';
import { drawPictureByName, writePictures } from './write-pictures.ts';

const productPictureBytes = 12_000;
const sceneBytes = 40_000;
const products = [...demoCatalogue({ today: '2026-06-15' })].filter((line) => line.kind === 'product');

/** Faults in an XML text: a tag left open or closed without being opened, an id given twice, a reference to nothing. */
function faultsOf(xml: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const references: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (attributes.id) {
          if (ids.has(attributes.id)) faults.push(`id ${attributes.id} twice`);
          ids.add(attributes.id);
        }
        for (const value of Object.values(attributes)) {
          if (/NaN|undefined|null/.test(value)) faults.push(`${name}: ${value.slice(0, 60)}`);
          for (const [, id] of value.matchAll(/url\(#([^)]+)\)/g)) references.push(id!);
        }
      },
      onclosetag(name, implied) {
        if (open.pop() !== name || (implied && !xml.includes('/>'))) faults.push(`${name} closed out of order`);
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  if (open.length) faults.push(`left open: ${open.join(', ')}`);
  parser.end();
  return [...faults, ...references.filter((id) => !ids.has(id)).map((id) => `nothing is called ${id}`)];
}

const pixelsOf = (svg: string) => sharp(Buffer.from(svg)).resize(64, 64).removeAlpha().raw().toBuffer();

/** The pixels in which two pictures look different. */
const differencesOf = (one: Buffer, other: Buffer): boolean[] =>
  Array.from({ length: one.length / 3 }, (_, at) =>
    [0, 1, 2].some((channel) => Math.abs(one[at * 3 + channel]! - other[at * 3 + channel]!) > 24),
  );

const withoutTitle = (svg: string) => svg.replace(/<title>[^<]*<\/title>/, '');

describe('the pictures', () => {
  const directory = mkdtempSync(join(tmpdir(), 'pictures-'));
  let first: { total: number; written: number };
  beforeAll(() => {
    first = writePictures(directory);
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('are written for every product, brand and category that names one', () => {
    const categories = readdirSync(new URL('../categories/', import.meta.url)).map((name) =>
      readFileSync(new URL(`../categories/${name}`, import.meta.url), 'utf8'),
    );
    const named = [
      ...products.flatMap(({ variants }) => variants.flatMap(({ pictures }) => pictures.map(({ url }) => url))),
      ...[...demoCatalogue({ today: '2026-06-15' })].flatMap((line) => (line.kind === 'brand' ? [line.logoUrl] : [])),
      ...categories
        .flatMap((text) => [parse(text) as { imageUrl: string; children: { imageUrl: string }[] }])
        .flatMap((root) => [root.imageUrl, ...root.children.map(({ imageUrl }) => imageUrl)]),
    ];
    expect(named.length).toBeGreaterThan(2000);
    expect(named.filter((url) => !existsSync(join(directory, url.replace('/pictures/', ''))))).toEqual([]);
  });

  it('are left alone when they are there already', () => {
    expect(first.written).toBe(first.total);
    expect(writePictures(directory)).toEqual({ total: first.total, written: 0 });
  });

  it('are well-formed, small, and have a title', () => {
    for (const name of readdirSync(directory)) {
      const svg = readFileSync(join(directory, name), 'utf8');
      expect(faultsOf(svg), name).toEqual([]);
      expect(svg, name).toMatch(/<title>[^<]{2,}<\/title>/);
      expect(svg.length, name).toBeLessThan(/^(?:scene|cover|week)-/.test(name) ? sceneBytes : productPictureBytes);
    }
  });

  it('show each product differently', () => {
    const mains = products.map(({ variants }) => variants[0]!.pictures[0]!.url);
    expect(new Set(mains).size).toBe(mains.length);
    expect(new Set(mains.map((url) => drawPictureByName(url.replace('/pictures/', '')))).size).toBe(mains.length);
  });

  it('show each week of pregnancy from 4 to 42 differently', () => {
    const weeks = Object.keys(weekPictures).map(Number);
    expect(weeks).toEqual(Array.from({ length: 39 }, (_, index) => index + 4));
    expect(new Set(weeks.map((week) => drawWeek(week))).size).toBe(39);
    expect(new Set(Object.values(weekPictures).map(({ thing }) => thing)).size).toBe(39);
  });

  it('keep what they measure within the part of a week that every page shows', () => {
    for (const week of Object.keys(weekPictures).map(Number)) {
      const [, x] = /<path d="M(\d+(?:\.\d+)?) \S+[^"]*" fill="#CB5234"/.exec(drawWeek(week))!;
      expect(Number(x), `week ${week}`).toBeGreaterThan(150);
      expect(Number(x), `week ${week}`).toBeLessThan(1050);
    }
  });

  it('show each variant of a product in several different views, each with its own description', () => {
    for (const { title, variants } of products) {
      expect(variants[0]!.pictures.length, title).toBeGreaterThanOrEqual(3);
      for (const { pictures } of variants) {
        const drawn = pictures.map(({ url }) => withoutTitle(readFileSync(join(directory, basename(url)), 'utf8')));
        expect(new Set(drawn).size, title).toBe(pictures.length);
        expect(new Set(pictures.map(({ alt }) => alt)).size, title).toBe(pictures.length);
      }
    }
  });

  it('show something else of a thing in each view, not almost the same again', { timeout: 60_000 }, async () => {
    const ground = await pixelsOf(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">${drawSheet('cream', 'sun')}</svg>`,
    );
    const colors = { color: 'plum', print: 'solid', accent: 'gold', tint: 'cream', backdrop: 'sun' } as const;
    const alike: string[] = [];
    for (const silhouette of Object.keys(silhouettes) as SilhouetteKey[]) {
      const views = viewsOf(silhouette, null);
      const drawn = await Promise.all(views.map((view) => pixelsOf(drawPicture({ silhouette, ...colors, view }))));
      const things = drawn.map((pixels) => differencesOf(pixels, ground));
      for (const [second, view] of views.entries())
        for (let first = 0; first < second; first += 1) {
          const other = differencesOf(drawn[first]!, drawn[second]!).filter(Boolean).length;
          const all = things[first]!.filter((isThing, at) => isThing || things[second]![at]).length;
          if (other < all / 4) alike.push(`${silhouette}: ${views[first]} and ${view}`);
        }
    }
    expect(alike).toEqual([]);
  });

  it('have no script and nothing from elsewhere', () => {
    for (const name of readdirSync(directory))
      expect(readFileSync(join(directory, name), 'utf8'), name).not.toMatch(
        /<script|<foreignObject|<image|\son\w+=|href="(?!#)|url\((?!#)|@import/,
      );
  });

  it('magnify parts that lie on their sheets', () => {
    const beyond = Object.entries(uses).filter(([, [, detail]]) => {
      if (typeof detail === 'string') return false;
      const [cx, cy, width] = detail;
      return [cx, cy].some((middle) => middle < width / 2 || middle > 600 - width / 2);
    });
    expect(beyond).toEqual([]);
  });

  it('are described in words that differ by color', () => {
    for (const { variants } of products)
      for (const { pictures } of variants) for (const { alt } of pictures) expect(alt).toMatch(/^[A-Z].{8,}/);
  });
});

describe('a picture’s name', () => {
  it.each(Object.keys(silhouettes) as SilhouetteKey[])('says all that %s is drawn from', (silhouette) => {
    for (const measure of [{ mm: [400, 300, 500] }, { sizes: ['NB', '6-9M'] }] as const)
      for (const view of [...viewsOf(silhouette, measure), 'portrait'] as const) {
        const spec = {
          silhouette,
          color: 'sage',
          print: 'dots',
          accent: 'clay',
          tint: 'blush',
          backdrop: 'arch',
          view,
          ...(view === 'scale' || view === 'use' ? { measure } : {}),
        } as const;
        expect(readPictureName(pictureName(spec))).toEqual(spec);
        expect(faultsOf(drawPicture(spec))).toEqual([]);
      }
  });

  it('is refused when it is not one of ours', () => {
    for (const name of [
      '',
      'stroller',
      '../secret',
      'stroller_sage_dots_clay_blush-arch_attic',
      'constructor_sage_dots_clay_blush-arch',
      'stroller_sage_dots_clay_blush-arch_use_more',
      'stroller_sage_dots_clay_blush-arch_scale',
      'stroller_sage_dots_clay_blush-arch_scale-1x2',
      'pacifier_sage_dots_clay_blush-arch_use',
      'mattress_sage_dots_clay_blush-arch_side',
    ])
      expect(readPictureName(name)).toBeNull();
  });
});
