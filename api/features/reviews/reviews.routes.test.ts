import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandLine, productLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import * as endpoints from '#contracts/reviews.ts';
import { currentUser } from '#contracts/users.ts';

const imported = [1, 0, 0, 2, 7] as const;
const product = { params: { id: 1 } };
const words = (changes: object = {}) => ({
  stars: 5,
  title: 'Folds with one hand',
  text: 'We have used it every day for\nfour months.',
  ...changes,
});

describe.each(engines)('reviews on %s', (engine) => {
  let shop: Shop;
  let admin: TestClient;

  beforeEach(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1, { ratingCounts: [...imported] }), productLine(2)]);
    admin = await signedUpAdmin(shop);
  });
  afterEach(() => shop.close());

  const write = async (body = words(), name = 'Olive Sample', id = 1) => {
    const client = await signedUp(shop, name);
    const { review } = await client.call(endpoints.saveOwnReview, { params: { id }, body });
    return { client, review };
  };
  const decide = (state: 'published' | 'rejected', ...reviews: { id: string; updatedAt: number }[]) =>
    admin.call(endpoints.moderateUserReviews, {
      body: { reviews: reviews.map(({ id, updatedAt }) => ({ id, updatedAt, state })) },
    });
  const publish = async (body = words(), name?: string) => {
    const written = await write(body, name);
    shop.clock.pass(1000);
    await decide('published', written.review);
    return written;
  };
  const list = (query: object = {}, client = shop.client()) =>
    client.call(endpoints.listReviews, { ...product, query });
  const shownOnProduct = async () => {
    await shop.jobs.runDue();
    const { product: shown } = await shop.client().call(readGenericProduct, { ...product, query: {} });
    return { rating: shown.rating, count: shown.reviewCount, card: [shown.card.rating, shown.card.reviewCount] };
  };

  it('shows nothing before the shop has read it, and then the name short', async () => {
    const { client, review } = await write();
    expect(review.state).toBe('pending');
    expect((await list()).reviews).toEqual([]);
    await decide('published', review);
    expect((await list()).reviews).toEqual([
      {
        id: review.id,
        authorName: 'Olive S.',
        stars: 5,
        title: 'Folds with one hand',
        text: 'We have used it every day for\nfour months.',
        publishedAt: shop.clock.now,
        helpful: 0,
        boughtHere: false,
        isSample: false,
        votedHelpful: false,
      },
    ]);
    expect((await client.call(endpoints.readOwnReview, product)).review).toMatchObject({ state: 'published' });
  });

  it('adds what is said here to the imported figures, on page, card and list alike', async () => {
    expect(await shownOnProduct()).toEqual({ rating: 4.4, count: 10, card: [4.4, 10] });
    expect((await list()).summary).toMatchObject({ rating: 4.4, ratingCount: 10, fromCatalogue: 10, fromHere: 0 });
    const { client } = await publish(words({ stars: 1 }));
    expect((await list()).summary).toEqual({
      rating: 4.1,
      ratingCount: 11,
      ratingCounts: [2, 0, 0, 2, 7],
      fromCatalogue: 10,
      fromHere: 1,
      written: 1,
      writtenCounts: [1, 0, 0, 0, 0],
      samples: 0,
    });
    expect(await shownOnProduct()).toEqual({ rating: 4.1, count: 11, card: [4.1, 11] });
    await client.call(endpoints.deleteOwnReview, product);
    expect(await shownOnProduct()).toEqual({ rating: 4.4, count: 10, card: [4.4, 10] });
  });

  it('keeps reviews when the catalogue is imported again', async () => {
    await publish(words({ stars: 2 }));
    await shop.import([productLine(1, { ratingCounts: [0, 0, 0, 0, 3], title: 'Meadow pram, new' })]);
    expect((await list()).summary).toMatchObject({ ratingCounts: [0, 1, 0, 0, 3], fromCatalogue: 3, fromHere: 1 });
  });

  it('takes an edited review back until it is read again', async () => {
    const { client, review } = await publish();
    const { review: edited } = await client.call(endpoints.saveOwnReview, { ...product, body: words({ stars: 4 }) });
    expect(edited).toMatchObject({ id: review.id, state: 'pending', stars: 4 });
    expect((await list()).summary).toMatchObject({ ratingCount: 10, written: 0 });
    // Sending the same again changes nothing.
    await decide('published', edited);
    const { review: same } = await client.call(endpoints.saveOwnReview, { ...product, body: words({ stars: 4 }) });
    expect(same.state).toBe('published');
  });

  it('keeps one review per person and product, however often and at once it is sent', async () => {
    const client = await signedUp(shop);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        client.send(endpoints.saveOwnReview, { ...product, body: words({ title: `Attempt ${index}` }) }),
      ),
    );
    const rows = await shop.app.db.read.selectFrom('review').select('id').execute();
    expect(rows).toHaveLength(1);
    await client.call(endpoints.saveOwnReview, { params: { id: 2 }, body: words() });
    expect(await shop.app.db.read.selectFrom('review').select('id').execute()).toHaveLength(2);
  });

  it('counts each of several reviews that are published at one moment', async () => {
    const written = [];
    for (let index = 0; index < 6; index += 1) written.push((await write(words({ stars: 5 }))).review);
    await Promise.all(written.map((review) => decide('published', review)));
    expect((await list()).summary).toMatchObject({ fromHere: 6, ratingCounts: [1, 0, 0, 2, 13], written: 6 });
  });

  it('filters by stars, pages by ten and sorts in four ways', async () => {
    for (let index = 0; index < 12; index += 1)
      await publish(words({ stars: (index % 5) + 1, title: `Number ${index}` }));
    const first = await list();
    expect([first.reviews.length, first.page, first.pages, first.count]).toEqual([10, 1, 2, 12]);
    expect((await list({ page: 2 })).reviews).toHaveLength(2);
    expect(await list({ page: 99 })).toMatchObject({ page: 2 });
    expect((await list({ stars: 1 })).reviews.map(({ stars }) => stars)).toEqual([1, 1, 1]);
    expect((await list({ stars: 1 })).count).toBe(3);
    expect((await list({ sort: 'newest' })).reviews[0]!.title).toBe('Number 11');
    expect((await list({ sort: 'highest' })).reviews.map(({ stars }) => stars).slice(0, 3)).toEqual([5, 5, 4]);
    expect((await list({ sort: 'lowest' })).reviews.map(({ stars }) => stars).slice(0, 4)).toEqual([1, 1, 1, 2]);

    const third = (await list({ sort: 'newest' })).reviews[2]!;
    const visitor = shop.client();
    const vote = (isHelpful: boolean, client = visitor) =>
      client.call(endpoints.voteForReview, { params: { id: third.id }, body: { isHelpful } });
    expect(await vote(true)).toEqual({ helpful: 1, votedHelpful: true });
    expect(await vote(true)).toEqual({ helpful: 1, votedHelpful: true });
    expect((await list({}, visitor)).reviews[0]).toMatchObject({ id: third.id, helpful: 1, votedHelpful: true });
    expect((await list()).reviews[0]).toMatchObject({ id: third.id, votedHelpful: false });
    expect(await vote(true, shop.client())).toEqual({ helpful: 2, votedHelpful: true });
    expect(await vote(false)).toEqual({ helpful: 1, votedHelpful: false });
    expect(await vote(false)).toEqual({ helpful: 1, votedHelpful: false });
  });

  it('refuses votes for one’s own review, and hides unpublished ones', async () => {
    const { client, review } = await publish();
    expect(
      await client.refused(endpoints.voteForReview, { params: { id: review.id }, body: { isHelpful: true } }),
    ).toMatchObject({ code: 'wrong-state' });
    const waiting = (await write()).review;
    for (const [endpoint, body] of [
      [endpoints.voteForReview, { isHelpful: true }],
      [endpoints.reportReview, { reason: 'untrue' }],
    ] as const)
      expect(await client.refused(endpoint as never, { params: { id: waiting.id }, body } as never)).toMatchObject({
        code: 'not-found',
      });
  });

  it('brings reports to the moderators, once per person, and settles them when they decided', async () => {
    const { review } = await publish();
    const visitor = shop.client();
    const report = (reason: string, client = visitor) =>
      client.send(endpoints.reportReview, {
        params: { id: review.id },
        body: { reason: reason as 'untrue', text: '' },
      });
    expect((await report('untrue')).status).toBe(202);
    await report('hurtful');
    await report('advertising', shop.client());
    const queue = { query: { state: 'published', reported: 'true' } } as const;
    const { reviews } = await admin.call(endpoints.listUserReviews, queue as never);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toMatchObject({
      reportCount: 2,
      authorName: 'Olive S.',
      product: { id: 1, title: 'Meadow pram 1', path: '/gp/pram-1/1' },
    });
    expect(reviews[0]!.reports.map(({ reason }) => reason).sort()).toEqual(['advertising', 'hurtful']);
    await decide('rejected', reviews[0]!);
    expect((await admin.call(endpoints.listUserReviews, queue as never)).reviews).toEqual([]);
    expect((await list()).summary).toMatchObject({ fromHere: 0, written: 0 });
  });

  it('keeps up to a hundred reports of one review, and answers all alike', async () => {
    const { review } = await publish();
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const row = { review_id: review.id, reason: 'untrue', text: '', created_at: 1 };
      for (let number = 0; number < 100; number += 1)
        await trx
          .insertInto('review_report')
          .values({ ...row, reporter: `visitor ${number}` })
          .execute();
    });
    const params = { id: review.id };
    const sent = await shop
      .client()
      .send(endpoints.reportReview, { params, body: { reason: 'untrue', text: 'Me too' } });
    expect(sent.status).toBe(202);
    const rows = await shop.app.db.read.selectFrom('review_report').select('reporter').execute();
    expect(rows).toHaveLength(100);
  });

  it('publishes nothing unread: what was changed meanwhile is refused, with all the others', async () => {
    const { client, review } = await write();
    const other = (await write()).review;
    shop.clock.pass(1000);
    await client.call(endpoints.saveOwnReview, { ...product, body: words({ text: 'Something else altogether.' }) });
    const refused = await admin.refused(endpoints.moderateUserReviews, {
      body: { reviews: [other, review].map(({ id, updatedAt }) => ({ id, updatedAt, state: 'published' as const })) },
    });
    expect(refused.code).toBe('stale');
    expect((await list()).count).toBe(0);
    expect((await admin.call(endpoints.listUserReviews, { query: {} })).count).toBe(2);
  });

  it('shows the back office to admins only', async () => {
    const somebody = await signedUp(shop);
    expect(await somebody.refused(endpoints.listUserReviews, { query: {} })).toMatchObject({ code: 'not-found' });
    expect(await shop.client().refused(endpoints.listUserReviews, { query: {} })).toMatchObject({ code: 'not-found' });
  });

  it('needs an account to write, and a product to write about', async () => {
    expect(await shop.client().refused(endpoints.saveOwnReview, { ...product, body: words() })).toMatchObject({
      code: 'sign-in-required',
    });
    const client = await signedUp(shop);
    expect(await client.refused(endpoints.saveOwnReview, { params: { id: 99 }, body: words() })).toMatchObject({
      code: 'not-found',
    });
    expect(await client.refused(endpoints.deleteOwnReview, product)).toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['body.stars', { stars: 0 }],
    ['body.stars', { stars: 6 }],
    ['body.stars', { stars: 4.5 }],
    ['body.title', { title: ' ' }],
    ['body.title', { title: 'x'.repeat(81) }],
    ['body.text', { text: 'Too short' }],
    ['body.text', { text: 'x'.repeat(3001) }],
    ['body.state', { state: 'published' }],
    ['body.boughtHere', { boughtHere: true }],
  ])('names the field %s of %o', async (field, changes) => {
    const client = await signedUp(shop);
    const problem = await client.refused(endpoints.saveOwnReview, { ...product, body: words(changes) });
    expect(problem.fields!.map((one) => one.field)).toEqual([field]);
  });

  it('works as a plain form, with line breaks as forms send them, and leads back to the product', async () => {
    const client = await signedUp(shop);
    const post = (address: string, fields: Record<string, string>) =>
      client.fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const own = '/api/v3/generic_products/1/own_review';
    const page = '/gp/pram-1/1/write-review';
    const done = await post(`${own}?_method=PUT`, {
      stars: '4',
      title: 'Good',
      text: 'First line\r\nsecond line',
      page,
      next: '/gp/pram-1/1/reviews',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/gp/pram-1/1/reviews?done=review-saved']);
    expect((await client.call(endpoints.readOwnReview, product)).review).toMatchObject({
      text: 'First line\nsecond line',
    });
    const elsewhere = await post(`${own}?_method=DELETE`, { page: 'https://elsewhere.example/gp/x/1' });
    expect(elsewhere.headers.get('location')).toBe('/store');
  });

  it('takes a published review out of the ratings once when a dozen tabs change it at one moment', async () => {
    const { client } = await publish();
    await Promise.all(
      Array.from({ length: 12 }, (_, tab) =>
        client.call(endpoints.saveOwnReview, {
          ...product,
          body: words({ text: `Said at some length in tab ${tab}.` }),
        }),
      ),
    );
    expect((await list()).summary).toMatchObject({ ratingCount: 10, fromHere: 0 });
  });

  it('is deleted with its author’s account', async () => {
    const { client } = await publish();
    const { user } = await client.call(currentUser, {});
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.deleteFrom('user').where('id', '=', user!.id).execute(),
    );
    expect((await list()).reviews).toEqual([]);
  });
});
