import { IconButton } from '#site/ui/Button.tsx';

const item = 'flex min-h-11 items-center rounded-md px-3 no-underline hover:bg-sunken';
const visitor = [
  { href: '/login', text: 'Sign in' },
  { href: '/signup', text: 'Create an account' },
  { href: '/reservations', text: 'My gifts' },
];
const owner = [
  { href: '/registry/home', text: 'My registry' },
  { href: '/registry/gift-tracker', text: 'Gift tracker' },
  { href: '/reservations', text: 'My gifts' },
  { href: '/settings', text: 'Settings' },
  { href: '/logout', text: 'Sign out' },
];

/**
 * Both states are in the page; the readable hint cookie says which one to show. The hint grants no access: every page behind these links
 * asks the server who is signed in.
 */
export function AccountMenu() {
  return (
    <>
      <IconButton icon="account" label="Account" popoverTarget="account-menu" />
      <nav
        id="account-menu"
        popover="auto"
        data-appear
        aria-label="Account"
        className="anchored min-w-56 rounded-card border border-line bg-raised p-2 shadow-lifted"
      >
        <Links className="signed-in:hidden" links={visitor} />
        <Links className="signed-out:hidden" links={owner} />
      </nav>
    </>
  );
}

function Links({ className, links }: { className: string; links: typeof visitor }) {
  return (
    <ul className={className}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href} className={item}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
