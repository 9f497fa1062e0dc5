/** For other features that list the gifts of a caller; `callingGiver` tells who that is. */
export { type CallingGiver, isGivenBy, latestFirst, ofTypedEmailLast } from './gifts.queries.ts';
