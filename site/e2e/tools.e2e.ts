import { expect, test } from './server.ts';
import { findFaults } from './violations.ts';

const pages = {
  'the due date calculator': '/due-date-calculator',
  'its landing page': '/due-date-calculator-acqex',
  'the start of the quiz': '/baby-registry-checklist-quiz',
  'a question': '/baby-registry-checklist-quiz/q/1',
  'the list of the quiz': '/baby-registry-checklist-quiz/result?q1=pregnant&q3=small',
  'the weekly mails': '/pregnancy-emails',
  'the page after a loss': '/miscarriage-loss',
  'pages about loss': '/miscarriage-loss/guides',
  'the diaper calculator': '/diaper-calculator',
};

/** A due date that is always in the accepted range, half a year away. */
// biome-ignore lint/plugin: real clock, the window of due dates moves with it
const inHalfAYear = () => new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);

for (const [name, address] of Object.entries(pages)) {
  test(`${name} has no fault that a machine can see, at every width, day and night`, async ({ page }) => {
    await page.goto(address);
    expect(await findFaults(page)).toEqual([]);
  });
}

test('no script is fetched on tools before the first touch', async ({ page }) => {
  for (const address of [
    '/due-date-calculator',
    `/due-date-calculator/${inHalfAYear()}`,
    '/diaper-calculator',
    '/pregnancy-emails',
  ]) {
    const scripts: string[] = [];
    const note = (request: { resourceType(): string; url(): string }) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    };
    page.on('request', note);
    await page.goto(address, { waitUntil: 'networkidle' });
    page.off('request', note);
    expect(scripts).toEqual([]);
  }
});

test('a due date is counted without script, and refused with a way back', async ({ newVisitor, watch }) => {
  watch.allow(/404: GET .*2001-02-30/);
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/due-date-calculator');
  await page.getByRole('radio', { name: 'I know the date' }).check({ force: true });
  await page.getByLabel('Your due date').fill(inHalfAYear());
  await page.getByRole('button', { name: 'See my dates' }).click();
  await expect(page).toHaveURL(new RegExp(`/due-date-calculator/${inHalfAYear()}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('due date');
  await expect(page.getByRole('region', { name: 'Second trimester' })).toContainText('Anatomy ultrasound');
  await page.goto('/due-date-calculator/2001-02-30');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t use this date');
  await page.getByRole('link', { name: 'Back to the calculator' }).click();
  await page.getByRole('button', { name: 'See my dates' }).click();
  await expect(page.getByLabel('First day of your last period')).toHaveAccessibleDescription(/Choose a day/);
});

test('the calculator answers as one types', async ({ page }) => {
  await page.goto('/due-date-calculator');
  await page.getByText('I know the date', { exact: true }).click();
  await page.getByLabel('Your due date').fill(inHalfAYear());
  await expect(page.getByText(/1(79|80|81) days to go/)).toBeVisible();
});

test('a date goes into a new registry, whose day it is then', async ({ page }) => {
  await page.goto(`/due-date-calculator/${inHalfAYear()}`);
  await page.getByRole('button', { name: 'Save to my registry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where are you in the process?');
  await page.getByRole('button', { name: /^Pregnant/ }).click();
  await expect(page.getByLabel('Due date')).toHaveValue(inHalfAYear());
});

test('the quiz makes a list with reasons without script or email', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/baby-registry-checklist-quiz');
  await page.getByRole('link', { name: 'Start' }).click();
  const answer = async (...labels: string[]) => {
    for (const label of labels) await page.getByLabel(label, { exact: true }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await answer('We’re adopting');
  await answer('A toddler');
  await answer('A room or two');
  await answer('By car', 'On foot');
  await answer('Cold');
  await answer('Not sure yet');
  await answer('Cloth');
  await answer('Gladly, for almost everything');
  await answer('As short and low-cost as it can be');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your checklist');
  await expect(page.getByText('Because it’s a toddler').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Left out for you' })).toContainText('Baby tub');
});

test('the list of the quiz comes by mail, and the last page asks for no address again', async ({ page, shop }) => {
  // biome-ignore lint/plugin: an address that no other run has used
  const email = `list-${Date.now()}@example.com`;
  await page.goto('/baby-registry-checklist-quiz/email?q1=pregnant');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByRole('status').first()).toContainText('Check your email');
  const [mail] = await shop.mailsTo(email);
  await page.goto(/https?:\S+\/email\/\S+/.exec(mail!.text)![0]);
  await page.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your list is on its way');
  await expect(page.getByLabel('Email')).toHaveCount(0);
  const mails = await shop.mailsTo(email, 2);
  expect(mails[1]!.text).toContain('Diapers, newborn size; Diapers, size 1 × 2');
});

test('diapers are counted without script, in a chart and a table that agree', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/diaper-calculator');
  await page.getByLabel('Age in weeks').fill('10');
  await page.getByLabel('For how long?').selectOption('3 months');
  await page.getByRole('button', { name: 'Count diapers' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'About 610 diapers' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Diapers each week: Size 1 for/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Size 2/ })).toBeVisible();
});
