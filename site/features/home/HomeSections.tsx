import type { ReactNode } from 'react';
import { identity } from '#site/identity.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';

export function HomeHero() {
  return (
    <section className="page-width grid items-center gap-x-14 gap-y-8 pb-16 lg:grid-cols-[1fr_1.1fr] lg:pt-6">
      <div>
        <h1 className="text-4xl">Everything your baby needs, on one list</h1>
        <p className="mt-5 max-w-form text-lg text-ink-soft">
          Add gifts from any store, share one link, and see who’s giving what. We keep track, so you don’t have to.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <LinkButton href="/registry/new" size="large">
            Create a registry
          </LinkButton>
          <LinkButton href="/store" size="large" look="quiet">
            Browse the shop
          </LinkButton>
        </div>
      </div>
      <img
        src="/pictures/scene-nursery-at-dusk.svg"
        alt="A nursery at dusk: a crib under a mobile, a glider, and the moon in the window"
        width="1200"
        height="600"
        fetchPriority="high"
        className="aspect-3/2 w-full rounded-panel bg-picture object-cover max-lg:order-first max-lg:aspect-2/1"
      />
    </section>
  );
}

const promises = [
  {
    icon: 'link',
    title: 'Anything, from anywhere',
    text: 'Add from our store, or paste a link from any other. Cash funds and a hand with the laundry count, too.',
  },
  {
    icon: 'gift',
    title: 'Nothing arrives twice',
    text: 'A gift is marked as taken the moment someone reserves it. Givers don’t need an account, just a name and an email.',
  },
  {
    icon: 'safe',
    title: 'Yours to share',
    text: 'You choose who finds your registry. Your address is shown only to people who reserve a gift.',
  },
] as const;

export function HomePromises() {
  return (
    <section className="border-y border-line bg-raised" aria-labelledby="promises">
      <h2 id="promises" className="sr-only">
        What {identity.storeName} does for you
      </h2>
      <ul className="page-width grid gap-x-12 gap-y-8 py-12 lg:grid-cols-3">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="mt-1 grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Where there is more of it. */
  more: { text: string; href: string };
  className: string;
  children: ReactNode;
}

export function HomeSection({ id, title, more, className, children }: SectionProps) {
  return (
    <section className={`page-width ${className}`} aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        <a
          href={more.href}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {more.text}
          <Icon name="onward" className="size-4.5" />
        </a>
      </div>
      {children}
    </section>
  );
}
