// All that a shop can say about a product beyond its core (names, price, stock, category, variants) is declared here, once each. Derived
// from it: types, the catalogue file as JSON and CSV, storage, the wire, the search document, filters, facets, and the facts on a product's
// page.

/** Yes or no, and no where a file leaves it out. A field of the product's line, and a filter with a facet at the end of the panel. */
interface ProductFlag {
  /** The facet's label. */
  label: string;
  /** Marks cards and the product's page; `name` is what the wire calls it. */
  badge?: { name: string; label: string };
  /** Explained beside the badge. */
  help?: { question: string; answer: string };
  /** The label of a row among the facts, whose value is Yes. */
  fact?: string;
  /** Words by which search finds it, as if they were among its keywords. */
  searchWords?: readonly string[];
}

export const productFlags = {
  fsaHsaEligible: {
    label: 'FSA/HSA Eligible',
    badge: { name: 'fsa-hsa', label: 'FSA/HSA eligible' },
    help: {
      question: 'What are FSA and HSA?',
      answer:
        'You may be able to pay for this with pre-tax money from a flexible spending account (FSA) or health savings account (HSA). Pay as usual, keep the receipt, and ask your plan to reimburse you.',
    },
  },
} as const satisfies Record<string, ProductFlag>;

/**
 * Attributes with a choice of values, any of which may match: `attributes.{key}` of the line. A file may use further keys, and each
 * category says in `content/categories` which keys are its facets. These are facets of every search, in this order.
 */
export const searchAttributes = [
  { key: 'size', label: 'Size' },
  { key: 'color', label: 'Color' },
  { key: 'material', label: 'Material' },
] as const;

/** A fact that is stated and shown: `facts.{name}` of the line, and a row among the facts of the product's page, in this order. */
export type ProductFact = {
  /** The label of its row; null where the page shows it elsewhere. */
  label: string | null;
} & (
  | { kind: 'text'; lengthMax: number }
  /** With `isSearched`, search finds the product by its words. */
  | { kind: 'texts'; lengthMax: number; countMax: number; isSearched?: true }
  | { kind: 'number'; unit: Unit; max: number }
  /** From and to; null is an open end. */
  | { kind: 'range'; unit: Unit }
  /** Width, depth and height in millimeters. */
  | { kind: 'size' }
  /** Its own rows: a name and a value each. */
  | { kind: 'rows'; nameMax: number; lengthMax: number; countMax: number }
);
export type Unit = 'months' | 'grams';

export const productFacts = {
  age: { label: 'Age', kind: 'range', unit: 'months' },
  childWeightGrams: { label: 'Child’s weight', kind: 'range', unit: 'grams' },
  dimensionsMm: { label: 'Size, W × D × H', kind: 'size' },
  foldedDimensionsMm: { label: 'Folded', kind: 'size' },
  weightGrams: { label: 'Weight', kind: 'number', unit: 'grams', max: 1_000_000 },
  other: { label: null, kind: 'rows', nameMax: 60, lengthMax: 200, countMax: 20 },
  materials: { label: 'Materials', kind: 'texts', lengthMax: 120, countMax: 10, isSearched: true },
  care: { label: 'Care', kind: 'text', lengthMax: 500 },
  standards: { label: 'Standards', kind: 'texts', lengthMax: 160, countMax: 10 },
  safetyNotes: { label: null, kind: 'texts', lengthMax: 400, countMax: 10 },
} as const satisfies Record<string, ProductFact>;

// From here on no single field is named.

export type FlagName = keyof typeof productFlags;
export type Flags = Record<FlagName, boolean>;
export type FactName = keyof typeof productFacts;

type Badged = Extract<(typeof productFlags)[FlagName], { badge: object }>;
export type FlagBadge = Badged['badge']['name'];

export const flagNames = Object.keys(productFlags) as FlagName[];
export const factNames = Object.keys(productFacts) as FactName[];

/** The general type of a declaration, without its literal types: every flag may have every property. */
export const flagOf = (name: FlagName): ProductFlag => productFlags[name];
export const factOf = (name: FactName): ProductFact => productFacts[name];

/** A value for every flag: `mapFlags((name) => product[name])`. */
export const mapFlags = <T>(make: (name: FlagName) => T): Record<FlagName, T> =>
  Object.fromEntries(flagNames.map((name) => [name, make(name)])) as Record<FlagName, T>;

export const noFlags = (): Flags => mapFlags(() => false);

/** "fsaHsaEligible" becomes "fsa_hsa_eligible", the form in facets and the older calls. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
