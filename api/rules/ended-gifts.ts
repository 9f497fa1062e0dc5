// A gift that was cancelled or ran out can be brought back by its giver, and is forgotten later. A registry keeps the latest of them only: who
// reserves and cancels by turns would fill the disk. Who saw the family's address stays in its log for longer.

const dayMs = 86_400_000;

/** As long as the link that was mailed to its giver. */
export const endedKeptMs = 60 * dayMs;
export const endedAfterAddressKeptMs = 400 * dayMs;
export const endedOfRegistryMax = 1000;
