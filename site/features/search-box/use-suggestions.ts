import { useEffect, useState } from 'react';
import { searchDebounceMs, searchSuggestions, suggestionLengthMin } from '#contracts/search.ts';
import { useCall } from '#site/data/query.ts';

export interface Suggestions {
  terms: readonly string[];
  hasFailed: boolean;
}

/**
 * What a typed term may become: asked from three characters on, once nobody has typed for 300 ms. Terms stay until the answer to a longer
 * one is there, so that the list does not flicker.
 * @throws {Error} 'searchTerm must be defined'
 */
export function useSuggestions(typed: string | undefined): Suggestions {
  if (typed === undefined) throw new Error('searchTerm must be defined');
  const term = typed.trim();
  const isLongEnough = term.length >= suggestionLengthMin;
  const [asked, setAsked] = useState('');
  const [terms, setTerms] = useState<readonly string[]>([]);
  const { data, isError } = useCall(searchSuggestions, { query: { q: asked } }, { enabled: asked !== '' });

  useEffect(() => {
    if (!isLongEnough) return setAsked('');
    const timer = setTimeout(() => setAsked(term), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [term, isLongEnough]);
  useEffect(() => {
    if (data) setTerms(data.map(({ searchTerm }) => searchTerm));
    else if (isError) setTerms([]);
  }, [data, isError]);
  useEffect(() => {
    if (!isLongEnough) setTerms([]);
  }, [isLongEnough]);

  return { terms: isLongEnough ? terms : [], hasFailed: isLongEnough && isError };
}
