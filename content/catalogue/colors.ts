/** The colors of products. The label is the name of a variant; the words are used in a picture's description. */
export interface Color {
  readonly label: string;
  readonly words: string;
  readonly hex: string;
  /** The second color of a two-tone thing. */
  readonly pair: string;
  /** Background tints that it stands out from. */
  readonly grounds: readonly Tint[];
}

export type Tint = 'sky' | 'butter' | 'blush' | 'mint' | 'cream';

export const colors = {
  sage: {
    label: 'Sage',
    words: 'sage green',
    hex: '#8FA68A',
    pair: '#F1E6CF',
    grounds: ['blush', 'butter', 'cream', 'sky'],
  },
  oat: { label: 'Oat', words: 'oat', hex: '#E0CDAD', pair: '#8B6B50', grounds: ['sky', 'mint', 'blush'] },
  clay: {
    label: 'Terracotta',
    words: 'terracotta',
    hex: '#CB6F50',
    pair: '#F3DCC4',
    grounds: ['sky', 'mint', 'butter', 'cream'],
  },
  sky: { label: 'Sky', words: 'sky blue', hex: '#94B8D0', pair: '#F4EAD6', grounds: ['butter', 'blush', 'cream'] },
  butter: {
    label: 'Butter',
    words: 'butter yellow',
    hex: '#EFCB72',
    pair: '#FBF3E0',
    grounds: ['sky', 'mint', 'blush'],
  },
  blush: {
    label: 'Blush',
    words: 'blush pink',
    hex: '#E3A798',
    pair: '#FBEFE6',
    grounds: ['sky', 'mint', 'cream', 'butter'],
  },
  mint: { label: 'Mint', words: 'mint green', hex: '#9CCBB4', pair: '#FBF3E0', grounds: ['blush', 'butter', 'cream'] },
  charcoal: {
    label: 'Charcoal',
    words: 'charcoal',
    hex: '#55504F',
    pair: '#B7A692',
    grounds: ['sky', 'butter', 'blush', 'mint', 'cream'],
  },
  fog: {
    label: 'Fog',
    words: 'fog gray',
    hex: '#AEB3B6',
    pair: '#F4F0E8',
    grounds: ['butter', 'blush', 'mint', 'cream'],
  },
  moss: {
    label: 'Moss',
    words: 'moss green',
    hex: '#6C7C53',
    pair: '#E6D9B8',
    grounds: ['blush', 'butter', 'sky', 'cream'],
  },
  plum: { label: 'Plum', words: 'plum', hex: '#80536A', pair: '#EBCFCB', grounds: ['butter', 'mint', 'sky', 'cream'] },
  denim: {
    label: 'Denim',
    words: 'denim blue',
    hex: '#5F7F9E',
    pair: '#F0E3CA',
    grounds: ['butter', 'blush', 'mint', 'cream'],
  },
  rust: {
    label: 'Rust',
    words: 'rust red',
    hex: '#A9552F',
    pair: '#F2D9B1',
    grounds: ['sky', 'mint', 'butter', 'cream'],
  },
  lavender: {
    label: 'Lavender',
    words: 'lavender',
    hex: '#AEA2CC',
    pair: '#F7EEE4',
    grounds: ['butter', 'mint', 'cream', 'blush'],
  },
  sand: { label: 'Sand', words: 'sand', hex: '#C9AE88', pair: '#F8F0E1', grounds: ['sky', 'mint', 'blush'] },
  cocoa: {
    label: 'Cocoa',
    words: 'cocoa brown',
    hex: '#80604B',
    pair: '#E8D3B6',
    grounds: ['sky', 'mint', 'blush', 'butter', 'cream'],
  },
  cream: { label: 'Cream', words: 'cream', hex: '#F7EBD3', pair: '#C9A27A', grounds: ['sky', 'mint', 'blush'] },
  white: {
    label: 'White',
    words: 'white',
    hex: '#FCF9F2',
    pair: '#D8D2C6',
    grounds: ['sky', 'mint', 'blush', 'butter'],
  },
  birch: {
    label: 'Natural Birch',
    words: 'natural birch',
    hex: '#DDB987',
    pair: '#F8EEDB',
    grounds: ['sky', 'mint', 'blush'],
  },
  walnut: {
    label: 'Walnut',
    words: 'walnut brown',
    hex: '#8C6141',
    pair: '#EBD6B4',
    grounds: ['sky', 'mint', 'blush', 'butter', 'cream'],
  },
} as const satisfies Record<string, Color>;

export type ColorKey = keyof typeof colors;

/** Sets of colors, one for each kind of thing. */
export const colorSets = {
  gear: ['charcoal', 'sage', 'fog', 'denim', 'oat', 'clay', 'moss', 'cocoa', 'plum', 'sand'],
  fabric: [
    'sage',
    'oat',
    'clay',
    'sky',
    'butter',
    'blush',
    'mint',
    'lavender',
    'denim',
    'rust',
    'sand',
    'fog',
    'plum',
    'moss',
  ],
  pale: ['white', 'cream', 'mint', 'sky', 'blush', 'fog', 'butter', 'lavender', 'sage'],
  wood: ['birch', 'walnut', 'white', 'sage', 'fog', 'cream'],
  play: ['clay', 'butter', 'mint', 'sky', 'blush', 'sage', 'lavender', 'denim', 'rust'],
} as const satisfies Record<string, readonly ColorKey[]>;

export type ColorSet = keyof typeof colorSets;
