import type { Registry } from '#contracts/registries.schemas.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';

type Role = Registry['role'];

interface SettingsPage {
  href: string;
  title: string;
  about: string;
  /** Roles that may open the page; if left out, everybody with an account. */
  roles?: readonly Role[];
}

const members = ['owner', 'editor', 'viewer', 'helper'] as const;

const ofRegistry: readonly SettingsPage[] = [
  {
    href: '/settings/registry',
    title: 'Registry details',
    about: 'Title, names, story, dates, shower',
    roles: ['owner', 'editor'],
  },
  {
    href: '/settings/registry/visibility',
    title: 'Who sees what',
    about: 'Finding it, surprises, taking a break',
    roles: ['owner', 'editor'],
  },
  { href: '/registry/share/link', title: 'Registry link', about: 'The address you share', roles: ['owner'] },
  {
    href: '/registry/share/groups',
    title: 'Links for groups',
    about: 'Guests who see only some gifts',
    roles: ['owner'],
  },
  { href: '/settings/shipping', title: 'Shipping', about: 'Where gifts go, and your own address' },
  {
    href: '/settings/birthday-preferences',
    title: 'Sizes and favorites',
    about: 'Clothes, shoes, colors, interests',
    roles: ['owner', 'editor'],
  },
  { href: '/settings/collaborators', title: 'People', about: 'Who helps with the registry', roles: members },
];

const ofAccount: readonly SettingsPage[] = [
  { href: '/settings/account', title: 'Account', about: 'Name, email, password, your data' },
  { href: '/settings/health-data', title: 'Health data', about: 'See or delete due dates and planning stages' },
  { href: '/settings/email-preferences', title: 'Email', about: 'Which emails you get' },
];

/** The pages that this person may open, in two groups. @param role in the registry; null without one. */
export function settingsPages(
  role: Role | null,
  registryId?: string,
): { label: string; pages: readonly SettingsPage[] }[] {
  const mine = ofRegistry
    .filter(({ roles }) => roles === undefined || (role !== null && roles.includes(role)))
    .map((page) => ({ ...page, href: registryId === undefined ? page.href : settingsHref(page.href, registryId) }));
  return [
    { label: role === null ? 'Delivery' : 'Your registry', pages: mine },
    { label: 'You', pages: ofAccount },
  ];
}
