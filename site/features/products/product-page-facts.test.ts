import { describe, expect, it, vi } from 'vitest';
import { usd } from '#rules/money.ts';
import { cardOf, factsOf, reviewOf, reviewsOf } from '#scripts/testing/whole-product.ts';
import { all, headings, one, openProductPage as open, region, texts, wordsOf } from './testing/open-product-page.ts';

vi.mock('../../layouts/Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

describe('what one wants to know of a product', () => {
  it('stands in a table of facts: ages, weights, measures, materials, care, standards', async () => {
    await open({
      page: {
        facts: factsOf({
          age: { from: 6, to: 36 },
          childWeightGrams: { from: null, to: 22_000 },
          dimensionsMm: [600, 900, 1050],
          foldedDimensionsMm: [600, 300, 700],
          weightGrams: 9300,
          materials: ['Aluminum', 'Recycled polyester'],
          care: 'Wipe it.',
          standards: ['EN 1888'],
          safetyNotes: ['Use the harness.'],
          other: [['Wheels', 'Four']],
        }),
      },
    });
    expect(all('dl > div').map((row) => [wordsOf(row.querySelector('dt')), wordsOf(row.querySelector('dd'))])).toEqual([
      ['Age', 'From 6 months to 3 years'],
      ['Child’s weight', 'Up to 48.5 lb (22 kg)'],
      ['Size, W × D × H', '23.6 × 35.4 × 41.3 in (60 × 90 × 105 cm)'],
      ['Folded', '23.6 × 11.8 × 27.6 in (60 × 30 × 70 cm)'],
      ['Weight', '20.5 lb (9.3 kg)'],
      ['Wheels', 'Four'],
      ['Materials', 'AluminumRecycled polyester'],
      ['Care', 'Wipe it.'],
      ['Standards', 'EN 1888'],
    ]);
    expect(texts('[aria-labelledby="safety"] li')).toEqual(['Use the harness.']);
  });

  it('is no table where nothing is known', async () => {
    await open();
    expect(headings()).not.toContain('Details');
    expect(all('[aria-labelledby="safety"]')).toEqual([]);
  });

  it('a recall stands above everything else, with its day, what to do, and its notice', async () => {
    await open({
      page: {
        recalls: [
          {
            title: 'The brake may fail.',
            url: 'https://recalls.example/7',
            day: '2027-02-03',
            whatToDo: 'Stop using it.',
          },
        ],
      },
    });
    const recall = region('Recall');
    expect(wordsOf(recall)).toBe('Recall, February 3, 2027: The brake may fail.Stop using it.Read the notice');
    expect(recall.querySelector('time')!.getAttribute('datetime')).toBe('2027-02-03');
    expect(recall.querySelector('a')!.getAttribute('href')).toBe('https://recalls.example/7');
    const isBefore = recall.compareDocumentPosition(one('h1')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore).toBeGreaterThan(0);
  });

  it('is what it needs, what it fits and what goes with it, each with the reason, and what is similar', async () => {
    const related = (relation: 'fits' | 'needs' | 'goes-with', gpId: number) => ({
      relation,
      note: `Note ${gpId}`,
      product: cardOf(gpId),
    });
    await open({
      page: {
        fits: [related('fits', 11), related('needs', 12), related('goes-with', 13), related('fits', 14)],
        similar: [{ because: 'costs-less', product: cardOf(15) }],
      },
    });
    const rows = ['What it needs', 'What it fits', 'Goes well with', 'Similar products'];
    expect(headings().filter((title) => rows.includes(title!))).toEqual(rows);
    const cards = (name: string) =>
      [...region(name).querySelectorAll('article')].map((card) => [
        card.querySelector('a')!.getAttribute('href'),
        wordsOf(card.lastElementChild),
      ]);
    expect(cards('What it needs')).toEqual([['/gp/stroller-12/12', 'Note 12']]);
    expect(cards('What it fits')).toEqual([
      ['/gp/stroller-11/11', 'Note 11'],
      ['/gp/stroller-14/14', 'Note 14'],
    ]);
    expect(cards('Goes well with')).toEqual([['/gp/stroller-13/13', 'Note 13']]);
    expect(cards('Similar products')).toEqual([['/gp/stroller-15/15', 'Costs less']]);
    expect([...region('Similar products').querySelectorAll('a')].at(-1)!.getAttribute('href')).toBe('/gp/compare/7,15');
  });

  it('leaves out nothing that it fits, however much that is', async () => {
    const fits = Array.from({ length: 30 }, (_, at) => ({
      relation: 'fits' as const,
      note: '',
      product: cardOf(at + 11),
    }));
    await open({ page: { fits } });
    expect(region('What it fits').querySelectorAll('article')).toHaveLength(30);
  });

  it('is what other stores ask for it, and when each was looked at', async () => {
    const offer = (store: string, cents: number, checkedAt: string) => ({
      store,
      url: `https://${store}.example/7`,
      price: usd(cents),
      checkedAt,
    });
    await open({
      page: {
        offers: [
          offer('nook', 13_000, '2027-03-01T10:05:00Z'),
          offer('perch', 11_900, '2027-03-02T23:59:00Z'),
          offer('den', 14_000, '2027-03-01T09:00:00Z'),
          offer('loft', 15_000, '2027-03-01T09:00:00Z'),
        ],
      },
    });
    const stores = one('[aria-labelledby="other-stores"]');
    expect([...stores.querySelectorAll('time')].map((time) => [time.getAttribute('datetime'), wordsOf(time)])).toEqual([
      ['2027-03-02T23:59:00Z', 'March 2, 2027, 23:59 UTC'],
      ['2027-03-01T10:05:00Z', 'March 1, 2027, 10:05 UTC'],
      ['2027-03-01T09:00:00Z', 'March 1, 2027, 09:00 UTC'],
      ['2027-03-01T09:00:00Z', 'March 1, 2027, 09:00 UTC'],
    ]);
    expect(wordsOf(stores.querySelector('li'))).toMatch(/perch\$119\.00Checked March 2/);
    expect(wordsOf(stores.querySelector('summary'))).toBe('+1 more store');
    for (const link of stores.querySelectorAll('a')) expect(link.rel).toBe('nofollow noopener sponsored');
  });
});

describe('what people say of a product', () => {
  it('is spread over one to five stars, and says from where', async () => {
    await open();
    const rows = [...one('#reviews').querySelectorAll('ul')[0]!.children];
    expect(rows.map(wordsOf)).toEqual([
      '5 stars 9 ratings',
      '4 stars 0 ratings',
      '3 stars 2 ratings',
      '2 stars 1 rating',
      '1 star 0 ratings',
    ]);
    expect(rows.map((row) => Number(row.querySelector('rect')!.getAttribute('width')))).toEqual([
      100,
      0,
      (2 * 100) / 9,
      100 / 9,
      0,
    ]);
    // Only a star level that has reviews is a link.
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/gp/stroller-7/7/reviews?stars=5',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(wordsOf(one('#reviews'))).toContain('4.5out of 5, from 12 ratings');
    expect(wordsOf(one('#reviews'))).toContain(
      '10 ratings came with the catalog, 2 were given here. 2 reviews can be read here.',
    );
  });

  it('are three reviews and three questions, and the ways to all of them and to one’s own', async () => {
    const review = reviewOf({ stars: 5, isSample: true });
    const question = {
      id: 'q1',
      askerName: 'Cem',
      text: 'Does it fold?',
      publishedAt: 0,
      answerCount: 1,
      answers: [{ id: 'a1', authorName: '', isStaff: true, text: 'Yes.', createdAt: 0 }],
    };
    const asked = await open(
      {},
      { reviews: reviewsOf([review]), questions: { questions: [question], page: 1, pages: 2, count: 4 } },
    );
    expect(asked.filter(({ of }) => /reviews|questions/.test(of)).map(({ query }) => query)).toEqual([
      { limit: 3 },
      { limit: 3 },
    ]);
    expect(wordsOf(one('#review-r1'))).toBe('SampleRollsAna B., January 1, 1970Well.');
    expect(one('#review-r1 [aria-label]').ariaLabel).toBe('5 of 5 stars');
    expect(wordsOf(one('#questions article'))).toContain('Does it fold?Cem, January 1, 1970Yes.From the shop');
    expect(
      all('#reviews a, #questions a')
        .map((link) => [wordsOf(link), link.getAttribute('href')])
        .slice(1),
    ).toEqual([
      ['Write a review', '/gp/stroller-7/7/write-review'],
      ['Read all 2 reviews', '/gp/stroller-7/7/reviews'],
      ['1 answer: Does it fold?', '/gp/stroller-7/7/questions/q1'],
      ['All 4 questions', '/gp/stroller-7/7/questions'],
      ['Ask a question', '/gp/stroller-7/7/questions#ask'],
    ]);
  });

  it('is asked for when there are no reviews', async () => {
    await open({}, { reviews: reviewsOf([], { ratingCount: 0, written: 0, writtenCounts: [0, 0, 0, 0, 0] }) });
    expect(wordsOf(one('#reviews'))).toContain('No ratings yet.');
    expect(wordsOf(one('#questions'))).toContain('No questions yet.');
  });
});
