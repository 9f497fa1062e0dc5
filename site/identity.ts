/** Who this shop is. A shop that runs on this software says so here, once. */
export const identity = {
  storeName: 'Layette',
  tagline: 'One list for everything a baby needs',
  supportEmail: 'help@layette.example',
  legalEntity: 'Layette demo store',
  /** What the address of a registry says, beside `view=guest`, to show what the registry's discount applies to. */
  registryDiscountQuery: 'show=discount',
} as const;
