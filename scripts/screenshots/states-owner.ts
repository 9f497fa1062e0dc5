import { demoRegistryAddress } from '../seed-people.ts';
import type { State } from './state.ts';

const asOwner = (template: string, path: string): State => ({ template, name: 'as owner', path, as: 'owner' });

/** What a family does with its registry, from creating one to thanking for the gifts. */
export const ownerStates: readonly State[] = [
  asOwner('lists.astro', '/lists'),
  asOwner('registry/home.astro', '/registry/home'),
  asOwner('registry/add-items.astro', '/registry/add-items'),
  asOwner('registry/add-cash-fund.astro', '/registry/add-cash-fund'),
  asOwner('registry/import.astro', '/registry/import'),
  asOwner('registry/new/add-button.astro', '/registry/new/add-button'),
  asOwner('registry/build/road-ahead.astro', '/registry/build/road-ahead'),
  asOwner('registry/build/birthday.astro', '/registry/build/birthday'),
  asOwner('registry/build/holiday.astro', '/registry/build/holiday'),
  asOwner('registry/home/view-guide.astro', '/registry/home/view-guide?url=/hello-baby/create-a-baby-registry'),
  asOwner('registry-discount.astro', '/registry-discount'),
  asOwner('registry/checklist.astro', '/registry/checklist'),
  asOwner('registry/funds.astro', '/registry/funds'),
  asOwner('registry/gift-tracker.astro', '/registry/gift-tracker'),
  asOwner('registry/messages.astro', '/registry/messages'),
  asOwner('registry/share/index.astro', '/registry/share'),
  asOwner('registry/share/link.astro', '/registry/share/link'),
  asOwner('registry/share/insert-cards.astro', '/registry/share/insert-cards'),
  asOwner('registry/share/groups.astro', '/registry/share/groups'),
  asOwner('settings/health-data.astro', '/settings/health-data'),
  asOwner('settings/index.astro', '/settings'),
  asOwner('settings/registry/index.astro', '/settings/registry'),
  asOwner('settings/registry/visibility.astro', '/settings/registry/visibility'),
  asOwner('settings/shipping.astro', '/settings/shipping'),
  asOwner('settings/birthday-preferences.astro', '/settings/birthday-preferences'),
  asOwner('settings/cash-fund-preferences.astro', '/settings/cash-fund-preferences'),
  asOwner('settings/collaborators.astro', '/settings/collaborators'),
  asOwner('settings/email-preferences/index.astro', '/settings/email-preferences'),
  asOwner('settings/account/index.astro', '/settings/account'),
  asOwner('settings/account/import.astro', '/settings/account/import'),
  asOwner('baby-registry-checklist/start_checklist.astro', '/baby-registry-checklist/start_checklist'),
  { template: '[slug]/print.astro', name: 'as guest', path: `${demoRegistryAddress}/print` },
  { template: 'hello-baby/sample-registries.astro', name: 'signed out', path: '/hello-baby/sample-registries' },
  { template: 'share-extension/how-it-works.astro', name: 'signed out', path: '/share-extension/how-it-works' },
  { template: 'unable_to_add_reg_item.astro', name: 'signed out', path: '/unable_to_add_reg_item' },
  { template: 'quick_buy.astro', name: 'unknown product', path: '/quick_buy?product_id=1', status: 404 },
  { template: 'reservations/emails.astro', name: 'as giver', path: '/reservations/emails', as: 'giver' },
];

const needsId = 'needs something of the demo by its id; its journey looks at it';
const file = 'a file';

export const ownerPagesNotPhotographed: Readonly<Record<string, string>> = {
  'add-items.astro': 'only redirects',
  'share-extension/index.astro': 'only redirects',
  'reg/[id].astro': 'only redirects',
  'settings/account/export.json.ts': file,
  'settings/account/items.csv.ts': file,
  'reservation/all/[id].astro': needsId,
  'reservation/emails/[id].astro': needsId,
  'registry/[id]/arrival.ics.ts': file,
  'registry/[id]/shower.ics.ts': file,
  'registry/[id]/insert-cards.pdf.ts': file,
  'registry/[id]/gift-tracker/gifts.csv.ts': file,
  'registry/[id]/gift-tracker/labels.pdf.ts': file,
  'admin/privacy_requests.astro': 'needs somebody of the shop with a second step',
  'admin/registry/[id]/index.astro': needsId,
  'admin/registry/[id]/delete_checklist_items.astro': needsId,
};
