import { LinkButton } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { countText } from './match-stories.ts';
import { StoryItem, type StoryLine } from './Stories.tsx';
import { StorySearchForm } from './StorySearchForm.tsx';
import { type InitialStorySearch, useStorySearch } from './use-story-search.ts';

interface Props {
  stories: readonly StoryLine[];
  initial: InitialStorySearch;
}

/** All articles and guides, and what of it fits a search. */
export function StorySearch({ stories, initial }: Props) {
  const { term, setTyped, found, isFinal } = useStorySearch(stories, initial);
  const isEmpty = found.length === 0;
  return (
    <>
      <StorySearchForm defaultValue={initial.term} onType={setTyped} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <p role="status" className="py-2 text-ink-soft">
          {term === '' ? 'All articles and guides' : isEmpty && !isFinal ? 'Searching' : countText(found.length, term)}
        </p>
        {term !== '' && (
          <a
            href="/hello-baby/search"
            className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
          >
            Show everything
          </a>
        )}
      </div>
      {isEmpty && isFinal && (
        <EmptyState
          title="Nothing found"
          icon="search"
          actions={
            <LinkButton look="secondary" href="/hello-baby">
              All topics
            </LinkButton>
          }
        >
          Try a shorter word, or browse by topic.
        </EmptyState>
      )}
      <ul>
        {found.map((story) => (
          <StoryItem key={story.url} story={story} level={2} />
        ))}
      </ul>
    </>
  );
}
