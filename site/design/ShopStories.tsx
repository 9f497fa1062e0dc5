import { usd } from '#rules/money.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge, Chip, LinkChip } from '../ui/Chip.tsx';
import { Price } from '../ui/Price.tsx';
import { ProductCard, ProductCardSkeleton } from '../ui/ProductCard.tsx';
import { Rating } from '../ui/Rating.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { rowClass, Story } from './Story.tsx';
import { products } from './samples.ts';

const tones = ['plain', 'sale', 'new', 'benefit', 'notice', 'warning'] as const;

export function ChipStory() {
  return (
    <Story title="Chips, badges, people">
      <div className={rowClass}>
        <Chip>Brand</Chip>
        <Chip pressed={true}>In Stock</Chip>
        <Chip pressed={false} icon="down">
          Sort
        </Chip>
        <Chip disabled>Rating</Chip>
        <LinkChip href="/store">A link</LinkChip>
        <LinkChip href="/design" aria-current="page">
          This page
        </LinkChip>
      </div>
      <div className={rowClass}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className={rowClass}>
        <Avatar name="Robin Vale" />
        <Avatar name="Ana de la Cruz" size="small" />
        <Avatar name="Kim" size="large" label />
        <Avatar name="June" src="/pictures/scene-nursery-at-dusk.svg" label />
      </div>
    </Story>
  );
}

export function PriceStory() {
  return (
    <Story title="Prices and ratings">
      <Price current={usd(4599)} />
      <Price current={usd(2799)} list={usd(3499)} />
      <Price current={usd(1899)} min={usd(1899)} max={usd(124999)} />
      <Price current={usd(0)} isFavor />
      <Rating rating={4.7} count={12345} full />
      <Rating rating={3.2} count={1} full />
      <Rating rating={4.7} count={999} />
      <Rating rating={0} count={0} />
    </Story>
  );
}

export function ProductCardStory() {
  return (
    <Story title="Product cards">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8">
        {products.map((product) => (
          <li key={product.title}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Story>
  );
}

export function SkeletonStory() {
  return (
    <Story title="Skeletons">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8" aria-busy="true">
        <li>
          <ProductCardSkeleton />
        </li>
        <li>
          <ProductCardSkeleton />
        </li>
      </ul>
      <div className="grid gap-2" aria-busy="true">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </Story>
  );
}
