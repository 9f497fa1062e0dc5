/** HTML that is the same on every page where it stands, by name. There are some dozens; more than this is a name that varies. */
const keptMax = 1_000;
const kept = new Map<string, string>();

/** What was rendered under this name before. While developing nothing is kept, since parts change as their files do. */
export const keptPart = (name: string): string | undefined => kept.get(name);

/** @throws {Error} for a part with a script: Astro writes that once a page, and a kept part would write it again. */
export function keepPart(name: string, html: string): string {
  if (html.includes('<script')) throw new Error(`The part "${name}" has a script, so it can't be kept.`);
  if (!import.meta.env.DEV && kept.size < keptMax) kept.set(name, html);
  return html;
}
