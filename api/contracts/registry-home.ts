import { endpoint } from './endpoint.ts';
import type {
  DismissFeedItem,
  ListUserEvents,
  MarkSetupGoal,
  PostSignupEcommerce,
  PutUserEvent,
  ReadFeed,
  ReadSetupGoals,
} from './registry-home.schemas.ts';

export const readSetupGoals = endpoint<ReadSetupGoals>('GET', '/api/v3/registries/{id}/registry_setup_goals');
export const markSetupGoal = endpoint<MarkSetupGoal>(
  'PUT',
  '/api/v3/registries/{id}/registry_setup_goals',
  (fields) => ({
    goal: fields.text('goal'),
    isDone: fields.text('isDone') === 'true',
  }),
);
export const readFeed = endpoint<ReadFeed>('GET', '/api/v3/feed');
export const dismissFeedItem = endpoint<DismissFeedItem>('POST', '/api/v3/feed_item_dismissals', (fields) => ({
  feedItemId: fields.text('feedItemId'),
  isDismissed: fields.text('isDismissed') !== 'false',
}));
export const listUserEvents = endpoint<ListUserEvents>('GET', '/api/v3/user/events');
export const putUserEvent = endpoint<PutUserEvent>('POST', '/api/v3/user/events');

/** The name of a checkbox for a product to add. */
export const productField = (productId: number): string => `product:${productId}`;
export const postSignupEcommerce = endpoint<PostSignupEcommerce>('POST', '/api/v3/post_signup_ecommerce', (fields) => ({
  registryId: fields.textOrNone('registryId'),
  items: Object.keys(fields.texts()).flatMap((name) =>
    name.startsWith('product:') ? [{ productId: Number(name.slice('product:'.length)) }] : [],
  ),
}));
