import type { Product, ProductPage } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import type { ListQuestions } from '#contracts/questions.schemas.ts';
import { listQuestions } from '#contracts/questions.ts';
import type { ListReviews } from '#contracts/reviews.schemas.ts';
import { listReviews } from '#contracts/reviews.ts';
import { comparePath, productPath } from '#rules/catalogue-paths.ts';
import { breadcrumbData, graphOf } from '#site/layouts/structured-data.ts';
import { orMissing } from '#site/page-data.ts';
import { comparedOf } from './compare/compare-store.ts';
import { isComing, isShipped, kindOf, productData, reviewSnippets } from './product-data.ts';

type Call = Pick<PageData, 'call'>;
/** Parameters of an address below /gp/. */
type Params = Readonly<Record<string, string | undefined>>;

const readProduct = async ({ call }: Call, { genericProductId }: Params, chosenId?: number) => {
  const query = chosenId === undefined ? {} : { product_id: chosenId };
  return (await orMissing(call(readGenericProduct, { params: { id: Number(genericProductId) }, query })))?.product;
};

/** The product that one of its subpages (`/reviews`, `/report`) is about; null when it does not exist or the address is not its own. */
export async function findProduct(data: Call, params: Params) {
  const product = await readProduct(data, params);
  if (!product?.page || product.slug !== params.slug) return null;
  return { product: { ...product, page: product.page }, path: productPath(product.slug, product.genericProductId) };
}

type Variant = ProductPage['variants'][number];

/** What a product's page shows, or where its address redirects to. */
export type LoadedProductPage =
  | { is: 'missing' }
  | { is: 'moved'; to: string; status: 301 | 302 }
  | (ReturnType<typeof describePage> & { is: 'found' });

interface Said {
  reviews: ListReviews['response'] | null;
  questions: ListQuestions['response'] | null;
}

export async function loadProductPage(
  data: Pick<PageData, 'call' | 'today'>,
  params: Params,
  site: URL,
): Promise<LoadedProductPage> {
  const { call, today } = data;
  const chosenId = params.productId === undefined ? undefined : Number(params.productId);
  const product = await readProduct(data, params, chosenId);
  if (product === undefined && chosenId !== undefined) {
    // An old link to a variant that is no longer made leads to the product.
    const rest = await readProduct(data, params);
    if (rest) return { is: 'moved', to: productPath(rest.slug, rest.genericProductId), status: 302 };
  }
  if (!product?.page) return { is: 'missing' };
  if (params.slug !== product.slug)
    return { is: 'moved', to: productPath(product.slug, product.genericProductId, chosenId), status: 301 };

  const about = { params: { id: product.genericProductId }, query: { limit: 3 } };
  const [reviews, questions] = isShipped(product.card)
    ? await Promise.all([call(listReviews, about), call(listQuestions, about)])
    : [null, null];
  return { is: 'found', ...describePage(product, product.page, { reviews, questions }, { chosenId, today, site }) };
}

interface Asked {
  chosenId: number | undefined;
  today: string;
  site: URL;
}

function describePage(product: Product, page: ProductPage, said: Said, { chosenId, today, site }: Asked) {
  const { card } = product;
  const path = productPath(product.slug, product.genericProductId);
  const isRange = chosenId === undefined && card.price.min.amount !== card.price.max.amount;
  const price = {
    current: product.price.current,
    list: product.price.msrp,
    isFavor: card.isFavor,
    ...(isRange && { min: card.price.min, max: card.price.max }),
  };
  const trail = [
    ...page.breadcrumb.map(({ title, path: href }) => ({ title, href })),
    { title: product.name, href: undefined },
  ];
  const similarIds = page.similar.map((one) => one.product.gpId);
  const added = { gpId: product.genericProductId, title: product.name, kind: kindOf(card), renderedId: product.id };
  return {
    product,
    page,
    path,
    isShipped: isShipped(product.card),
    trail: page.breadcrumb.length > 0 ? trail : [],
    ...said,
    head: headOf(product, page, said, { path, trail, site }),
    // Each island gets only the fields of the variants that it shows.
    gallery: { variants: page.variants.map(({ id, images }) => ({ id, images })), renderedId: product.id },
    options: {
      renderedId: product.id,
      options: page.options,
      variants: page.variants.map(shownVariant),
      isComing: isComing(card),
      price,
      stock: isShipped(product.card) ? { comingSoonUntil: page.comingSoonUntil, today } : null,
    },
    alert: isShipped(card) &&
      page.variants.some(({ available }) => !available) && {
        genericProductId: product.genericProductId,
        path,
        renderedId: product.id,
        isComing: isComing(card),
        variants: page.variants.map(({ id, available }) => ({ id, available })),
      },
    codes: { variants: page.variants.map(({ id, code }) => ({ id, code })), renderedId: product.id },
    add: {
      ...added,
      variants: page.variants.map(({ id, name, path, available }) => ({ id, name, path, available })),
      isSold: isShipped(product.card) && !isComing(card),
    },
    bar: {
      ...added,
      variants: page.variants.map(({ id, name, path, price, listPrice }) => ({ id, name, path, price, listPrice })),
      price,
    },
    compared: comparedOf(product),
    compareHref: comparePath([product.genericProductId, ...similarIds]),
  };
}

/** Without the API's duplicate names, and with only the picture of a color. */
const shownVariant = ({ availableOnBabylist: _, image: __, images, ...shown }: Variant) => ({
  ...shown,
  images: images.slice(0, 1),
});

interface Place {
  path: string;
  trail: { title: string; href: string | undefined }[];
  site: URL;
}

function headOf(product: Product, page: ProductPage, { reviews }: Said, { path, trail, site }: Place) {
  const about = page.highlights.slice(0, 2).join(', ') || page.description;
  /** Shared links show the first variant, as lists do everywhere. */
  const shared = page.variants[0]!.images[0]!;
  return {
    title: `${product.name} by ${product.brand.name}`,
    description: `${product.name} by ${product.brand.name}. ${about}`.slice(0, 160),
    canonicalPath: path,
    robots: page.indexable ? undefined : 'noindex',
    ogType: 'product',
    image: { url: shared.url, alt: shared.alt },
    activeSlug: page.breadcrumb[0]?.urlSlug,
    structuredData: graphOf(
      { ...productData(product, new URL(path, site)), ...reviewSnippets(reviews?.reviews ?? []) },
      page.breadcrumb.length > 0 ? breadcrumbData(trail, path, site) : null,
    ),
  } as const;
}
