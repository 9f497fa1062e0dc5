import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { badgeClass } from '#site/ui/classes.ts';
import { describePrice } from '#site/ui/money-words.ts';
import {
  cardBadges,
  cardBoxClass,
  cardImageClass,
  cardPictureClass,
  cardTextClass,
  cardTitleClass,
} from '#site/ui/product-card.ts';
import { describeRating } from '#site/ui/rating-words.ts';
import { make } from './make-element.ts';

/** The browser's twin of ProductCard.astro, in the same clothes; a journey compares the two, tag by tag. */
export function paintCard(product: ProductCard, star: () => Node, isFirst = false): HTMLElement {
  const picture = make('img', cardImageClass);
  Object.assign(picture, {
    alt: product.imageAlt,
    width: 600,
    height: 600,
    loading: isFirst ? 'eager' : 'lazy',
    decoding: 'async',
  });
  picture.src = product.imageUrl;
  const badges = cardBadges(product).map(({ tone, label }) => make('span', badgeClass(tone), label));
  const link = make('a', cardTitleClass, product.title);
  link.href = product.path;
  const small = (text: string | null) => (text === null ? null : make('p', 'text-xs text-ink-soft', text));

  const card = make(
    'article',
    cardBoxClass,
    make(
      'div',
      cardPictureClass,
      picture,
      badges.length === 0 ? null : make('p', 'absolute start-2 top-2 flex flex-wrap gap-1', ...badges),
    ),
    make(
      'div',
      cardTextClass,
      make('p', 'truncate text-xs text-ink-soft', product.brand),
      make('h3', 'font-text tracking-normal', link),
      paintPrice(product),
      product.reviewCount > 0 ? paintRating(product, star) : null,
      small(product.merchandisingMessage),
      small(product.optionsCta),
    ),
  );
  card.dataset.card = '';
  return card;
}

function paintPrice({ price, priceDetails }: ProductCard): HTMLElement {
  const { now, before, spoken } = describePrice({ ...price, list: priceDetails?.listPrice });
  return make(
    'p',
    'tabular-nums',
    make('span', 'sr-only', spoken),
    hidden(make('span', `font-semibold${before === null ? '' : ' text-accent'}`, now)),
    before === null ? null : hidden(make('s', 'ms-1.5 text-sm text-ink-faint', before)),
  );
}

function paintRating({ rating, reviewCount }: ProductCard, star: () => Node): HTMLElement {
  const { spoken, shown, shortCount } = describeRating(rating, reviewCount);
  return make(
    'p',
    'flex items-center gap-1 text-sm tabular-nums',
    make('span', 'sr-only', spoken),
    star(),
    hidden(make('span', 'font-semibold', shown)),
    hidden(make('span', 'text-ink-soft', `(${shortCount})`)),
  );
}

function hidden<E extends HTMLElement>(element: E): E {
  element.ariaHidden = 'true';
  return element;
}
