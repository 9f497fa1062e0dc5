import { useEffect, useState } from 'react';
import type { SearchStories } from '#contracts/search.schemas.ts';
import { type StoryKind, searchDebounceMs, searchStories } from '#contracts/search.ts';
import { useCall } from '#site/data/query.ts';

export interface StorySearchState {
  term: string;
  topic?: string | undefined;
  kind?: StoryKind | undefined;
}

export interface InitialStorySearch extends StorySearchState {
  found: SearchStories['response'];
  /** When the page was rendered (epoch ms). */
  at: number;
}

/** The address of the results page; empty parameters are left out. */
export function storySearchPath({ term, topic, kind }: StorySearchState, page = 1): string {
  const query = new URLSearchParams({
    ...(term !== '' && { search_term: term }),
    ...(topic && { topic }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? '/hello-baby/search' : `/hello-baby/search?${query}`;
}

/**
 * Searches articles for the typed text, once nobody has typed for 300 ms. The last results stay until the next ones arrive, and the address
 * follows.
 */
export function useStorySearch({ term: firstTerm, topic, kind, found: rendered, at }: InitialStorySearch) {
  const [typed, setTyped] = useState(firstTerm);
  const term = typed.trim();
  const [asked, setAsked] = useState(firstTerm);
  useEffect(() => {
    if (term === asked) return;
    const timer = setTimeout(() => {
      setAsked(term);
      history.replaceState(history.state, '', storySearchPath({ term, topic, kind }));
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [term, asked, topic, kind]);

  const isFirst = asked === firstTerm;
  const query = { term: asked, topic, kind, page: isFirst ? rendered.page : 1 };
  const { data, isError } = useCall(searchStories, { query }, isFirst ? { initial: { data: rendered, at } } : {});
  const [found, setFound] = useState(rendered);
  useEffect(() => {
    if (data) setFound(data);
  }, [data]);
  const isSearching = term !== asked || (data === undefined && !isError);
  return { term: asked, setTyped, found, isSearching, hasFailed: isError };
}

export function countText(total: number, term: string): string {
  if (term === '') return total === 1 ? '1 page' : `${total} pages`;
  if (total === 0) return `No articles match “${term}”`;
  return `${total === 1 ? '1 page' : `${total} pages`} for “${term}”`;
}
