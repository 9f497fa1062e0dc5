import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import type { Problem } from './problems.ts';
import type { SignedIn } from './users.schemas.ts';

/** What a page gets on the server, built ahead or rendered on demand: the calls of a browser, for one caller, reading only. */
export interface PageData {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  /** Who is signed in; null on pages that are built ahead. */
  user: SignedIn | null;
  /** YYYY-MM-DD, UTC. */
  today: string;
  publicUrl: string;
  /** A form without JavaScript that was refused: what was wrong, and what was typed. */
  refusedForm: { problem: Problem; fields: Record<string, string> } | null;
}

/** Where the build and the development server leave their way of making page data, for `site/page-data.ts`. */
export const pageDataKey: unique symbol = Symbol.for('layette.page-data') as never;

/** Makes page data for the caller whose cookies these are. */
export type MakePageData = (cookie: string | null) => PageData;

export interface RenderedPage {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

/**
 * The page at an address (path and query), or null where there is none. It is told nothing of the request but that, so what is
 * rendered can depend on nobody that `data` does not know.
 */
export type RenderPage = (address: string, data: PageData) => Promise<RenderedPage | null>;

/** What is built ahead: the same for everybody. */
export interface PagesAhead {
  pages: {
    path: string;
    /** Below the folder of pages, with a first slash. */
    file: string;
    render(): Promise<string>;
  }[];
  /** All that have an address without choices in it, those rendered on demand included: for the map of the site. */
  addresses: string[];
}

export type ListPagesAhead = (data: PageData) => Promise<PagesAhead>;

/** One of them as it is now: the text of its file, or null where no such page is built ahead. */
export type RenderAhead = (path: string, data: PageData) => Promise<string | null>;
