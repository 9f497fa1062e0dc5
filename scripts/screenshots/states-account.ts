import type { Page } from '@playwright/test';
import { fillSignIn } from './sign-in.ts';
import { invalidField, type State } from './state.ts';

const secondStep = 'login/second-step.astro';
const signInToStore = '/login?redirect_path=%2Fstore';

async function startSecondStep(page: Page): Promise<void> {
  await fillSignIn(page, 'admin');
  await page.getByLabel('Code from the app').waitFor();
}

export const accountStates: readonly State[] = [
  { template: 'login.astro', name: 'empty', path: '/login' },
  {
    template: 'login.astro',
    name: 'refused',
    path: '/login',
    async steps(page) {
      await fillSignIn(page, 'giver', 'not the password');
      await page.getByRole('alert').first().waitFor();
    },
  },
  { template: secondStep, name: 'code asked for', path: signInToStore, steps: startSecondStep },
  {
    template: secondStep,
    name: 'refused',
    path: signInToStore,
    async steps(page) {
      await startSecondStep(page);
      await page.getByLabel('Code from the app').fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('That code isn’t right').waitFor();
    },
  },
  { template: secondStep, name: 'not needed', path: '/login/second-step', as: 'giver' },
  { template: 'signup.astro', name: 'empty', path: '/signup' },
  {
    template: 'signup.astro',
    name: 'refused',
    path: '/signup',
    async steps(page) {
      await page.getByLabel('Email').fill('owner@layette');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await invalidField(page);
    },
  },
  { template: 'signup.astro', name: 'sent', path: '/signup?sent=true' },
  {
    template: 'sign_ups/[id].astro',
    name: 'link that has ended',
    path: '/sign_ups/00000000-0000-7000-8000-000000000000',
  },
  { template: 'forgot_password.astro', name: 'empty', path: '/forgot_password' },
  { template: 'forgot_password.astro', name: 'sent', path: '/forgot_password?sent=true' },
  {
    template: 'password_resets/[id].astro',
    name: 'link that has ended',
    path: '/password_resets/00000000-0000-7000-8000-000000000000',
  },
  { template: 'logout.astro', name: 'question', path: '/logout', as: 'giver' },
  {
    template: 'index.astro',
    name: 'account menu open',
    path: '/',
    on: 'desktop',
    as: 'owner',
    async steps(page) {
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('link', { name: 'Sign out' }).waitFor();
    },
    viewportOnly: true,
  },
];
