import type { ChecklistSection } from '#content';

interface Props {
  sections: readonly {
    slug: string;
    title: string;
    items: readonly (ChecklistSection['items'][number] & { because: readonly string[] })[];
  }[];
}

/** A list made for one family, with the reason for each item. */
export function TailoredSections({ sections }: Props) {
  return sections.map(({ slug, title, items }) => (
    <section key={slug} aria-labelledby={slug} className="pt-10">
      <h2 id={slug} className="border-b border-line pb-2 text-2xl">
        {title}
      </h2>
      <ul>
        {items.map(({ id, title, note, quantity, picture, category, because }) => (
          <li key={id} className="flex items-start gap-4 border-b border-line py-3 break-inside-avoid print:py-1">
            <span
              aria-hidden="true"
              className="mt-1 hidden size-4 shrink-0 rounded-sm border border-ink-soft print:block"
            />
            <img
              src={picture}
              alt=""
              width="600"
              height="600"
              loading="lazy"
              className="size-12 shrink-0 rounded-md bg-picture object-cover night:opacity-90 print:hidden"
            />
            <div className="min-w-0 grow leading-tight">
              <h3 className="inline font-medium font-text text-base">{title}</h3>
              {quantity > 1 && <span className="text-ink-soft tabular-nums"> × {quantity}</span>}
              <p className="pt-1 text-ink-soft text-sm">{note}</p>
              {because.length > 0 && <p className="pt-1 text-sage text-sm">Because {because.join(', and ')}</p>}
            </div>
            <a
              href={`/store/${category}`}
              aria-label={`Shop for ${title}`}
              className="inline-flex min-h-11 shrink-0 items-center px-2 text-accent text-sm underline-offset-4 hover:underline print:hidden"
            >
              Shop
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
