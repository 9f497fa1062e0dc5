import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AudienceLinks } from './AudienceLinks.island.tsx';

const categories = [
  { id: 7, title: 'Nursery' },
  { id: 8, title: 'Feeding' },
];
const items = [
  { id: 'lamp', title: 'Lamp', categoryId: 7 },
  { id: 'bib', title: 'Bib', categoryId: 8 },
];
const colleagues = {
  id: 'work',
  name: 'Colleagues',
  seesAll: false,
  categoryIds: [7],
  itemIds: ['bib'],
  path: '/for/work',
  createdAt: 1,
};
const show = (audiences = [colleagues]) =>
  render(
    <AudienceLinks
      registryId="r"
      audiences={audiences}
      categories={categories}
      items={items}
      publicUrl="https://shop.example"
    />,
  );

it('each link says what it shows, and can be copied', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByText('Shows 2 gifts, with all of Nursery.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Link for Colleagues' })).toHaveValue('https://shop.example/for/work');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('https://shop.example/for/work');
  expect(screen.getByText('Link copied')).toBeVisible();
});

it('a new one is made of whole sections and single gifts', async () => {
  const sent = vi.fn(async () => Response.json({ audience: colleagues }, { status: 201 }));
  vi.stubGlobal('fetch', sent);
  const user = userEvent.setup();
  show([]);
  expect(screen.getByText('You haven’t made a link for a group yet.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Who it’s for/ }), 'Neighbors');
  await user.click(screen.getByRole('checkbox', { name: 'Feeding' }));
  await user.click(screen.getByText('Single gifts'));
  await user.click(screen.getByRole('checkbox', { name: 'Lamp' }));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  const [, { body }] = sent.mock.calls[0] as unknown as [string, { body: string }];
  expect(JSON.parse(body)).toEqual({ name: 'Neighbors', seesAll: false, categoryIds: [8], itemIds: ['lamp'] });
});

it('a link is changed and ended in its own place, also without script', () => {
  show();
  const row = within(screen.getByRole('listitem'));
  const save = row.getByRole('button', { name: 'Save', hidden: true }) as HTMLButtonElement;
  expect(save.form!.getAttribute('action')).toMatch(/\/api\/v3\/registries\/r\/audiences\/work\?_method=PATCH/);
  const end = row.getByRole('button', { name: /End this link/, hidden: true }) as HTMLButtonElement;
  expect(end.form!.getAttribute('action')).toMatch(/_method=DELETE/);
});
