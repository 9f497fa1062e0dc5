// A gift that was cancelled or expired can be restored by its giver, and is deleted later. A registry keeps only the latest ones: reserving
// and cancelling in turn would otherwise fill the disk. Whoever saw the family's address stays in its log for longer.

const dayMs = 86_400_000;

/** As long as the link that was mailed to its giver works. */
export const endedKeptMs = 60 * dayMs;
export const endedAfterAddressKeptMs = 400 * dayMs;
export const endedOfRegistryMax = 1000;
