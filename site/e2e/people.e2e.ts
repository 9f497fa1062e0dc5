import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

test('an owner invites somebody, who accepts, helps, and is removed', async ({ page, shop, newVisitor }) => {
  await signUp(page, shop, { email: unique('owner'), next: '/settings' });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const made = await page.request.post('/api/v3/registries', {
    data: { title: 'Ours' },
    headers: { origin: shop.url },
  });
  const { registry } = await made.json();
  await page.goto('/settings/account/import');
  const settings = page.getByRole('navigation', { name: 'Settings', includeHidden: true });
  await expect(settings.getByRole('link', { name: 'Registry details', includeHidden: true })).toHaveCount(1);
  const email = unique('helper');
  await page.goto('/settings/collaborators');
  await page.getByLabel('Their email').fill(email);
  await page.getByLabel('Keep gifts a surprise for them, too').check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('on its way');
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  const [mail] = await shop.mailsTo(email);
  const helper = await newVisitor();
  await helper.goto(/https?:\S+\/invitations\/\S+/.exec(mail!.text)![0]);
  await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Help with Ours');
  await helper.getByRole('link', { name: 'Create an account' }).click();
  await helper.getByLabel('Email').fill(email);
  await helper.getByRole('button', { name: 'Send me a link' }).click();
  await helper.getByRole('heading', { name: 'Check your email' }).waitFor();
  const mails = await shop.mailsTo(email, 2);
  await helper.goto(/https?:\S+\/sign_ups\/\S+/.exec(mails[1]!.text)![0]);
  await helper.getByLabel('Your name').fill('Hanno Test');
  await helper.getByLabel('Password').fill('four plain little words');
  await helper.getByRole('button', { name: 'Create my account' }).click();
  await helper.getByRole('button', { name: 'Accept' }).click();
  await helper.waitForURL((url) => !url.pathname.startsWith('/invitations'));

  await helper.goto(`/registry/${registry.id}/gift-tracker`);
  await expect(helper.getByRole('heading', { name: 'The gifts are a surprise' })).toBeVisible();

  await page.goto('/settings/collaborators');
  await page.getByText('Change or remove').click();
  await page.getByRole('button', { name: 'Remove Hanno Test' }).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('They no longer have access.');
  await helper.goto('/settings/collaborators');
  await expect(helper).toHaveURL(/registry\/(new|build|home)|settings$/);
});

test('without script, a refused invitation still keeps gifts a surprise', async ({ page, shop, newVisitor, watch }) => {
  watch.allow(/^422/);
  await signUp(page, shop, { email: unique('owner'), next: '/settings' });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.request.post('/api/v3/registries', { data: { title: 'Ours' }, headers: { origin: shop.url } });
  const owner = await newVisitor({ javaScriptEnabled: false });
  await owner.context().addCookies(await page.context().cookies());
  await owner.goto('/settings/collaborators');
  await owner.getByLabel('Their email').fill('nora@example');
  await owner.getByRole('radio', { name: /^Viewer/ }).check();
  await owner.getByLabel('Keep gifts a surprise for them, too').check();
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByLabel('Their email')).toHaveAccessibleDescription(/Must be an email address/);
  await expect(owner.getByLabel('Keep gifts a surprise for them, too')).toBeChecked();
  await expect(owner.getByRole('radio', { name: /^Viewer/ })).toBeChecked();
  await owner.getByLabel('Their email').fill(unique('nora'));
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByText('Invited as viewer, without seeing gifts')).toBeVisible();
});
