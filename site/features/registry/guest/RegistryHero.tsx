import type { ReactNode } from 'react';
import type { Registry } from '#contracts/registries.schemas.ts';
import { monthText } from '#rules/arrival.ts';
import { coverOf, coverUrl } from '#rules/registry-covers.ts';
import { Sprig } from '../Sprig.tsx';
import { splitStory } from './gift-text.ts';

interface Props {
  registry: Registry;
  /** Notes about the registry: that it is paused, or a preview. */
  children?: ReactNode;
}

/** A drawn scene is as wide as the screen, or framed where it would be cut off at the bottom. */
const drawn = {
  header: '',
  picture: 'mx-auto h-[clamp(15rem,34vw,28rem)] max-w-[84rem] object-[50%_12%] min-[84rem]:rounded-b-panel',
  panel: 'sm:-mt-[clamp(2rem,4.4vw,3.5rem)] sm:px-12 sm:pt-9',
};
/** A wide strip would cut faces off a photo, so it keeps its shape, beside the text where there is room. */
const photo = {
  header: 'md:page-width md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] md:items-center md:gap-12 md:pt-8',
  picture: 'aspect-[4/3] object-[50%_30%] md:rounded-panel',
  panel: 'md:mt-0 md:px-0 md:pt-0',
};
/** More characters than fit in two lines. */
const longTitle = 40;

/** Whose registry it is: photo or drawn cover, title, date, and the family's words to its guests. */
export function RegistryHero({ registry, children }: Props) {
  const { title, names, story, coverImageUrl, registryType, family, isPaused } = registry;
  const month = monthText(registryType, family.arrivalMonth);
  // A title that contains the names needs no second line with them.
  const whose = names !== '' && !title.toLowerCase().includes(names.toLowerCase()) ? names : null;
  const look = coverImageUrl === null ? drawn : photo;
  return (
    <header className={look.header}>
      <img
        src={coverImageUrl ?? coverUrl(coverOf(registryType, registry.id))}
        alt=""
        fetchPriority="high"
        className={`w-full bg-picture object-cover print:hidden ${look.picture}`}
      />
      <div
        className={`relative mx-auto -mt-8 max-w-[48rem] rounded-t-[2rem] bg-paper px-5 pt-7 text-center print:mt-4 print:bg-transparent ${look.panel}`}
      >
        {(whose || month) && (
          <div className="flex items-center justify-center gap-x-3 text-sm font-medium text-sage">
            <Sprig isMirrored />
            <p className="flex min-w-0 flex-wrap justify-center gap-x-3">
              {whose && <span className="min-w-0 text-balance wrap-anywhere">{whose}</span>}
              {whose && month && (
                <span aria-hidden="true" className="max-sm:hidden">
                  ·
                </span>
              )}
              {month && <span>{month}</span>}
            </p>
            <Sprig />
          </div>
        )}
        <h1 className={`mt-3 min-w-0 wrap-anywhere ${title.length > longTitle ? 'text-3xl' : 'text-4xl'}`}>{title}</h1>
        {story !== '' && !isPaused && <Story text={story} />}
        {children}
      </div>
    </header>
  );
}

function Story({ text }: { text: string }) {
  const { start, rest } = splitStory(text);
  const textClass = 'whitespace-pre-line text-balance text-ink-soft sm:text-lg';
  return (
    <div className="mx-auto mt-4 max-w-[36rem]">
      <p className={textClass}>{start}</p>
      {rest !== '' && (
        <details className="group">
          <summary className="mx-auto inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 group-open:hidden hover:underline">
            Read the whole story
          </summary>
          <p className={`${textClass} mt-3`}>{rest}</p>
        </details>
      )}
    </div>
  );
}
