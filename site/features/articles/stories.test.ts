import { describe, expect, it } from 'vitest';
import {
  aboutLoss,
  contentsOf,
  groupByHealthPart,
  groupByTopic,
  newestFirst,
  relateStories,
  seriesAround,
  weeksAround,
  withDifferentPictures,
} from './stories.ts';

const story = (slug: string, more: object = {}) => ({
  kind: 'article' as const,
  slug,
  topics: ['sleep'],
  publishOn: '2026-03-01',
  ...more,
});
const slugs = (stories: { slug: string }[]) => stories.map(({ slug }) => slug);

describe('what a reader may want next', () => {
  const sleep = story('sleep', { topics: ['sleep', 'safety'] });

  it('shares the most topics, then is the newest', () => {
    const all = [
      story('old', { publishOn: '2026-01-01' }),
      story('new', { publishOn: '2026-02-01' }),
      story('closest', { topics: ['safety', 'sleep'], publishOn: '2025-01-01' }),
      story('stranger', { topics: ['gifts'] }),
    ];
    expect(slugs(relateStories(all, 5)(sleep))).toEqual(['closest', 'new', 'old']);
  });

  it('is never the story itself, nor a week, nor more than asked for', () => {
    const all = [sleep, story('week', { kind: 'week' }), story('a'), story('b')];
    expect(slugs(relateStories(all, 1)(sleep))).toEqual(['a']);
  });

  it('for a week is what is offered in that week', () => {
    const week = story('pregnancy-week-30', { kind: 'week', topics: ['pregnancy'], pregnancyWeeks: [30] });
    const all = [story('birth', { topics: ['pregnancy'] }), story('sleep', { pregnancyWeeks: [29, 30] })];
    expect(slugs(relateStories(all, 3)(week))).toEqual(['sleep', 'birth']);
  });
});

describe('what many readers may want next', () => {
  const topics = ['sleep', 'safety', 'gear', 'feeding'];
  const many = Array.from({ length: 60 }, (_, at) =>
    story(`s${at}`, {
      kind: at % 7 === 0 ? 'week' : 'article',
      topics: topics.filter((_topic, index) => (at >> index) & 1),
      publishOn: `2026-0${1 + (at % 9)}-01`,
      ...(at % 5 === 0 ? { pregnancyWeeks: [at % 4, 20] } : {}),
    }),
  );

  it('is what every story against every other would find', () => {
    const related = relateStories(many, 4);
    for (const one of many) {
      const points = (other: (typeof many)[number] & { pregnancyWeeks?: number[] }) =>
        2 * other.topics.filter((topic) => one.topics.includes(topic)).length +
        (other.pregnancyWeeks?.some((week) => (one as typeof other).pregnancyWeeks?.includes(week)) ? 3 : 0);
      const found = newestFirst(many.filter((other) => other !== one && other.kind !== ('week' as string)))
        .filter((other) => points(other) > 0)
        .sort((a, b) => points(b) - points(a));
      expect(slugs(related(one))).toEqual(slugs(found.slice(0, 4)));
    }
  });
});

describe('weeks around a week', () => {
  const weeks = [{ week: 20 }, { week: 8 }, { week: 12 }];
  it.each([
    [8, undefined, 12],
    [12, 8, 20],
    [15, 12, 20],
    [20, 12, undefined],
  ])('of %i are %s and %s, over gaps', (week, previous, next) => {
    const around = weeksAround(week, weeks);
    expect([around.previous?.week, around.next?.week]).toEqual([previous, next]);
  });
});

it('a story stands under each of its topics, and empty topics are left out', () => {
  const topics = ['sleep', 'gear', 'safety'].map((slug) => ({ slug, name: slug }));
  const groups = groupByTopic(topics, [story('a', { topics: ['safety', 'sleep'] }), story('b')]);
  expect(groups.map((group) => [group.topic.slug, ...slugs(group.stories)])).toEqual([
    ['sleep', 'a', 'b'],
    ['safety', 'a'],
  ]);
});

it('a story about health stands under the person it is about, and one about loss never under the baby', () => {
  const all = [
    story('fever', { topics: ['health', 'newborn'] }),
    story('labor', { topics: ['birth', 'pregnancy'] }),
    story('stillbirth', { topics: ['loss'] }),
    story('cesarean', { topics: ['postpartum', 'birth', 'health'] }),
  ];
  expect(groupByHealthPart(all).map(({ title, stories }) => [title, ...slugs(stories)])).toEqual([
    ['Pregnancy and birth', 'labor'],
    ['After birth, for you', 'cesarean'],
    ['Your baby’s health and safety', 'fever'],
    ['After a loss', 'stillbirth'],
  ]);
});

it('the newest come first, and those of one day by name', () => {
  const all = [story('b'), story('a'), story('c', { publishOn: '2026-04-01' })];
  expect(slugs(newestFirst(all))).toEqual(['c', 'a', 'b']);
});

it('a table of contents holds the sections, and needs three of them', () => {
  const headings = [2, 3, 2, 2].map((depth, index) => ({ depth, id: `h${index}`, text: `Part ${index}` }));
  expect(contentsOf(headings).map(({ id }) => id)).toEqual(['h0', 'h2', 'h3']);
  expect(contentsOf(headings.slice(0, 3))).toEqual([]);
});

it('a series leads from part to part, whatever the order of its files', () => {
  const part = (slug: string, number: number) => story(slug, { series: { title: 'Diapers', part: number } });
  const [first, second, third] = [part('c', 1), part('a', 2), part('b', 4)] as const;
  const alone = { ...story('alone'), series: undefined };
  const all = [second, third, first, alone] as never[];
  expect(seriesAround(second as never, all)).toMatchObject({
    title: 'Diapers',
    parts: [{ slug: 'c' }, { slug: 'a' }, { slug: 'b' }],
    previous: { slug: 'c' },
    next: { slug: 'b' },
  });
  expect(seriesAround(first as never, all)?.previous).toBeNull();
  expect(seriesAround(alone as never, all)).toBeNull();
  expect(seriesAround(first as never, [first as never])).toBeNull();
});

it('of stories with the same picture the first comes first, and the others wait', () => {
  const pictured = (slug: string, url: string) => ({ slug, featuredImage: { url, alt: '' } });
  const all = [pictured('a', '1'), pictured('b', '1'), pictured('c', '2')];
  expect(slugs(withDifferentPictures(all, 2))).toEqual(['a', 'c']);
  expect(slugs(withDifferentPictures(all, 9))).toEqual(['a', 'c', 'b']);
});

describe('what is read after a loss', () => {
  it('begins with what was written first, and holds nothing else', () => {
    const all = [
      story('later', { topics: ['loss'], publishOn: '2026-07-14' }),
      story('sleep'),
      story('first', { topics: ['loss'], publishOn: '2026-02-03' }),
    ];
    expect(slugs(aboutLoss(all))).toEqual(['first', 'later']);
  });
});
