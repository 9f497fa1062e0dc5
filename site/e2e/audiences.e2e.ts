import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

test('an owner gives colleagues a link of their own, and they reserve by it and see nothing else', async ({
  page,
  shop,
  newVisitor,
  watch,
}) => {
  await signUp(page, shop, { email: unique('owner'), next: '/settings' });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { origin: shop.url } });
  const { registry } = await (await post('/api/v3/registries', { title: 'Ours' })).json();
  for (const title of ['Desk lamp', 'Bath oil'])
    await post(`/api/v3/registries/${registry.id}/reg_items`, { kind: 'idea', title });

  await page.goto('/registry/share/groups');
  await page.getByLabel('Who it’s for').fill('Colleagues');
  await page.getByText('Single gifts').click();
  await page.getByRole('checkbox', { name: 'Desk lamp' }).check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link for Colleagues' }).inputValue();
  await expect(page.getByText('Shows 1 gift that you chose.')).toBeVisible();

  const colleague = await newVisitor();
  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { name: 'Desk lamp' })).toBeVisible();
  await expect(colleague.getByText('Bath oil')).toHaveCount(0);
  await colleague.getByRole('link', { name: 'Give this: Desk lamp' }).click();
  await colleague.getByLabel('Your name').fill('Cole');
  await colleague.getByLabel('Your email').fill(unique('cole'));
  await colleague.getByRole('button', { name: 'Reserve this gift' }).click();
  await colleague.waitForURL(/\/reservations\//);
  await colleague.getByRole('link', { name: 'Ours' }).first().click();
  await expect(colleague).toHaveURL(link);

  const family = await newVisitor();
  await family.goto(`/${registry.slug}`);
  await expect(family.getByText('One gift already chosen')).toBeVisible();

  await page.goto('/registry/share/groups');
  await page.getByText('Rename or change').click();
  await page.getByRole('button', { name: 'End this link for Colleagues' }).click();
  await expect(page.getByText('You haven’t made a link for a group yet.')).toBeVisible();
  watch.allow(/404: GET \S+\/for\//);
  expect((await colleague.goto(link))!.status()).toBe(404);
});
