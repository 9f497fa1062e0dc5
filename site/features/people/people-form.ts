import { settingsHref } from '#contracts/settings-addresses.ts';

const path = '/settings/collaborators';

/** What all forms of the page have in common; `done` is what the page says then. */
export const peopleForm = (registryId: string, name: string, done = 'saved') =>
  ({
    name,
    page: settingsHref(path, registryId),
    next: settingsHref(path, registryId, done),
    withKey: false,
  }) as const;
