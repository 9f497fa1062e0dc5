import { cleanup, render, screen, within } from '@testing-library/react';
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

it('a link that another window renamed keeps what was chosen here, with and without script', async () => {
  const problem = {
    code: 'stale',
    status: 409,
    title: 'This was changed in the meantime.',
    fields: [{ field: 'body.name', message: 'was changed elsewhere and is now “Work”; save again to use yours' }],
    facts: { field: 'name', now: 'Work' },
  };
  const sent = vi.fn(async () => Response.json(problem, { status: 409 }));
  vi.stubGlobal('fetch', sent);
  const user = userEvent.setup();
  show();
  await user.click(screen.getByText('Rename or change'));
  const row = within(screen.getByRole('listitem'));
  const name = row.getByRole('textbox', { name: /^Who it’s for/ });
  await user.clear(name);
  await user.type(name, 'Office');
  await user.click(row.getByRole('checkbox', { name: 'Lamp' }));
  const save = row.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await row.findByText(/now “Work”/)).toBeVisible();
  await user.click(save);
  const bodies = sent.mock.calls.map((call) => JSON.parse((call as unknown as [string, { body: string }])[1].body));
  const body = { name: 'Office', itemIds: ['lamp', 'bib'] };
  expect(bodies).toEqual([
    { ...body, was: { name: 'Colleagues', itemIds: ['bib'] } },
    { ...body, was: { name: 'Work', itemIds: ['bib'] } },
  ]);
  cleanup();

  const form = { errors: {}, typed: { name: ['Office'], item: ['lamp', 'bib'] }, sentence: null };
  const refused = { name: 'change-work', form: { ...form, key: undefined } };
  render(<AudienceLinks registryId="r" audiences={[colleagues]} {...{ categories, items, refused }} publicUrl="" />);
  const again = within(screen.getByRole('listitem'));
  for (const title of ['Lamp', 'Bib']) expect(again.getByRole('checkbox', { name: title })).toBeChecked();
  expect(again.getByRole('checkbox', { name: 'Nursery' })).not.toBeChecked();
});
