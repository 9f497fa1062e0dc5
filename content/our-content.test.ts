/** Rules for the content that is committed here, whoever wrote it. */

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildContent } from './build.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import { thingPictures } from './catalogue/write-pictures.ts';
import * as content from './index.ts';
import { wordingKeys } from './schemas/wording.ts';

let rootDir: string;
beforeAll(async () => {
  rootDir = mkdtempSync(join(tmpdir(), 'layette-our-content-'));
  symlinkSync(import.meta.dirname, join(rootDir, 'content'));
  await buildContent({ rootDir, drafts: false, now: '2026-11-20' });
  content.serveContentFrom(rootDir);
});
afterAll(() => {
  content.serveContentFrom(undefined);
  rmSync(rootDir, { recursive: true, force: true });
});

const stories = () => [...content.articles.all(), ...content.guides.all(), ...content.weeks.all()];

describe('our content', () => {
  it('has a first handful of each kind', () => {
    expect(content.articles.all().length).toBeGreaterThanOrEqual(6);
    expect(content.guides.all().length).toBeGreaterThanOrEqual(3);
    expect(content.weeks.all().length).toBeGreaterThanOrEqual(6);
    expect(content.checklist.all()).toHaveLength(11);
    const things = content.checklist.all().flatMap((section) => section.items);
    expect(things.length).toBeGreaterThanOrEqual(120);
    expect(things.length).toBeLessThanOrEqual(150);
    const drawn = new Set([...thingPictures()].map(([name]) => `/pictures/${name}`));
    expect(things.filter(({ picture }) => !drawn.has(picture))).toEqual([]);
    expect(content.quiz.all().map((question) => question.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const slug of [
      'about',
      'privacy',
      'terms',
      'cookie-notice',
      'consumer-health-data-privacy',
      'accessibility',
    ]) {
      expect(content.pages.get(slug)?.url).toBe(`/${slug}`);
    }
  });

  it('shows products of the demo catalogue only', () => {
    const known = new Set<number>();
    for (const line of demoCatalogue({ today: '2026-11-20' })) if (line.kind === 'product') known.add(line.id);
    expect(known.size).toBeGreaterThan(500);
    const shown = stories().flatMap(({ slug, productIds }) => productIds.map((id) => ({ slug, id })));
    expect(shown.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('is set with quotation marks and apostrophes, not with the straight ones of a keyboard', () => {
    const written = [...stories(), ...content.pages.all(), ...content.families.all(), ...content.authors.all()];
    const straight = written.flatMap((entry) => {
      const texts = [
        ...Object.values(entry).filter((value) => typeof value === 'string'),
        content.readBody(entry).text,
      ];
      return texts.flatMap((text) => text.match(/.{0,20}["'].{0,20}/g) ?? []).map((found) => `${entry.slug}: ${found}`);
    });
    expect(straight).toEqual([]);
  });

  it('marks every author as sample, since all of them are invented', () => {
    expect(content.authors.all().every((author) => author.sample)).toBe(true);
  });

  it('gives every piece an author who exists and a topic', () => {
    for (const story of stories()) {
      expect(content.authors.get(story.author), story.slug).toBeDefined();
      expect(story.topics.length, story.slug).toBeGreaterThan(0);
    }
  });

  it('names sources under everything about health', () => {
    for (const story of stories().filter((entry) => entry.medical)) expect(story.sources, story.slug).not.toEqual([]);
    expect(content.weeks.all().every((week) => week.medical)).toBe(true);
  });

  it('has a week for each from 4 to 42, with a picture and a comparison that no other week has', () => {
    const weeks = content.weeks.all();
    expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: 39 }, (_, index) => index + 4));
    for (const { week, featuredImage } of weeks) expect(featuredImage.url).toBe(`/pictures/week-${week}.svg`);
    for (const unique of ['babySize', 'teaser', 'seoTitle', 'seoDescription'] as const)
      expect(new Set(weeks.map((week) => week[unique])).size, unique).toBe(39);
  });

  it('says every stage-dependent sentence for every planning stage', () => {
    for (const key of wordingKeys) {
      for (const stage of content.planningStages) expect(content.wording(key, stage).length).toBeGreaterThan(0);
    }
  });

  it('speaks of a due date only where there is one', () => {
    for (const key of wordingKeys) {
      for (const stage of ['adopting', 'fostering', 'conceiving'] as const) {
        expect(content.wording(key, stage)).not.toMatch(/due date/i);
      }
    }
  });

  it('never recommends what safe sleep forbids', () => {
    for (const item of content.checklist.all().flatMap((section) => section.items)) {
      expect(item.title).not.toMatch(/bumper|inclined|positioner|crib pillow/i);
    }
  });

  it('keeps the checklist of health and safety at the number that the shop knows', () => {
    expect(content.checklist.get('health-and-safety')?.id).toBe(61);
  });
});
