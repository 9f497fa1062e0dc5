import type { Registry } from '#contracts/registries.schemas.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import { organizePage } from './editor-pages.ts';

interface Props {
  registry: Pick<Registry, 'id' | 'slug' | 'role' | 'registryType'>;
}

interface Entry {
  icon: IconName;
  text: string;
  href: string;
}

/** Everything that can be done with a registry apart from its gifts. */
function entriesOf({ id, slug, role, registryType }: Props['registry']): Entry[] {
  const canEdit = role === 'owner' || role === 'editor';
  const entries: (Entry | false)[] = [
    canEdit && { icon: 'organize', text: 'Organize', href: organizePage(id) },
    registryType === 'baby' && { icon: 'checklist', text: 'Checklist', href: '/registry/checklist' },
    { icon: 'gift', text: 'Gift tracker', href: `/registry/${id}/gift-tracker` },
    { icon: 'see', text: 'See it as a guest', href: `/${slug}?view=guest` },
    canEdit && { icon: 'settings', text: 'Settings', href: settingsHref('/settings/registry', id) },
    role === 'owner' && { icon: 'safe', text: 'Visibility', href: settingsHref('/settings/registry/visibility', id) },
    role === 'owner' && { icon: 'people', text: 'People', href: settingsHref('/settings/collaborators', id) },
  ];
  return entries.filter((entry) => entry !== false);
}

export function EditorMenu({ registry }: Props) {
  return (
    <nav aria-label="This registry" data-no-print>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-1 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:justify-center sm:px-0">
        {entriesOf(registry).map(({ icon, text, href }) => (
          <li key={href} className="shrink-0 snap-start">
            <a
              href={href}
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-2.5 text-sm font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
            >
              <Icon name={icon} className="size-4.5" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
