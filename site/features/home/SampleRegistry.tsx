import type { Template } from '#contracts/templates.schemas.ts';
import { formatMoney } from '#rules/money.ts';
import { Badge } from '#site/ui/Chip.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Progress } from '#site/ui/Progress.tsx';

type Wish = Template['sections'][number]['items'][number];

const shownMax = 6;
/** Positions in the sample that look taken, as a guest would see them. */
const given = [1, 5];

/** Wishes taken from the sections in turn, so that the few shown represent all. */
export function wishesToShow(sections: Template['sections'], max: number): Wish[] {
  const longest = Math.max(0, ...sections.map(({ items }) => items.length));
  const inTurn = Array.from({ length: longest }, (_, place) => sections.flatMap(({ items }) => items[place] ?? []));
  return inTurn
    .flat()
    .filter(({ product }) => product !== null)
    .slice(0, max);
}

/** A sample registry as its guests would see it: real products of the shop, an invented family. */
export function SampleRegistry({ sample: { id, title, story, itemCount, sections } }: { sample: Template }) {
  const wishes = wishesToShow(sections, shownMax);
  return (
    <article
      aria-labelledby="sample"
      className="overflow-hidden rounded-t-panel border border-b-0 border-line bg-paper shadow-lifted"
    >
      <div className="relative">
        <img
          src="/pictures/cover-balloon-ride.svg"
          alt=""
          width="1600"
          height="640"
          className="aspect-5/2 max-h-72 w-full bg-picture object-cover object-bottom night:opacity-90"
        />
        <p className="absolute start-3 top-3">
          <Badge tone="warning">Sample registry</Badge>
        </p>
      </div>
      <div className="px-4 pt-4 pb-5 sm:px-6">
        <h2 id="sample" className="text-center text-2xl">
          {title}
        </h2>
        <p className="mx-auto mt-1 mb-4 text-center text-balance text-ink-soft text-sm">“{story}”</p>
        <Progress label="Gifts chosen" value={given.length} max={itemCount} words={`${given.length} of ${itemCount}`} />
        <ul className="mt-4 grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-6 lg:grid-cols-3">
          {wishes.map((wish, place) => (
            <SampleWish key={wish.key} wish={wish} isGiven={given.includes(place)} />
          ))}
        </ul>
        <p className="mt-3 text-center">
          <a
            href={`/hello-baby/sample-registries#${id}`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
          >
            See the whole list
            <Icon name="onward" className="size-4.5" />
          </a>
        </p>
      </div>
    </article>
  );
}

function SampleWish({ wish: { title, quantity, product }, isGiven }: { wish: Wish; isGiven: boolean }) {
  return (
    <li className="min-w-0 text-sm">
      <span className="relative block overflow-hidden rounded-card bg-picture">
        <img
          src={product!.imgUrl}
          alt=""
          width="600"
          height="600"
          className={`aspect-square w-full object-cover ${isGiven ? 'opacity-50' : 'night:opacity-90'}`}
        />
        {isGiven && (
          <span className="absolute inset-x-1.5 bottom-1.5 inline-flex items-center justify-center gap-1 rounded-full bg-sage px-2 py-0.5 text-xs font-semibold text-on-sage">
            <Icon name="check" className="size-3.5" />
            Given
          </span>
        )}
      </span>
      <span className="mt-1.5 block truncate font-medium">{title}</span>
      <span className="block text-ink-soft tabular-nums">
        {product!.price ? formatMoney(product!.price) : 'A favor'}
        {quantity > 1 && ` × ${quantity}`}
      </span>
    </li>
  );
}
