import type { FormEvent } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { inputClass } from '#site/ui/TextInput.tsx';

export const storyTermMax = 100;

interface Props {
  defaultValue?: string | undefined;
  /** Filters that stay when something is searched. */
  topic?: string | undefined;
  kind?: string | undefined;
  /** On the results page: called after every key. */
  onType?: ((term: string) => void) | undefined;
}

/** Searches the articles. The form leads to the results page, which an island updates while somebody types. */
export function StorySearchForm({ defaultValue, topic, kind, onType }: Props) {
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <search aria-label="Articles" data-no-print>
      <form action="/hello-baby/search" className="flex gap-2" data-native onSubmit={onType && stay}>
        {topic && <input type="hidden" name="topic" value={topic} />}
        {kind && <input type="hidden" name="kind" value={kind} />}
        <label htmlFor="story-search" className="sr-only">
          Search articles
        </label>
        <input
          id="story-search"
          type="search"
          name="search_term"
          placeholder="Search articles"
          maxLength={storyTermMax}
          autoComplete="off"
          enterKeyHint="search"
          className={inputClass}
          defaultValue={defaultValue}
          onChange={onType && ((event) => onType(event.target.value))}
        />
        <Button type="submit" look="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
