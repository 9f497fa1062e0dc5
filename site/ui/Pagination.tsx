import { LinkChip } from './Chip.tsx';
import { Icon } from './Icon.tsx';
import { pagesShown } from './pages-shown.ts';

interface Props {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  label?: string | undefined;
}

export function Pagination({ current, total, hrefOf, label = 'Pages' }: Props) {
  if (total <= 1) return null;
  return (
    <nav aria-label={label}>
      {/* On a phone the seven of a long list stand in one line. */}
      <ul className="flex flex-wrap items-center justify-center gap-1.5 tabular-nums max-sm:gap-0.5 max-sm:**:[a]:min-w-10 max-sm:**:[a]:justify-center max-sm:**:[a]:px-0">
        {current > 1 && (
          <li>
            <LinkChip href={hrefOf(current - 1)} rel="prev">
              <Icon name="back" label="Previous page" />
            </LinkChip>
          </li>
        )}
        {pagesShown(current, total).map((page, place) => (
          <li key={page ?? `gap-${place}`}>
            {page === null ? (
              <span className="px-1 text-ink-faint" aria-hidden="true">
                …
              </span>
            ) : (
              <LinkChip
                href={hrefOf(page)}
                aria-current={page === current ? 'page' : undefined}
                aria-label={`Page ${page}`}
              >
                {page}
              </LinkChip>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <LinkChip href={hrefOf(current + 1)} rel="next">
              <Icon name="forward" label="Next page" />
            </LinkChip>
          </li>
        )}
      </ul>
    </nav>
  );
}
