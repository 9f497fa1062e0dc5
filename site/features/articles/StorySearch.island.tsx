import { LinkButton } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Pagination } from '#site/ui/Pagination.tsx';
import { StoryItem } from './Stories.tsx';
import { StorySearchForm } from './StorySearchForm.tsx';
import { countText, type InitialStorySearch, storySearchPath, useStorySearch } from './use-story-search.ts';

interface Props {
  initial: InitialStorySearch;
  /** The topic's name, if one is chosen. */
  topicName?: string | undefined;
}

/** Articles found by a term, a topic or a kind. Without script, its form and its links request a page from the server. */
export function StorySearch({ initial, topicName }: Props) {
  const { topic, kind } = initial;
  const { term, setTyped, found, isSearching, hasFailed } = useStorySearch(initial);
  const { stories, total, page, pageSize } = found;
  return (
    <>
      <StorySearchForm defaultValue={initial.term} onType={setTyped} topic={topic} kind={kind} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <p role="status" className="py-2 text-ink-soft">
          {isSearching ? 'Searching' : countText(total, term)}
          {!isSearching && topicName !== undefined && ` about ${topicName.toLowerCase()}`}
          {hasFailed && ' We couldn’t reach the search. Check your connection and try again.'}
        </p>
        {(term !== '' || topic !== undefined || kind !== undefined) && (
          <a
            href="/hello-baby/search"
            className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
          >
            Show everything
          </a>
        )}
      </div>
      {total === 0 && !isSearching && (
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
      <ul aria-busy={isSearching}>
        {stories.map(({ path, title, teaser, label, readingMinutes }) => (
          <StoryItem
            key={path}
            story={{ url: path, title, teaser, note: `${label} · ${readingMinutes} min` }}
            level={2}
          />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          current={page}
          total={Math.ceil(total / pageSize)}
          hrefOf={(to) => storySearchPath({ term, topic, kind }, to)}
        />
      </div>
    </>
  );
}
