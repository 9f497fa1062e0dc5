import type { MouseEvent } from 'react';
import type { Registry } from '#contracts/registries.schemas.ts';
import { Icon, type IconName } from '#site/ui/Icon.tsx';

interface Props {
  registry: Pick<Registry, 'registryType'>;
  addGift: { href: string; onClick: (event: MouseEvent) => void };
}

/** A list without a gift offers three ways to begin. */
export function EmptyRegistry({ registry, addGift }: Props) {
  const ways: { icon: IconName; title: string; text: string; href: string; onClick?: Props['addGift']['onClick'] }[] = [
    {
      icon: 'link',
      title: 'Paste a link',
      text: 'From any store. We fill in the details, and you can fix the rest.',
      ...addGift,
    },
    ...(registry.registryType === 'baby'
      ? [
          {
            icon: 'checklist' as const,
            title: 'Start from the checklist',
            text: 'What most families need, and what they don’t.',
            href: '/registry/checklist',
          },
        ]
      : []),
    {
      icon: 'guide',
      title: 'Begin with a sample',
      text: 'Copy a finished list, then make it yours.',
      href: '/hello-baby/sample-registries',
    },
    { icon: 'cart', title: 'Browse the shop', text: 'Add what you like with one tap.', href: '/store' },
  ];
  return (
    <section aria-labelledby="begin" className="grid gap-5 py-6">
      <div className="text-center">
        <h2 id="begin" className="text-2xl">
          Your list is ready for its first gift
        </h2>
        <p className="mt-1 text-ink-soft">Where would you like to begin?</p>
      </div>
      <ul
        className={`mx-auto grid w-full max-w-[56rem] gap-3 ${ways.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}
      >
        {ways.map(({ icon, title, text, href, onClick }) => (
          <li key={title}>
            <a
              href={href}
              onClick={onClick}
              className="flex h-full items-start gap-4 rounded-panel border border-line bg-raised p-5 transition-colors hover:border-line-strong"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                <Icon name={icon} />
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
