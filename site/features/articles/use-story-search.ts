import { useEffect, useState } from 'react';
import { searchDebounceMs, unifiedSearch } from '#contracts/search.ts';
import { useCall } from '#site/data/query.ts';
import { joinFound, type Listed, matchStories } from './match-stories.ts';

export interface InitialStorySearch {
  term: string;
  /** What the server's search found for it. */
  foundUrls: readonly string[];
}

/**
 * Stories for what is typed: at once those of the page's own list that say it, then what the server's search knows beyond them. The
 * address follows, so that the results can be shared.
 */
export function useStorySearch<S extends Listed>(stories: readonly S[], initial: InitialStorySearch) {
  const [typed, setTyped] = useState(initial.term);
  const term = typed.trim();
  const [asked, setAsked] = useState(initial.term);
  useEffect(() => {
    if (term === asked) return;
    const timer = setTimeout(() => {
      setAsked(term);
      history.replaceState(
        history.state,
        '',
        term === '' ? location.pathname : `?${new URLSearchParams({ search_term: term })}`,
      );
    }, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [term, asked]);

  const isInitial = asked === initial.term;
  const { data, isPending } = useCall(unifiedSearch, { query: { q: asked } }, { enabled: asked !== '' && !isInitial });
  const foundUrls = isInitial ? initial.foundUrls : (data?.guides.map(({ url }) => url) ?? []);
  // Nothing is said to be missing before the server has been asked too.
  const isFinal = term === '' || (term === asked && (isInitial || !isPending));
  const found = joinFound(matchStories(term, stories), stories, term === asked ? foundUrls : []);
  return { term, setTyped, found, isFinal };
}
