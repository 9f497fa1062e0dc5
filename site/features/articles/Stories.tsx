import type { Topic } from '#content';
import { kindLabel, type Story } from './stories.ts';

const cardLinkClass = 'no-underline underline-offset-4 after:absolute after:inset-0 group-hover:underline';

/** A story with its picture, for rows of three. The title says it all, so the picture is decoration here. */
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
  /** Small print: what kind it is, how long it takes or what it is about. */
  note: string;
}

/** A story as lines of text. */
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

/** For lists that would be too long in pictures. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {stories.map((story) => (
        <StoryItem key={story.url} story={{ ...story, note: `${kindLabel(story)} · ${story.readingMinutes} min` }} />
      ))}
    </ul>
  );
}

const storiesPerTopic = 5;

/** One topic with its newest stories; the rest are a search away. */
export function TopicBlock({ topic, stories }: { topic: Topic; stories: readonly Story[] }) {
  return (
    <section aria-labelledby={`topic-${topic.slug}`} className="break-inside-avoid pb-10">
      <h2 id={`topic-${topic.slug}`} className="border-b border-line pb-2 text-xl">
        {topic.name}
      </h2>
      <ul>
        {stories.slice(0, storiesPerTopic).map(({ title, url }) => (
          <li key={url} className="border-b border-line">
            <a
              href={url}
              className="flex min-h-12 items-center py-2 leading-tight no-underline underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {stories.length > storiesPerTopic && (
        <a
          href={`/hello-baby/search?search_term=${encodeURIComponent(topic.name)}`}
          className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
        >
          All {stories.length} about {topic.name.toLowerCase()}
        </a>
      )}
    </section>
  );
}
