import type { Page } from '@playwright/test';
import { requestEmailChange } from '#contracts/accounts.ts';
import { createAudience } from '#contracts/audiences.ts';
import { recordGift, saveThankYouNote, trackGift } from '#contracts/gift-tracker.ts';
import { saveGiverAddress } from '#contracts/givers.ts';
import { changeMember, inviteMember, listMembers, offerRegistry } from '#contracts/members.ts';
import { changeRegistry } from '#contracts/registries.ts';
import { archiveRegistry, deleteRegistry } from '#contracts/registry-lists.ts';
import { changeReservation, reserveItem } from '#contracts/reservations.ts';
import { changeUser } from '#contracts/users.ts';
import { demoPassword, demoRegistryAddress } from '../seed-people.ts';
import { callAs, demoRegistry, makeRegistry, visitAsGuest } from './made-registries.ts';
import { mailedLink } from './mailed-link.ts';
import { signIn } from './sign-in.ts';
import type { DemoAccount, State } from './state.ts';

const registryPage = '[slug].astro';
const trackerPage = 'registry/[id]/gift-tracker/index.astro';
const notePage = 'registry/[id]/gift-tracker/[gift].astro';
const organizer = 'list/[id]/organize.astro';
const longWord = 'Babyerstausstattungsgeschenkverpackungsservice';

/** Begins as the demo's owner, on a page that loads quickly. */
const made = (
  template: string,
  name: string,
  steps: (page: Page) => Promise<unknown>,
  more: Partial<State> = {},
): State => ({ template, name, path: '/about', as: 'owner', steps, ...more });
/** An account has at most 25 registries, and other states create many of the owner's. */
const other: Partial<State> = { as: 'giver' };

async function becomes(page: Page, account: DemoAccount): Promise<void> {
  await page.context().clearCookies();
  await signIn(page, account);
}

type Surprise = 'full' | 'names' | 'off';
const tracked = new Map<string, ReturnType<typeof makeTracked>>();

/** A registry with gifts in every state that its family tracks, created once. @returns the registry, and its gifts by giver. */
function trackedRegistry(page: Page, surprise: Surprise = 'off') {
  const key = `${new URL(page.url()).origin} ${surprise}`;
  const known = tracked.get(key) ?? makeTracked(page, surprise);
  tracked.set(key, known);
  return known;
}

async function makeTracked(page: Page, surprise: Surprise) {
  const titles = ['Muslin cloths', 'A night light', 'Bouncer', 'Wool blanket', longWord];
  const { registry, itemIds } = await makeRegistry(page, {
    registry: { title: 'Gifts of all kinds' },
    items: titles.map((title) => ({ kind: 'idea', title, quantity: 2 })),
  });
  const gifts: Record<string, string> = {};
  const givers = await page.context().browser()!.newContext();
  const { origin } = new URL(page.url());
  for (const [at, [name, message]] of [
    ['Gus', 'For the very first nights. With all our love, from the whole house.'],
    ['Ines', ''],
    ['Marek & Jo', longWord.repeat(4)],
    ['Bartholomäus-Ferdinand von Württemberg-Hohenzollern', 'Kisses'],
  ].entries()) {
    const giver = await givers.newPage();
    await giver.goto(`${origin}/about`);
    const email = `tracked${at}-${Date.now()}@example.com`;
    const { reservation } = await callAs(giver, reserveItem, {
      params: { id: itemIds[at === 3 ? 4 : at]! },
      body: { giverName: name!, giverEmail: email, message: message! },
    });
    gifts[name!] = reservation.id;
    if (at < 3) {
      await giver.goto(`${origin}${await mailedLink(giver, email, '/reservations/')}`);
      const params = { id: reservation.id };
      await callAs(giver, changeReservation, { params, body: { isEmailVerified: true } });
      if (at === 1) await callAs(giver, changeReservation, { params, body: { state: 'purchased' } });
      const address = '12 Elm Street\nPortland, OR 97201';
      if (at === 0) await callAs(giver, saveGiverAddress, { body: { registryId: registry.id, address } });
    }
    await giver.close();
  }
  await givers.close();
  const receive = (giver: string) =>
    callAs(page, trackGift, { params: { id: gifts[giver]! }, body: { isReceived: true } });
  for (const giver of ['Gus', 'Marek & Jo']) await receive(giver);
  await callAs(page, saveThankYouNote, {
    params: { id: gifts['Marek & Jo']! },
    body: { text: 'Dear Marek and Jo,\n\nThank you so much for the bouncer.', state: 'by-hand' },
  });
  const { gift } = await callAs(page, recordGift, {
    params: { id: registry.id },
    body: { regItemId: itemIds[3]!, giverName: 'Grandma Lou', message: 'She called on Sunday.' },
  });
  await callAs(page, saveThankYouNote, { params: { id: gift.id }, body: { text: 'Dear Lou, ', state: 'draft' } });
  await callAs(page, changeRegistry, { params: { id: registry.id }, body: { surprise } });
  return { registry, gifts };
}

const tracker = (name: string, show = ''): State =>
  made(
    trackerPage,
    name,
    async (page) => {
      const { registry } = await trackedRegistry(page);
      await page.goto(`/registry/${registry.id}/gift-tracker${show}`);
    },
    other,
  );

const note = (name: string, giver: string): State =>
  made(
    notePage,
    name,
    async (page) => {
      const { registry, gifts } = await trackedRegistry(page);
      await page.goto(`/registry/${registry.id}/gift-tracker/${gifts[giver]}`);
    },
    other,
  );

/** The demo's helper in a role, on a page of the demo's registry. */
const helping = (template: string, name: string, role: 'editor' | 'viewer' | 'helper', blind: boolean, end: string) =>
  made(template, `${name}, as ${blind ? 'blind ' : ''}${role}`, async (page) => {
    const { registry } = await demoRegistry(page);
    await callAs(page, changeUser, { body: { registryId: registry.id } });
    const { members } = await callAs(page, listMembers, { params: { id: registry.id } });
    const member = members.find((one) => one.role !== 'owner')!.userId;
    await callAs(page, changeMember, { params: { id: registry.id, member }, body: { role, blind } });
    await becomes(page, 'helper');
    if (end.startsWith('/settings') || end.startsWith('/registry/share'))
      await callAs(page, changeUser, { body: { registryId: registry.id } });
    await page.goto(end.replace('{id}', registry.id));
  });

/** What a family does with its gifts, who helps, and archived lists. */
export const familyStates: readonly State[] = [
  made(
    trackerPage,
    'empty',
    async (page) => {
      const { registry } = await makeRegistry(page, { registry: { title: 'Just begun' } });
      await page.goto(`/registry/${registry.id}/gift-tracker`);
    },
    other,
  ),
  tracker('all'),
  tracker('to thank', '?show=to-thank'),
  tracker('thanked', '?show=thanked'),
  ...(['full', 'names'] as const).map((surprise) =>
    made(
      trackerPage,
      `surprise ${surprise}`,
      async (page) => {
        const { registry } = await trackedRegistry(page, surprise);
        await page.goto(`/registry/${registry.id}/gift-tracker`);
      },
      other,
    ),
  ),
  note('by email', 'Gus'),
  note('no email', 'Bartholomäus-Ferdinand von Württemberg-Hohenzollern'),
  note('thanked by hand', 'Marek & Jo'),
  made(
    'registry/messages.astro',
    'several',
    async (page) => {
      await trackedRegistry(page);
      await page.goto('/registry/messages');
    },
    other,
  ),
  made('registry/messages.astro', 'archive, empty', (page) => page.goto('/registry/messages?folder=archive')),
  made(
    'registry/share/index.astro',
    'without gifts',
    async (page) => {
      const { registry } = await makeRegistry(page, { registry: { title: longWord } });
      await callAs(page, changeUser, { body: { registryId: registry.id } });
      await page.goto('/registry/share');
    },
    other,
  ),
  made('registry/share/groups.astro', 'with links', async (page) => {
    const { registry, items } = await demoRegistry(page);
    await callAs(page, changeUser, { body: { registryId: registry.id } });
    const itemIds = items.slice(0, 6).map(({ id }) => id);
    await callAs(page, createAudience, { params: { id: registry.id }, body: { name: 'Book club', itemIds } });
    await callAs(page, createAudience, {
      params: { id: registry.id },
      body: { name: longWord.slice(0, 40), seesAll: true },
    });
    await page.goto('/registry/share/groups');
  }),
  made(organizer, 'demo', async (page) => {
    const { registry } = await demoRegistry(page);
    await page.goto(`/list/${registry.id}/organize`);
  }),
  made(organizer, 'two chosen', async (page) => {
    const { registry } = await demoRegistry(page);
    await page.goto(`/list/${registry.id}/organize`);
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
  }),
  ...(['product', 'external', 'idea', 'cash_fund'] as const).map((kind) =>
    made('list/[id]/items/[item].astro', kind, async (page) => {
      const { registry, items } = await demoRegistry(page);
      await page.goto(`/list/${registry.id}/items/${items.find((item) => item.kind === kind)!.id}`);
    }),
  ),
  made(
    registryPage,
    'item editor open',
    async (page) => {
      await page.goto(demoRegistryAddress);
      await page.getByRole('link', { name: /^Edit Wooden rainbow/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    { viewportOnly: true },
  ),
  made(
    registryPage,
    'removing what is taken',
    async (page) => {
      const { registry } = await trackedRegistry(page);
      await page.goto(`/${registry.slug}`);
      await page.getByRole('button', { name: 'Remove A night light' }).click();
      await page.getByRole('dialog', { name: 'Someone has taken this gift' }).waitFor();
    },
    { ...other, viewportOnly: true },
  ),
  made(registryPage, 'as owner, nothing fits', async (page) => {
    await page.goto(demoRegistryAddress);
    await page.getByRole('searchbox', { name: 'Search your list' }).fill('unicorn');
    await page.getByText('Nothing on your list fits that.').waitFor();
  }),
  made(
    registryPage,
    'as owner, empty',
    async (page) => {
      const { registry } = await makeRegistry(page, { registry: { title: 'Just begun' } });
      await page.goto(`/${registry.slug}`);
    },
    other,
  ),
  made(
    registryPage,
    'as owner, long words',
    async (page) => {
      const story = `${longWord} und ein ganz langer Satz ohne Ende, der vom Warten erzählt. `
        .repeat(70)
        .slice(0, 4_990);
      const { registry } = await makeRegistry(page, {
        registry: { title: `${longWord} ${longWord}`.slice(0, 80) },
        items: [{ kind: 'idea', title: `${longWord} ${longWord} ${longWord}`.slice(0, 120), note: longWord.repeat(6) }],
        changes: { story: story.slice(0, 1_990) },
      });
      await page.goto(`/${registry.slug}`);
    },
    other,
  ),
  made(
    registryPage,
    'as owner, paused',
    async (page) => {
      const { registry } = await makeRegistry(page, { registry: { title: 'Paused' }, changes: { isPaused: true } });
      await page.goto(`/${registry.slug}`);
    },
    other,
  ),
  made(
    'registry/home.astro',
    'paused',
    async (page) => {
      const { registry } = await makeRegistry(page, { registry: { title: 'Paused' }, changes: { isPaused: true } });
      await callAs(page, changeUser, { body: { registryId: registry.id } });
      await page.goto('/registry/home');
    },
    other,
  ),
  made(
    'registry/home.astro',
    'just begun',
    async (page) => {
      const { registry } = await makeRegistry(page, { registry: { title: 'Just begun', planningStage: 'adopting' } });
      await callAs(page, changeUser, { body: { registryId: registry.id } });
      await page.goto('/registry/home');
    },
    other,
  ),
  made('registry/home.astro', 'put away, with Undo', (page) =>
    page.goto('/registry/home?dismissed=01890000-0000-7000-8000-000000000001'),
  ),
  made(
    'lists.astro',
    'archived and deleted',
    async (page) => {
      const [old, gone] = await Promise.all([
        makeRegistry(page, { registry: { title: 'Last year' } }),
        makeRegistry(page, { registry: { title: 'A mistake' } }),
      ]);
      await callAs(page, archiveRegistry, { params: { id: old.registry.id }, body: { isArchived: true } });
      await callAs(page, deleteRegistry, { params: { id: gone.registry.id } });
      await page.goto('/lists');
    },
    other,
  ),
  made('settings/collaborators.astro', 'somebody invited', async (page) => {
    const { registry } = await demoRegistry(page);
    await callAs(page, changeUser, { body: { registryId: registry.id } });
    const email = `${longWord.toLowerCase()}@${longWord.toLowerCase()}.example`;
    await callAs(page, inviteMember, { params: { id: registry.id }, body: { email, role: 'viewer', blind: true } });
    await page.goto('/settings/collaborators');
  }),
  ...(['signed out', 'signed in'] as const).map((name) =>
    made('invitations/[id].astro', name, async (page) => {
      const { registry } = await demoRegistry(page);
      const email = `invited-${Date.now()}@example.com`;
      await callAs(page, inviteMember, { params: { id: registry.id }, body: { email, role: 'helper', blind: true } });
      const link = await mailedLink(page, email, '/invitations/');
      await page.context().clearCookies();
      if (name === 'signed in') await signIn(page, 'giver');
      await page.goto(link);
    }),
  ),
  { template: 'invitations/[id].astro', name: 'ended', path: '/invitations/01890000-0000-7000-8000-000000000001' },
  made('registry/group-gifts/[itemId].astro', 'half paid', async (page) => {
    const { registry, items } = await demoRegistry(page);
    await callAs(page, changeUser, { body: { registryId: registry.id } });
    await page.goto(`/registry/group-gifts/${items.find(({ groupGift }) => groupGift !== null)!.id}`);
  }),
  made('registry/group-gifts/[itemId].astro', 'not begun', async (page) => {
    const { registry, items } = await demoRegistry(page);
    await callAs(page, changeUser, { body: { registryId: registry.id } });
    const plain = items.find(({ kind, groupGift, givers }) => kind === 'product' && !groupGift && givers.length === 0)!;
    await page.goto(`/registry/group-gifts/${plain.id}`);
  }),
  ...(['here', 'in another browser'] as const).map((name) =>
    made('settings/email-changes/[id].astro', name, async (page) => {
      const email = `${longWord.toLowerCase()}-${Date.now()}@example.com`;
      await callAs(page, requestEmailChange, { body: { email } });
      const link = await mailedLink(page, email, '/email-changes/');
      await (name === 'here' ? page.goto(link) : visitAsGuest(page, link));
    }),
  ),
  {
    template: 'settings/email-changes/[id].astro',
    name: 'ended',
    path: '/settings/email-changes/01890000-0000-7000-8000-000000000001',
  },
  {
    template: 'settings/email-preferences/[id].astro',
    name: 'ended',
    path: '/settings/email-preferences/01890000-0000-7000-8000-000000000001',
  },
  {
    template: 'reservations/[id].astro',
    name: 'link ended',
    path: '/reservations/01890000-0000-7000-8000-000000000001',
    status: 404,
  },
  { template: 'settings/account-deleted.astro', name: 'always', path: '/settings/account-deleted' },
  made(
    registryPage,
    'lost to another guest, script failed',
    async (page) => {
      const { registry, itemIds } = await makeRegistry(page, {
        registry: { title: 'A race without script' },
        items: ['Night light', 'Towels', 'Bibs', 'Rattle'].map((title) => ({ kind: 'idea', title })),
      });
      await page.route(/\.js(\?|$)/, (route) => route.abort());
      await visitAsGuest(page, `/${registry.slug}`);
      await page.getByRole('link', { name: 'Give this: Night light' }).click();
      await page.getByLabel('Your name').fill('Late');
      await page.getByLabel('Your email').fill('late@example.com');
      const other = await page.context().browser()!.newContext();
      const guest = await other.newPage();
      await guest.goto(page.url());
      const body = { giverName: 'Quick', giverEmail: 'quick@example.com', message: '' };
      await callAs(guest, reserveItem, { params: { id: itemIds[0]! }, body });
      await other.close();
      await page.getByRole('button', { name: 'Reserve this gift' }).click();
      await page.waitForLoadState();
    },
    other,
  ),
  helping(registryPage, 'registry', 'editor', false, demoRegistryAddress),
  helping(registryPage, 'registry', 'editor', true, demoRegistryAddress),
  helping(registryPage, 'registry', 'viewer', false, demoRegistryAddress),
  helping(registryPage, 'registry', 'helper', true, demoRegistryAddress),
  helping('registry/home.astro', 'home', 'helper', false, '/registry/home'),
  helping(trackerPage, 'tracker', 'editor', true, '/registry/{id}/gift-tracker'),
  helping(trackerPage, 'tracker', 'helper', false, '/registry/{id}/gift-tracker'),
  helping('settings/collaborators.astro', 'people', 'editor', true, '/settings/collaborators'),
  helping('settings/index.astro', 'settings', 'editor', true, '/settings'),
  helping('registry/share/index.astro', 'share', 'editor', true, '/registry/share'),
  made('settings/collaborators.astro', 'offered to me', async (page) => {
    const { registry } = await demoRegistry(page);
    const params = { id: registry.id };
    await callAs(page, changeUser, { body: { registryId: registry.id } });
    const { members } = await callAs(page, listMembers, { params });
    const memberId = members.find(({ role }) => role !== 'owner')!.userId;
    await callAs(page, offerRegistry, { params, body: { memberId, password: demoPassword } });
    await becomes(page, 'helper');
    await callAs(page, changeUser, { body: { registryId: registry.id } });
    await page.goto('/settings/collaborators');
  }),
];
