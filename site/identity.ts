/** The identity of this shop. Another shop that runs on this software changes it here, once. */
export const identity = {
  storeName: 'Layette',
  tagline: 'One list for everything a baby needs',
  supportEmail: 'help@layette.example',
  legalEntity: 'Layette demo store',
  /** Added to the address of a registry, beside `view=guest`, to show what the registry's discount applies to. */
  registryDiscountQuery: 'show=discount',
} as const;
