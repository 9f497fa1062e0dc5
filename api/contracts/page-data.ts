import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import type { Problem } from './problems.ts';
import type { SignedIn } from './users.schemas.ts';

/** What a page gets on the server, built ahead or rendered on demand: the calls of a browser, for one caller, reading only. */
export interface PageData {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  /** Who is signed in; null on pages that are built ahead. */
  user: SignedIn | null;
  /** Somebody has given their password, and not yet the code of their phone. */
  needsCode: boolean;
  /** YYYY-MM-DD, UTC. */
  today: string;
  publicUrl: string;
  /** Mail is not sent: it is read at /dev/inbox. */
  hasInbox: boolean;
  /** A form without JavaScript that was refused: what was wrong, and what was typed. */
  refusedForm: { problem: Problem; fields: Record<string, string> } | null;
}

/** Where the program that runs Astro's build or development server leaves page data, for `site/page-data.ts`. */
export const pageDataKey: unique symbol = Symbol.for('layette.page-data') as never;

/** Page data of the request being answered; of nobody in particular for a page that is built ahead. */
export type CurrentPageData = (page: { isPrerendered: boolean }) => PageData;
