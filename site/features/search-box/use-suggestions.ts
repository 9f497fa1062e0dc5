import { useEffect, useState } from 'react';
import { searchDebounceMs, searchSuggestions, suggestionLengthMin } from '#contracts/search.ts';
import { useCall } from '#site/data/query.ts';

/** A term to search for, or the title of an article with its address. */
export interface Suggestion {
  searchTerm: string;
  path?: string | undefined;
}

export interface Suggestions {
  suggestions: readonly Suggestion[];
  hasFailed: boolean;
}

/**
 * Completions of a typed term, and articles about it: requested from three characters on, once nobody has typed for 300 ms. They stay until
 * the answer to a longer term has arrived, so that the list does not flicker.
 * @throws {Error} 'searchTerm must be defined'
 */
export function useSuggestions(typed: string | undefined): Suggestions {
  if (typed === undefined) throw new Error('searchTerm must be defined');
  const term = typed.trim();
  const isLongEnough = term.length >= suggestionLengthMin;
  const [asked, setAsked] = useState('');
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const { data, isError } = useCall(searchSuggestions, { query: { q: asked } }, { enabled: asked !== '' });

  useEffect(() => {
    if (!isLongEnough) return setAsked('');
    const timer = setTimeout(() => setAsked(term), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [term, isLongEnough]);
  useEffect(() => {
    if (data) setSuggestions(data);
    else if (isError) setSuggestions([]);
  }, [data, isError]);
  useEffect(() => {
    if (!isLongEnough) setSuggestions([]);
  }, [isLongEnough]);

  return { suggestions: isLongEnough ? suggestions : [], hasFailed: isLongEnough && isError };
}
