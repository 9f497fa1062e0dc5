import type { Topic } from '#content';
import { kindLabel } from '#rules/story-labels.ts';
import { type Story, topicPath } from './stories.ts';

const cardLinkClass = 'no-underline underline-offset-4 after:absolute after:inset-0 group-hover:underline';

/** An article with its picture, for rows of three. The title is sufficient, so the picture is decoration here. */
export function StoryTile({ story: { title, url, featuredImage } }: { story: Story }) {
  return (
    <article className="group relative">
      <img
        src={featuredImage.url}
        alt=""
        width="1200"
        height="600"
        loading="lazy"
        decoding="async"
        className="aspect-2/1 w-full rounded-card bg-picture object-cover night:opacity-90"
      />
      <h3 className="mt-3 text-lg leading-tight">
        <a href={url} className={cardLinkClass}>
          {title}
        </a>
      </h3>
    </article>
  );
}

export interface StoryLine {
  url: string;
  title: string;
  teaser: string;
  /** Small print: its kind, its reading time or its subject. */
  note: string;
}

/** An article as lines of text. */
export function StoryItem({ story, level = 3 }: { story: StoryLine; level?: 2 | 3 | undefined }) {
  const Heading = `h${level}` as 'h3';
  return (
    <li className="group relative border-b border-line py-4">
      <Heading className="text-lg leading-tight">
        <a href={story.url} className={cardLinkClass}>
          {story.title}
        </a>
      </Heading>
      <p className="mt-1 text-ink-soft text-sm">{story.teaser}</p>
      <p className="mt-1.5 text-ink-faint text-xs">{story.note}</p>
    </li>
  );
}

/** For lists that would be too long with pictures. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {stories.map((story) => (
        <StoryItem key={story.url} story={{ ...story, note: `${kindLabel(story)} · ${story.readingMinutes} min` }} />
      ))}
    </ul>
  );
}

/** Articles with a small picture each, one below the other. */
export function StoryLines({ stories }: { stories: readonly Story[] }) {
  return (
    <ul>
      {stories.map(({ url, title, featuredImage, ...story }) => (
        <li key={url} className="group relative flex gap-4 border-line border-b py-4">
          <img
            src={featuredImage.url}
            alt=""
            width="1200"
            height="600"
            loading="lazy"
            decoding="async"
            className="aspect-square size-20 shrink-0 rounded-md bg-picture object-cover night:opacity-90"
          />
          <div className="min-w-0">
            <h3 className="text-lg leading-tight">
              <a href={url} className={cardLinkClass}>
                {title}
              </a>
            </h3>
            <p className="mt-1 text-ink-faint text-xs">{story.readingMinutes} min</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const lineClass =
  'flex min-h-12 items-center border-line border-b py-2 leading-tight no-underline underline-offset-4 hover:underline';

/** Guides that help to choose, as lines in columns. */
export function ChoosingGuides({ guides }: { guides: readonly Story[] }) {
  return (
    <ul className="mt-3 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {guides.map(({ url, title }) => (
        <li key={url}>
          <a href={url} className={lineClass}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

const storiesPerTopic = 4;

/** One topic with its newest articles, and a link to all of them. */
export function TopicBlock({ topic, stories }: { topic: Topic; stories: readonly Story[] }) {
  return (
    <section aria-labelledby={`topic-${topic.slug}`} className="pb-10">
      <h3 id={`topic-${topic.slug}`} className="border-line border-b pb-2 text-xl">
        {topic.name}
      </h3>
      <ul>
        {stories.slice(0, storiesPerTopic).map(({ url, title }) => (
          <li key={url}>
            <a href={url} className={lineClass}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {stories.length > storiesPerTopic && (
        <a
          href={topicPath(topic)}
          className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
        >
          All {stories.length} about {topic.name.toLowerCase()}
        </a>
      )}
    </section>
  );
}
