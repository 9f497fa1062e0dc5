import { LinkButton } from '#site/ui/Button.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import type { NamedLink } from './MobileMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The end of the header, before the cart: pages, the person's registry, the theme and the account. */
export function HeaderLinks({ links }: { links: readonly NamedLink[] }) {
  return (
    <>
      <ul className="me-6 hidden items-center gap-5 font-medium text-sm xl:flex">
        {links.map(({ text, url }) => (
          <li key={url}>
            <a href={url} className="inline-flex min-h-11 items-center no-underline hover:text-accent">
              {text}
            </a>
          </li>
        ))}
      </ul>
      <LinkButton href="/registry/new" size="small" look="secondary" className="me-2 max-sm:hidden signed-in:hidden">
        Create a registry
      </LinkButton>
      <LinkButton href="/registry/home" size="small" look="secondary" className="me-2 max-sm:hidden signed-out:hidden">
        My registry
      </LinkButton>
      <span className="max-xl:hidden">
        <ThemeSwitch />
      </span>
      <AccountMenu />
    </>
  );
}
