import { Icon } from '#site/ui/Icon.tsx';

interface Props {
  sections: readonly { id: string; text: string }[];
}

/** The sections of a page: collapsed on a phone, beside the text on a wide screen. */
export function Contents({ sections }: Props) {
  const links = sections.map(({ id, text }) => (
    <li key={id}>
      <a href={`#${id}`}>{text}</a>
    </li>
  ));
  return (
    <div>
      <details className="group mb-8 rounded-card border border-line bg-raised lg:hidden" data-no-print>
        <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold text-sm">
          On this page
          <Icon name="down" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <ol className="quiet-links px-4 pb-3 text-sm leading-tight">{links}</ol>
      </details>
      <nav
        aria-label="On this page"
        className="sticky top-6 hidden max-h-dvh overflow-y-auto text-sm lg:block"
        data-no-print
      >
        <p className="pb-1 font-semibold">On this page</p>
        <ol className="quiet-links border-s border-line ps-4 leading-tight">{links}</ol>
      </nav>
    </div>
  );
}
