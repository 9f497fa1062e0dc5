interface Props {
  /** Starts below the store's root; a last step without a link is this page. If empty, nothing is rendered. */
  trail: readonly { title: string; href?: string | undefined }[];
  /** This page's address. */
  path: string;
  /** For a page with two breadcrumbs. */
  label?: string | undefined;
}

export function Breadcrumb({ trail, path, label = 'Breadcrumb' }: Props) {
  if (trail.length === 0) return null;
  const steps = [{ title: 'Home', href: '/store' }, ...trail];
  return (
    <nav aria-label={label} data-event-links="breadcrumb_clicked">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {steps.map(({ title, href = path }, index) => (
          <li key={href} className="flex min-w-0 items-center gap-x-2">
            <a
              href={href}
              aria-current={index === steps.length - 1 ? 'page' : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline aria-[current]:text-ink"
            >
              {title}
            </a>
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="text-ink-faint">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
