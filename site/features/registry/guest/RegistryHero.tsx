import type { ReactNode } from 'react';
import type { Registry } from '#contracts/registries.schemas.ts';
import { monthText } from '#rules/arrival.ts';
import { coverOf, coverUrl } from '#rules/registry-covers.ts';
import { splitStory } from './gift-text.ts';

interface Props {
  registry: Registry;
  /** Notes about the registry: that it is paused, or only looked at. */
  children?: ReactNode;
}

/** More letters than two lines hold. */
const longTitle = 40;

/** Whose registry it is: photo or drawn cover, title, when, and what the family tells its guests. */
export function RegistryHero({ registry, children }: Props) {
  const { title, names, story, coverImageUrl, registryType, family, isPaused } = registry;
  const month = monthText(registryType, family.arrivalMonth);
  // A title that says the names needs no second line that does.
  const whose = names !== '' && !title.toLowerCase().includes(names.toLowerCase()) ? names : null;
  return (
    <header>
      <img
        src={coverImageUrl ?? coverUrl(coverOf(registryType, registry.id))}
        alt=""
        width="1600"
        height="640"
        fetchPriority="high"
        className="h-[clamp(15rem,30vw,25rem)] w-full bg-picture object-cover object-bottom print:hidden"
      />
      <div className="relative mx-auto -mt-8 max-w-[48rem] rounded-t-[2rem] bg-paper px-5 pt-7 text-center sm:-mt-14 sm:px-12 sm:pt-9 print:mt-4 print:bg-transparent">
        {(whose || month) && (
          <p className="flex items-center justify-center gap-x-3 text-sm font-medium text-sage">
            <Sprig isMirrored />
            <span className="flex min-w-0 flex-wrap justify-center gap-x-3">
              {whose && <span className="min-w-0 text-balance wrap-anywhere">{whose}</span>}
              {whose && month && (
                <span aria-hidden="true" className="max-sm:hidden">
                  ·
                </span>
              )}
              {month && <span>{month}</span>}
            </span>
            <Sprig />
          </p>
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

/** A twig with five leaves. */
function Sprig({ isMirrored = false }: { isMirrored?: boolean }) {
  return (
    <svg
      viewBox="0 0 48 16"
      width="48"
      height="16"
      aria-hidden="true"
      fill="currentColor"
      className={`shrink-0 ${isMirrored ? '-scale-x-100' : ''}`}
    >
      <path d="M0 8.6C14 9.6 26 9.2 38 6.4l.2.8C26 10.4 14 10.8 0 9.6Z" />
      <path d="M9 8.6C10 3.8 14 2 17.6 2.6 17 6.4 13.600 8.800 9 8.600ZM14 9.800C18 9.600 21.600 11.600 22 15 18 15.200 14.800 13.400 14 9.800ZM20 8.200C20.800 3.600 24.600 1 28.600 1.400 28 5.400 24.800 8 20 8.200ZM26 8.800C30 8 33.600 9.600 34.400 13 30.600 13.600 27.200 12.200 26 8.800ZM34 7C35.600 3 40 1 46 2.200 44 6.600 39 8.400 34 7Z" />
    </svg>
  );
}
