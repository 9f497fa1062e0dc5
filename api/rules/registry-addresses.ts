// A registry's address is /{slug}. Case, accents and look-alike letters are folded before two addresses are
// compared, and names that the site itself uses are reserved.

/** First path segments of our own pages and of files at the root; a test of the route table keeps this list complete. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `about add-items admin api app assets availability-alerts babylist-babes baby-registry-checklist baby-registry-checklist-quiz best-baby-products bl_admin
  cash-fund-contributions cash-funds catalog ccpa consumer-health-data-privacy cookie-notice coupons design dev diaper-calculator due-date-calculator
  due-date-calculator-acqex email_actions families favicon find fonts forgot_password gift-cards gp group-gift-contributions group-gifts health health-advisory-board
  hello-baby help index invitations layette list lists locations login logout lp manage-cookies miscarriage-loss mobile-app-download my orders
  our-story password_resets pictures pregnancy-emails privacy problems product-questions product-registration quick_buy reg registry
  registry-discount reservation reservations returns review_answers robots security settings share-extension shipments shop
  shop-small sign_ups signup sitemap sitemap-index sitemap-shop static store store-checkout-hbb support terms unable_to_add_reg_item user-reviews
  user_reviews well-known why-babylist why-layette www _astro _image 404 500`
    .split(/\s+/)
    .map(foldSlug),
);

export type SlugRefusal = 'too-short' | 'too-long' | 'characters' | 'reserved';

/** Lower case, no accents; letters and digits with single hyphens between them. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** The form in which two addresses are compared: look-alikes are equal (0 and o, 1 and l and i, rn and m), hyphens do not count. */
export function foldSlug(slug: string): string {
  return toSlug(slug.replace(/_/g, '-'))
    .replace(/-/g, '')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/5/g, 's');
}

export function refuseSlug(slug: string): SlugRefusal | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'characters';
  if (slug.length < 3) return 'too-short';
  if (slug.length > 60) return 'too-long';
  return reservedSlugs.has(foldSlug(slug)) ? 'reserved' : null;
}

const ending = '23456789abcdefghjkmnpqrstuvwxyz';

/**
 * The first address of a registry: a name that can be read aloud, and eight random characters (some 39 bits), so that an
 * address cannot be guessed from a name. The owner may choose another.
 */
export function firstSlug(name: string, randomBytes: Uint8Array): string {
  const base = toSlug(name).slice(0, 40).replace(/-$/, '') || 'registry';
  return `${base}-${Array.from(randomBytes.slice(0, 8), (byte) => ending[byte % ending.length]).join('')}`;
}

/** Plain addresses that people would expect for this family, the shortest first; the last ones have a number, for common names. */
export function plainSlugs({ names, title, type }: { names: string; title: string; type: string }): string[] {
  const said = [names, title].map((text) => toSlug(text.replace(/[&+]/g, ' and ').replace(/[’']s?/g, '')));
  const whose = said[0] || said[1]!;
  const few = whose.split('-and-').map((name) => name.split('-')[0]!);
  const plain = [few.join('-and-'), few.join('-'), whose, `${few.join('-and-')}-${type}`, said[1]!];
  const numbered = Array.from({ length: 8 }, (_, index) => `${few.join('-and-')}-${index + 2}`);
  return [...new Set([...plain, ...numbered])].filter((slug) => refuseSlug(slug) === null);
}
