import type { PageData, RenderAhead } from '#contracts/page-data.ts';
import { asBuilt, PageCache, readyPage } from './page-cache.ts';
import type { ReadyAnswer } from './ready-answers.ts';
import { etagOf, type StaticPages } from './static-pages.ts';

/** The pages built ahead that show something of the catalogue: they asked for it while they were made. */
export interface BuiltPages {
  render: RenderAhead;
  paths: readonly string[];
  /** What they saw, and when. */
  catalogueVersion: number;
  builtAtMs: number;
}

interface Parts {
  built: BuiltPages;
  pages: StaticPages;
  /** For a page that is the same for everybody. */
  data: () => PageData;
  catalogue: {
    edition(): number;
    /** Whether what saw this version at that time is still true. */
    isTrue(version: number, atMs: number): boolean;
  };
  onFailed: (error: unknown, path: string) => void;
}

export interface Renewal {
  /** Whether what this page says may change without a build. */
  has(built: ReadyAnswer): boolean;
  /** The page that was built, or what it became since. */
  of(built: ReadyAnswer): ReadyAnswer | Promise<ReadyAnswer>;
}

interface State {
  path: string;
  /** The edition in which the file itself says what is true. */
  trueIn: number | null;
  renewing: { edition: number; page: Promise<ReadyAnswer> } | null;
}

/** The landing page and a hundred categories are 1 MB. */
const bytesMax = 8_000_000;

/**
 * A page that was built goes out as it is while the catalogue is the one that it saw. In a later edition whoever asks first has it
 * rendered again, by the code that built it: where that gives the same text the file goes on being sent.
 */
export function createRenewal({ built, pages, data, catalogue, onFailed }: Parts): Renewal {
  const kept = new PageCache({ bytesMax, improvedTo: asBuilt });
  const states = new Map<ReadyAnswer, State>();
  for (const path of built.paths) {
    const page = pages.find(path);
    if (page !== undefined) states.set(page, { path, trueIn: null, renewing: null });
  }

  const renew = async (page: ReadyAnswer, state: State, edition: number): Promise<ReadyAnswer> => {
    try {
      const text = await built.render(state.path, data());
      if (text === null) return page;
      const body = Buffer.from(text);
      if (etagOf(body) === page.etag) {
        state.trueIn = edition;
        return page;
      }
      const cacheControl = page.headers.find(([name]) => name === 'Cache-Control')?.[1] ?? 'no-store';
      const headers = page.headers.filter(([name]) => name === 'Content-Type');
      const renewed = await readyPage({ status: 200, headers, body }, { cacheControl, isHurried: false });
      kept.keep(state.path, edition, renewed);
      return renewed;
    } catch (error) {
      // The shop stays readable when its database is not.
      onFailed(error, state.path);
      return kept.latest(state.path) ?? page;
    }
  };

  const of: Renewal['of'] = (page) => {
    const state = states.get(page);
    if (state === undefined || catalogue.isTrue(built.catalogueVersion, built.builtAtMs)) return page;
    const edition = catalogue.edition();
    if (state.trueIn === edition) return page;
    const found = kept.find(state.path, edition);
    if (found !== undefined) return found;
    // One rendering for everybody who asks while it lasts.
    if (state.renewing?.edition === edition) return state.renewing.page;
    const renewing = { edition, page: renew(page, state, edition) };
    state.renewing = renewing;
    void renewing.page.then(() => {
      if (state.renewing === renewing) state.renewing = null;
    });
    return renewing.page;
  };
  return { has: (page) => states.has(page), of };
}
