import { identity } from '#site/identity.ts';
import { Logo } from './Logo.tsx';
import type { NamedLink } from './MobileMenu.tsx';

interface Props {
  footer: readonly { title: string; links: readonly NamedLink[] }[];
  tools: readonly NamedLink[];
  legal: readonly NamedLink[];
}

export function SiteFooter({ footer, tools, legal }: Props) {
  const [first, ...others] = footer;
  const groups = [...(first ? [first] : []), { title: 'Tools', links: tools }, ...others];
  return (
    <footer className="border-t border-line bg-sunken text-sm" data-no-print>
      <div className="page-width pt-12 pb-8">
        <div className="grid gap-10 lg:grid-cols-[1fr_3fr]">
          <div>
            <Logo />
            <p className="mt-2 max-w-64 text-ink-soft">{identity.tagline}.</p>
            <p className="quiet-links mt-1">
              <a href={`mailto:${identity.supportEmail}`}>{identity.supportEmail}</a>
            </p>
          </div>
          <div className="grid grid-cols-2 gap-8 sm:grid-cols-3 lg:grid-cols-5">
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className="font-text text-sm font-semibold tracking-normal">{title}</h2>
                <Links className="mt-1" links={links} />
              </nav>
            ))}
          </div>
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 border-t border-line pt-4">
          <p className="me-auto text-ink-soft">{identity.legalEntity}</p>
          <Links className="flex flex-wrap gap-x-6" links={legal} />
        </div>
      </div>
    </footer>
  );
}

function Links({ className, links }: { className: string; links: readonly NamedLink[] }) {
  return (
    <ul className={`quiet-links ${className}`}>
      {links.map(({ text, url }) => (
        <li key={url}>
          <a href={url}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
