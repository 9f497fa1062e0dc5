interface Props {
  label: string;
  tabs: readonly { title: string; href: string; current?: boolean | undefined; count?: number | undefined }[];
}

/** Sibling pages: each tab is an address, so it can be shared and works without script. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-3 sm:gap-6">
        {tabs.map(({ title, href, current, count }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center gap-2 whitespace-nowrap border-b-2 border-transparent font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {title}
              {count !== undefined && <span className="text-sm text-ink-faint tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
