/** For other features that show something of gifts of every kind; who may know of them is in `present-gift.ts`. */
export { type Gift, giftsWhere } from './gift-tracker.queries.ts';
