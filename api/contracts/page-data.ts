import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import type { Problem } from './problems.ts';
import type { SignedIn } from './users.schemas.ts';

/** What a page uses on the server, built ahead or rendered on demand: the browser's calls, for one caller, reading only. */
export interface PageData {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  /** Who is signed in; null on pages that are built ahead. */
  user: SignedIn | null;
  /** The person has entered their password, but not yet the code from their phone. */
  needsCode: boolean;
  /** YYYY-MM-DD, UTC. */
  today: string;
  publicUrl: string;
  /** Mail is not sent: it can be read at /dev/inbox. */
  hasInbox: boolean;
  /** A refused form that was sent without JavaScript: what was wrong, and the typed values. */
  refusedForm: RefusedPost | null;
}

export interface RefusedPost {
  problem: Problem;
  /** Of several values of a field, the last. */
  fields: Record<string, string>;
  /** As it was sent, to be sent again; not whole where it had a file. */
  sent: { action: string; fields: Readonly<Record<string, string | string[]>>; isWhole: boolean };
}

/** Where the process that runs Astro's build or development server puts page data, for `site/page-data.ts`. */
export const pageDataKey: unique symbol = Symbol.for('layette.page-data') as never;

/** Page data of the current request; anonymous for a page that is built ahead. */
export type CurrentPageData = (page: { isPrerendered: boolean }) => PageData;
