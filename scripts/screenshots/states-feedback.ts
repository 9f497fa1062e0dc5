import type { Page } from '@playwright/test';
import { invalidField, type State } from './state.ts';
import { soldOutPath, strollerPath } from './states-shop.ts';

const productFolder = 'gp/[slug]/[genericProductId]';
const reviewsPage = `${productFolder}/reviews/index.astro`;
const questionsPage = `${productFolder}/questions/index.astro`;
const alertPage = `${productFolder}/alert.astro`;
const unique = (name: string) => `${name}-${Date.now()}@example.com`;

/** Opens the link of the email to an address, from the development inbox. */
async function followMailedLink(page: Page, address: string): Promise<void> {
  const mail = page.getByRole('link', { name: address });
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.goto('/dev/inbox');
    if (await mail.isVisible()) break;
    await page.waitForTimeout(250);
  }
  await page.goto(`${await mail.getAttribute('href')}/text`);
  const text = (await page.getByText('http').first().textContent())!;
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)![0]);
  await page.goto(pathname + search);
}

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your question').fill('Does it fit into a hallway of 70 cm?');
  await page.getByLabel('Your name').fill('Quentin Test');
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
}

async function askForAlert(page: Page, email: string): Promise<void> {
  await page.getByLabel('Get notified when it’s back').fill(email);
  await page.getByRole('button', { name: 'Notify me' }).click();
}

const lookIntoMail = (page: Page) => page.getByText('Please check your email').first().waitFor();

/** Reviews, questions, reports and alerts: what people say about a product. */
export const feedbackStates: readonly State[] = [
  { template: reviewsPage, name: 'all', path: `${strollerPath}/reviews` },
  { template: reviewsPage, name: 'two stars', path: `${strollerPath}/reviews?stars=2` },
  {
    template: `${productFolder}/reviews/[reviewId].astro`,
    name: 'report form',
    path: `${strollerPath}/reviews`,
    async steps(page) {
      const link = page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^Report/ });
      await page.goto((await link.getAttribute('href'))!);
      await page.getByLabel('What’s wrong with it?').waitFor();
    },
  },
  {
    template: `${productFolder}/write-review.astro`,
    name: 'form',
    path: `${strollerPath}/write-review`,
    as: 'giver',
  },
  { template: `${productFolder}/write-review.astro`, name: 'signed out', path: `${strollerPath}/write-review` },
  { template: questionsPage, name: 'list', path: `${strollerPath}/questions` },
  {
    template: questionsPage,
    name: 'refused',
    path: `${strollerPath}/questions`,
    async steps(page) {
      // An address that the browser accepts and the server does not.
      await ask(page, 'quentin@localhost');
      await invalidField(page);
    },
  },
  {
    template: questionsPage,
    name: 'asked',
    path: `${strollerPath}/questions`,
    async steps(page) {
      await ask(page, unique('quentin'));
      await lookIntoMail(page);
    },
  },
  {
    template: 'product-questions/[id].astro',
    name: 'to be confirmed',
    path: `${strollerPath}/questions`,
    async steps(page) {
      const email = unique('quincy');
      await ask(page, email);
      await lookIntoMail(page);
      await followMailedLink(page, email);
    },
  },
  { template: `${productFolder}/report.astro`, name: 'form', path: `${strollerPath}/report` },
  { template: alertPage, name: 'form', path: `${soldOutPath}/alert` },
  {
    template: alertPage,
    name: 'asked',
    path: `${soldOutPath}/alert`,
    async steps(page) {
      await askForAlert(page, unique('nora'));
      await lookIntoMail(page);
    },
  },
  {
    template: 'availability-alerts/[id].astro',
    name: 'to be confirmed',
    path: `${soldOutPath}/alert`,
    async steps(page) {
      const email = unique('nell');
      await askForAlert(page, email);
      await lookIntoMail(page);
      await followMailedLink(page, email);
    },
  },
];
