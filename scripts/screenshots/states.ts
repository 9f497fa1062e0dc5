import type { State } from './state.ts';
import { accountStates } from './states-account.ts';
import { contentPagesNotPhotographed, contentStates } from './states-content.ts';
import { familyStates } from './states-family.ts';
import { feedbackStates } from './states-feedback.ts';
import { guestStates } from './states-guest.ts';
import { momentStates } from './states-moments.ts';
import { ownerPagesNotPhotographed, ownerStates } from './states-owner.ts';
import { registryStates } from './states-registry.ts';
import { shopStates } from './states-shop.ts';

/** In this order: states that change other states' data come last. */
export const states: readonly State[] = [
  ...contentStates,
  ...shopStates,
  ...accountStates,
  ...feedbackStates,
  ...ownerStates,
  ...registryStates,
  ...guestStates,
  ...momentStates,
  ...familyStates,
];

const redirects = 'only redirects';

/** Routes without a picture, with the reason. */
export const notPhotographed: Readonly<Record<string, string>> = {
  ...contentPagesNotPhotographed,
  ...ownerPagesNotPhotographed,
  'email_actions/reservation_purchase/[id].astro': redirects,
  'reservation/unreserve/[id].astro': redirects,
  'list/[id].astro': redirects,
  'password_resets/index.astro': redirects,
  'sign_ups/index.astro': redirects,
  'login/unsaved.astro': 'answers only a form whose session has ended (session-ended.e2e.ts)',
  'hello-baby/rss.xml.ts': 'a feed',
  'robots.txt.ts': 'for robots',
  'lp/[slug].astro': 'the content has no landing page of this kind',
  'gp/[slug]/[genericProductId]/questions/[questionId].astro': 'the demo has no published question to answer',
};
