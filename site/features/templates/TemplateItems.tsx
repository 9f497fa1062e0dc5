import type { Template } from '#contracts/templates.schemas.ts';
import { Icon } from '#site/ui/Icon.tsx';

type Item = Template['sections'][number]['items'][number];

/** A template's sections, each wish with its picture. */
export function TemplateItems({ sections }: Pick<Template, 'sections'>) {
  return (
    <div className="grid gap-8">
      {sections.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-3 text-xl">{title}</h3>
          <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4">
            {items.map((item) => (
              <TemplateItem key={item.key} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TemplateItem({ item: { title, quantity, mustHave, product } }: { item: Item }) {
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-card border border-line bg-picture">
        {product ? (
          <img
            src={product.imgUrl}
            alt=""
            width="600"
            height="600"
            loading="lazy"
            className="size-full object-cover night:opacity-90"
          />
        ) : (
          <span className="grid size-full place-items-center bg-accent-soft text-accent">
            <Icon name="heart" className="size-7" />
          </span>
        )}
        {quantity > 1 && (
          <span className="absolute end-1.5 bottom-1.5 rounded-full bg-raised px-2 text-sm text-ink tabular-nums">
            × {quantity}
          </span>
        )}
      </div>
      <p className="mt-1.5 text-sm leading-tight">
        {title}
        {mustHave && <span className="block text-ink-soft">Must-have</span>}
      </p>
    </li>
  );
}
