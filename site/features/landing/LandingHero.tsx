import { LinkButton } from '#site/ui/Button.tsx';
import { chipClass } from '#site/ui/Chip.tsx';

interface Props {
  /** The amount from which shipping is free, as text. */
  freeFrom: string;
  registryDiscountPercent: number;
}

/** Pages that are no category: nothing else in the tree leads to them. */
const lists = [
  { title: 'On sale', url: '/store/sale' },
  { title: 'New', url: '/store/new' },
  { title: 'Coming soon', url: '/store/coming-soon' },
  { title: 'FSA/HSA eligible', url: '/store/fsa-hsa-eligible' },
  { title: 'Small makers', url: '/shop-small' },
];

export function LandingHero({ freeFrom, registryDiscountPercent }: Props) {
  return (
    <>
      <section className="relative isolate overflow-hidden rounded-panel bg-mint md:grid md:grid-cols-[1fr_1.1fr]">
        <div className="relative z-10 flex flex-col justify-center px-5 py-10 sm:px-10 md:py-14">
          <h1 className="text-4xl">Baby gear for every day</h1>
          <p className="mt-4 max-w-[44ch] text-ink-soft text-lg">
            {`From the first night home to first steps. Free shipping on orders of ${freeFrom} or more, and ${registryDiscountPercent}% off what’s left on your registry before the baby arrives.`}
          </p>
          <p className="mt-6">
            <LinkButton href="#categories" size="large">
              Shop by category
            </LinkButton>
          </p>
        </div>
        <img
          src="/pictures/scene-stroller-walk.svg"
          alt=""
          width="1200"
          height="600"
          fetchPriority="high"
          className="h-48 w-full object-cover md:h-full night:opacity-90"
        />
      </section>
      <nav aria-label="Popular lists" className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {lists.map(({ title, url }) => (
            <li key={url}>
              <a href={url} className={chipClass}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
