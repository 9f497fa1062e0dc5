// A search id identifies the search, not the person (registry and platform 4 and 9: kinds, lifetime 1800 s). The same search has the same
// id for half an hour, so that a response may be cached; reports about it are accepted for half an hour after the id was last issued.

export const searchIdLifetimeSeconds = 1_800;

export const searchIdKinds = ['guides', 'products', 'registries', 'search-suggestions'] as const;
export type SearchIdKind = (typeof searchIdKinds)[number];

/** The same text gives the same tag, and only this shop can make one. */
type Tag = (text: string) => string;

const letters: Record<SearchIdKind, string> = {
  guides: 'g',
  products: 'p',
  registries: 'r',
  'search-suggestions': 's',
};
const periodMs = searchIdLifetimeSeconds * 1_000;
const aboutLength = 12;
const tagLength = 16;

export function writeSearchId(kind: SearchIdKind, nowMs: number, about: unknown, tag: Tag): string {
  const period = Math.floor(nowMs / periodMs).toString(36);
  const subject = tag(`search about: ${JSON.stringify(about)}`).slice(0, aboutLength);
  const head = `${letters[kind]}.${period}.${subject}`;
  return `${head}.${tag(`search id: ${head}`).slice(0, tagLength)}`;
}

/** What an id stands for, or null for one that this shop did not issue. */
export function readSearchId(id: string, nowMs: number, tag: Tag): { kind: SearchIdKind; isLive: boolean } | null {
  const [letter = '', period = '', subject = '', signature = '', ...rest] = id.split('.');
  const kind = searchIdKinds.find((one) => letters[one] === letter);
  if (kind === undefined || rest.length > 0) return null;
  if (signature !== tag(`search id: ${letter}.${period}.${subject}`).slice(0, tagLength)) return null;
  const endedMs = (Number.parseInt(period, 36) + 1) * periodMs;
  return { kind, isLive: nowMs < endedMs + periodMs };
}
