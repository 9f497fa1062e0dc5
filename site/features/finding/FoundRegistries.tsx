import type { FoundRegistry } from '#contracts/registries.schemas.ts';
import { monthText } from '#rules/arrival.ts';
import { Icon } from '#site/ui/Icon.tsx';

interface Props {
  registries: FoundRegistry[];
  /** More registries match than are shown. */
  hasMore: boolean;
}

export function FoundRegistries({ registries, hasMore }: Props) {
  const count = registries.length;
  return (
    <section id="found" aria-labelledby="found-title" className="scroll-mt-6 pt-12">
      <h2 id="found-title" className="text-2xl">
        {count === 0 ? 'No registry found' : count === 1 ? 'One registry' : `${count} registries`}
      </h2>
      {count === 0 && (
        <p className="mt-3 text-ink-soft">
          The name may be spelled differently, or the family may share their list by link only. Ask them for it: the
          link is all you need.
        </p>
      )}
      {hasMore && (
        <p className="mt-3 text-ink-soft">There are more matches. Add a last name or something else you know.</p>
      )}
      <ul className="mt-5 grid gap-3">
        {registries.map(({ title, path, registryType, arrivalMonth }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-16 items-center justify-between gap-4 rounded-card border border-line bg-raised p-4 no-underline hover:border-line-strong"
            >
              <span>
                <span className="block font-semibold">{title}</span>
                {arrivalMonth && <span className="text-sm text-ink-soft">{monthText(registryType, arrivalMonth)}</span>}
              </span>
              <Icon name="forward" className="size-5 text-ink-faint" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
