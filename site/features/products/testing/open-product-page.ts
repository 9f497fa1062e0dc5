import { readGenericProduct } from '#contracts/catalogue.ts';
import type { ListQuestions } from '#contracts/questions.schemas.ts';
import { listQuestions } from '#contracts/questions.ts';
import { listReviews } from '#contracts/reviews.ts';
import { one, texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { productOf, reviewsOf } from '#scripts/testing/whole-product.ts';
import ProductPage from '../../../pages/gp/[slug]/[genericProductId]/[...productId].astro';

// A test that opens the page replaces its layout with `BareLayout.astro`.

type Whole = Parameters<typeof productOf>[0];
interface Said {
  reviews?: ReturnType<typeof reviewsOf>;
  questions?: ListQuestions['response'];
}
export const nobodyAsked: ListQuestions['response'] = { questions: [], page: 1, pages: 1, count: 0 };

/** Opens the page of this product; `asked` are the calls that it made. */
export async function openProductPage(
  whole: Whole = {},
  { reviews = reviewsOf(), questions = nobodyAsked }: Said = {},
  variant?: number,
) {
  const asked: { of: string; query: unknown }[] = [];
  const product = productOf(whole);
  const answers = new Map<unknown, unknown>([
    [readGenericProduct, { product }],
    [listReviews, reviews],
    [listQuestions, questions],
  ]);
  const call = async (endpoint: { path: string }, { query }: { query: unknown }) => {
    asked.push({ of: endpoint.path, query });
    return answers.get(endpoint);
  };
  const path = `/gp/${product.slug}/${product.genericProductId}`;
  await showPage(ProductPage, {
    address: variant === undefined ? path : `${path}/${variant}`,
    params: {
      slug: product.slug,
      genericProductId: '7',
      productId: variant === undefined ? undefined : String(variant),
    },
    data: { call: call as never },
  });
  return asked;
}

export { all, graph, head, one, texts, wordsOf } from '#scripts/testing/read-page.ts';

export const region = (name: string) => one(`section[aria-label="${name}"]`);
export const headings = () => texts('h2');
