/** What a phone shares: apps put the link into any of these fields, often after a sentence. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

const linkIn = (text: string): string | null => /https?:\/\/[^\s<>"]+/.exec(text)?.[0] ?? null;

/** The page where shared content is saved: as a link, or as an idea in its own words. */
export function saveSharedPath({ title, text, url }: Shared): string {
  const link = linkIn(url) ?? linkIn(text) ?? linkIn(title);
  const query: Record<string, string> =
    link === null ? { step: 'idea', title: (title || text).slice(0, 200) } : { url: link.slice(0, 2000) };
  return `/registry/save_item?${new URLSearchParams(query)}`;
}
