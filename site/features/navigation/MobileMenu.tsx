import { IconButton, iconButtonClass } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Logo } from './Logo.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export interface NamedLink {
  text: string;
  url: string;
}

interface Props {
  links: readonly NamedLink[];
  tools: readonly NamedLink[];
  categories: readonly { title: string; urlSlug: string }[];
}

const rows =
  'border-b border-line pb-3 [&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:no-underline [&_a:hover]:text-accent';
const groupTitle = 'pt-5 pb-1 text-ink-soft text-sm';
/** A browser without command invokers opens the same element as a popover. */
const opens = { commandfor: 'site-menu', command: 'show-modal', popoverTarget: 'site-menu' };
const closes = {
  commandfor: 'site-menu',
  command: 'close',
  popoverTarget: 'site-menu',
  popoverTargetAction: 'hide',
} as const;

/** The menu of narrow screens: a native modal dialog at the edge, which traps the focus and closes on Escape, without script. */
export function MobileMenu({ links, tools, categories }: Props) {
  return (
    <>
      <button type="button" className={`${iconButtonClass} -ms-2.5 xl:hidden`} aria-label="Menu" {...opens}>
        <Icon name="menu" className="size-6" />
      </button>
      <dialog
        id="site-menu"
        popover="auto"
        data-side="left"
        data-scrim
        aria-label="Menu"
        className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(25rem,85vw)] overflow-y-auto border-e border-line bg-paper px-5 pb-10 shadow-lifted"
        {...{ closedby: 'any' }}
      >
        <div className="flex justify-end py-2">
          <IconButton icon="close" label="Close the menu" className="-me-3" {...closes} />
        </div>
        <nav aria-label="Menu">
          <ul className={`${rows} font-semibold text-lg`}>
            {links.map(({ text, url }) => (
              <li key={url}>
                <a href={url}>{text}</a>
              </li>
            ))}
            <li className="signed-in:hidden">
              <a href="/registry/new">Create a registry</a>
            </li>
            <li className="signed-out:hidden">
              <a href="/registry/home">My registry</a>
            </li>
          </ul>
          <p className={groupTitle}>Tools</p>
          <ul className={rows}>
            {tools.map(({ text, url }) => (
              <li key={url}>
                <a href={url}>{text}</a>
              </li>
            ))}
          </ul>
          <p className={groupTitle}>Shop by category</p>
          <ul className={rows}>
            {categories.map(({ title, urlSlug }) => (
              <li key={urlSlug}>
                <a href={`/store/${urlSlug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="pt-3">
          <ThemeSwitch words />
        </div>
      </dialog>
    </>
  );
}

/** The start of the header: the menu of narrow screens and the link to the home page. */
export function HeaderStart(props: Props) {
  return (
    <div className="flex items-center gap-1">
      <MobileMenu {...props} />
      <Logo />
    </div>
  );
}
