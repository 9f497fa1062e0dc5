/** Who this shop is. A shop that runs on this software says so here, once. */
export const identity = {
  storeName: 'Layette',
  tagline: 'One list for everything a baby needs',
  supportEmail: 'help@layette.example',
  legalEntity: 'Layette demo store',
} as const;
