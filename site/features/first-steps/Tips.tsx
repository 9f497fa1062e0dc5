import { Icon, type IconName } from '#site/ui/Icon.tsx';

interface Tip {
  icon: IconName;
  title: string;
  text: string;
  href: string;
  action: string;
}

export function Tips({ title, tips }: { title: string; tips: readonly Tip[] }) {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="mb-6 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-3">
        {tips.map((tip) => (
          <li key={tip.title}>
            <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon name={tip.icon} />
            </span>
            <h3 className="mt-3 text-xl">{tip.title}</h3>
            <p className="mt-1 text-sm text-ink-soft">{tip.text}</p>
            <a
              href={tip.href}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
            >
              {tip.action}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
