import type { Registry } from '#contracts/registries.schemas.ts';
import { cardClass } from '#site/ui/Card.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { settingsPages } from './settings-pages.ts';

interface Props {
  memberRole: Registry['role'] | null;
  registryId?: string | undefined;
}

/** All settings, each with what it is about. */
export function SettingsList({ memberRole, registryId }: Props) {
  return (
    <div className="grid items-start gap-8 max-lg:max-w-reading lg:grid-cols-2">
      {settingsPages(memberRole, registryId).map(({ label, pages }) => (
        <section key={label} aria-label={label}>
          <h2 className="mb-3 text-xl">{label}</h2>
          <ul className={`${cardClass} divide-y divide-line`}>
            {pages.map(({ href, title, about }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex min-h-16 items-center justify-between gap-4 px-5 py-3 no-underline hover:bg-sunken"
                >
                  <span>
                    <span className="block font-semibold">{title}</span>
                    <span className="block text-sm text-ink-soft">{about}</span>
                  </span>
                  <Icon name="forward" className="size-5 shrink-0 text-ink-soft" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
