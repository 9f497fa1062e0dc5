import { settingsHref } from '#contracts/settings-addresses.ts';

const path = '/settings/collaborators';

/** Props that all forms of the page share; `done` names the message shown afterwards. */
export const peopleForm = (registryId: string, name: string, done = 'saved') =>
  ({
    name,
    page: settingsHref(path, registryId),
    next: settingsHref(path, registryId, done),
    withKey: false,
  }) as const;
