import type { Registry } from '#contracts/registries.schemas.ts';
import { settingsPages } from './settings-pages.ts';

interface Props {
  memberRole: Registry['role'] | null;
  /** The registry that the pages are about. */
  registryId?: string | undefined;
  current: string;
}

/** Shown beside every settings page; on phones a page that lists them replaces it. */
export function SettingsNav({ memberRole, registryId, current }: Props) {
  return (
    <nav aria-label="Settings" className="hidden w-56 shrink-0 gap-6 lg:grid lg:content-start">
      {settingsPages(memberRole, registryId).map(({ label, pages }) => (
        <section key={label} aria-label={label}>
          <p className="mb-1 px-3 text-sm text-ink-faint">{label}</p>
          <ul>
            {pages.map(({ href, title }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href.split('?')[0] === current ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
