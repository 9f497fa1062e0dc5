import type { ReactNode } from 'react';
import { LinkButton } from '#site/ui/Button.tsx';
import { Icon, type IconName } from '#site/ui/Icon.tsx';

interface SectionProps {
  id: string;
  title: string;
  /** Link to more of the same. */
  more: { text: string; href: string };
  children: ReactNode;
}

export function HomeSection({ id, title, more, children }: SectionProps) {
  return (
    <section className="page-width pt-16 lg:pt-20" aria-labelledby={id}>
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

const forGuests = [
  {
    title: 'No account, no app',
    text: 'A name and an email are enough to reserve a gift. The link we send is all it takes to change or cancel.',
  },
  {
    title: 'Alone or together',
    text: 'Big things are easier with friends. Everyone gives what they like toward the stroller.',
  },
  {
    title: 'Still a surprise',
    text: 'The family can hide what’s been given until the day they choose. A giver can keep one gift secret, too.',
  },
  {
    title: 'On paper, if they like',
    text: 'Every list prints in large type, for the great-aunt who doesn’t do websites.',
  },
];

/** The other half of a registry: the people who give. */
export function GuestsSide() {
  return (
    <section className="page-width pt-16 lg:pt-20" aria-labelledby="guests">
      <div className="overflow-hidden rounded-panel bg-blush lg:grid lg:grid-cols-[1fr_1.15fr]">
        <img
          src="/pictures/scene-gift-table.svg"
          alt=""
          width="1200"
          height="600"
          loading="lazy"
          className="aspect-2/1 size-full bg-picture object-cover object-[70%_50%] lg:aspect-auto night:opacity-90"
        />
        <div className="px-5 py-9 sm:px-10 lg:py-12">
          <h2 id="guests" className="text-3xl">
            Easy for everyone who gives
          </h2>
          <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {forGuests.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-ink-soft text-sm">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-7 flex flex-wrap gap-3 max-sm:flex-col max-sm:items-start">
            <LinkButton href="/find" look="secondary">
              Find a registry
            </LinkButton>
            <LinkButton href="/reservations" look="quiet" className="max-sm:-ms-6">
              See gifts I’m giving
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}

interface Reason {
  icon: IconName;
  title: string;
  text: string;
  link: { text: string; href: string };
}

const reasons: readonly Reason[] = [
  {
    icon: 'secret',
    title: 'Private by default',
    text: 'A new registry can be opened only by someone who has its link. Your address is shown only to people who reserve a gift and confirm their email.',
    link: { text: 'Read our privacy policy', href: '/privacy' },
  },
  {
    icon: 'safe',
    title: 'No one is tracking you',
    text: 'No ads, no trackers, and no page that talks to another company. Statistics are off unless you turn them on.',
    link: { text: 'See every cookie', href: '/cookie-notice' },
  },
  {
    icon: 'guide',
    title: 'Open source',
    text: 'Every line of code can be read, and anyone can run a shop like this one. You don’t have to take our word for it.',
    link: { text: 'About Layette', href: '/about' },
  },
  {
    icon: 'heart',
    title: 'Kind when plans change',
    text: 'One step quiets everything: no email, no countdown, no questions. You can take your whole list with you, or delete it.',
    link: { text: 'How we handle health data', href: '/consumer-health-data-privacy' },
  },
];

/** Why people can trust this shop with their family's data, each reason with a link to the page that explains it in full. */
export function TrustReasons() {
  return (
    <section className="mt-16 border-y border-line bg-raised lg:mt-20" aria-labelledby="trust">
      <div className="page-width py-14">
        <h2 id="trust" className="text-3xl">
          Why you can trust us with your list
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.map(({ icon, title, text, link }) => (
            <li key={title} className="flex flex-col items-start">
              <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
                <Icon name={icon} />
              </span>
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-1.5 text-ink-soft text-sm">{text}</p>
              <a
                href={link.href}
                className="mt-auto inline-flex min-h-11 items-center pt-1 text-sm underline underline-offset-4 hover:text-accent"
              >
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The end of the page, for visitors who have no registry yet. */
export function HomeEnd() {
  return (
    <section className="page-width pt-16 text-center signed-in:hidden lg:pt-20" aria-labelledby="start">
      <h2 id="start" className="text-3xl">
        Start with one thing
      </h2>
      <p className="mx-auto mt-3 max-w-form text-ink-soft text-lg">
        You don’t need a plan, or an account to look around. Put one thing on the list and see how it feels.
      </p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton href="/registry/new" size="large">
          Create a registry
        </LinkButton>
        <LinkButton href="/why-layette" size="large" look="quiet">
          See how it compares
        </LinkButton>
      </p>
    </section>
  );
}
