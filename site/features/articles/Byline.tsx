import type { Author } from '#content';
import { Avatar } from '#site/ui/Avatar.tsx';
import { Day } from '#site/ui/Day.tsx';
import type { Story } from './stories.ts';

interface Props {
  story: Pick<Story, 'publishOn' | 'lastReviewedOn' | 'medical' | 'readingMinutes'>;
  author: Pick<Author, 'name' | 'url' | 'sample'>;
  reviewer: Pick<Author, 'name' | 'url'> | undefined;
}

const nameClass = 'font-semibold text-ink underline underline-offset-4';

/** The author, whether a professional has reviewed the text, and when: enough to judge a text before reading it. */
export function Byline({ story, author, reviewer }: Props) {
  const reviewed = <Day on={story.lastReviewedOn} />;
  return (
    <div className="flex gap-3 text-ink-soft text-sm">
      <Avatar name={author.name} />
      <div>
        <p>
          By{' '}
          <a href={author.url} rel="author" className={nameClass}>
            {author.name}
          </a>
          {author.sample && <span> (sample author)</span>}
          <span aria-hidden="true"> · </span>
          {story.readingMinutes}&nbsp;min&nbsp;read
        </p>
        <p>
          Published <Day on={story.publishOn} />
        </p>
        {reviewer ? (
          <p>
            Reviewed by{' '}
            <a href={reviewer.url} className={nameClass}>
              {reviewer.name}
            </a>
            , {reviewed}
          </p>
        ) : (
          <p>
            {story.medical ? 'Not medically reviewed, last checked' : 'Checked'} {reviewed}
          </p>
        )}
      </div>
    </div>
  );
}
