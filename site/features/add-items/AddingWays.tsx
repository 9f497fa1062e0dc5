import { Card } from '#site/ui/Card.tsx';
import { Icon, type IconName } from '#site/ui/Icon.tsx';

interface Way {
  icon: IconName;
  title: string;
  text: string;
  href: string;
}

const buttonPath = '/registry/new/add-button';

const ways: readonly Way[] = [
  {
    icon: 'cart',
    title: 'From our shop',
    text: 'Browse with your list beside you. One tap adds.',
    href: '/registry/shop',
  },
  {
    icon: 'link',
    title: 'With the browser button',
    text: 'On any store’s page, press it once and the gift is on your list.',
    href: buttonPath,
  },
  {
    icon: 'people',
    title: 'From your phone',
    text: 'Share a product from any app, straight to your registry.',
    href: '/share-extension/how-it-works',
  },
  {
    icon: 'package',
    title: 'From another registry',
    text: 'Bring a whole list over: paste it, or upload the saved page or a CSV file.',
    href: '/registry/import',
  },
  {
    icon: 'heart',
    title: 'A cash fund',
    text: 'For child care, a doula, or the first family trip. Any amount helps.',
    href: '/store/cash-funds',
  },
  {
    icon: 'star',
    title: 'A favor',
    text: 'A home-cooked meal, an hour with the laundry, a walk with the dog.',
    href: '/store/help-and-favors',
  },
  {
    icon: 'gift',
    title: 'A gift card',
    text: 'For what you don’t know you need yet.',
    href: '/store/gift-cards',
  },
  {
    icon: 'guide',
    title: 'An idea',
    text: 'Something handmade, handed down, or hard to link to.',
    href: '/registry/save_item?step=idea',
  },
];

interface Props {
  /** Somebody who has saved a gift with the browser button has it, and need not read how to get it. */
  hasButton: boolean;
}

/** Every way of adding to a registry except pasting a link, which stands above them. */
export function AddingWays({ hasButton }: Props) {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="mb-4 text-2xl">
        More ways to add
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {ways.map(({ icon, title, text, href }) => (
          <Card
            key={href}
            as="li"
            className="relative grid content-start gap-2 transition-colors hover:border-line-strong"
          >
            <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon name={icon} />
            </span>
            <h3 className="text-lg">
              <a href={href} className="no-underline after:absolute after:inset-0 after:rounded-card">
                {title}
              </a>
            </h3>
            <p className="text-ink-soft text-sm">
              {hasButton && href === buttonPath
                ? 'You have it in your browser. On any store’s page, press it once.'
                : text}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
