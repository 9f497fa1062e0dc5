import { Icon } from '#site/ui/Icon.tsx';
import { withoutEmoji } from './without-emoji.ts';

interface Props {
  title: string;
  teaser?: string | undefined;
  link?: { text: string; url: string } | undefined;
  imageUrl?: string | undefined;
  /** Any whole number; related pages pass the same one and share a tint. */
  tint?: number | undefined;
}

const tints = ['bg-sky', 'bg-mint', 'bg-butter', 'bg-blush'];

/** Title, teaser, link and picture of a category. The picture is behind the text on phones, and right of it on wider screens. */
export function CategoryHero({ title, teaser, link, imageUrl, tint = 0 }: Props) {
  return (
    <>
      <header
        className={`${tints[tint % tints.length]} relative isolate mt-2 mb-6 overflow-hidden rounded-panel sm:grid sm:min-h-44 sm:grid-cols-[1fr_auto] lg:mb-8`}
      >
        <div className="relative z-10 flex flex-col justify-center px-5 py-7 sm:max-w-reading sm:px-8 sm:py-6">
          <h1 className="text-3xl">{withoutEmoji(title)}</h1>
          {teaser && <p className={`mt-2 max-w-[56ch] text-ink-soft ${imageUrl ? '' : 'sm:hidden'}`}>{teaser}</p>}
          {link && (
            <a
              href={link.url}
              className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
            >
              {link.text}
              <Icon name="onward" className="size-4.5" />
            </a>
          )}
        </div>
        <div
          className="absolute inset-0 -z-10 sm:relative sm:z-0 sm:w-48 sm:[mask-image:linear-gradient(to_right,transparent,#000_16%)]"
          aria-hidden="true"
        >
          <HeroPicture url={imageUrl} />
        </div>
      </header>
      {teaser && !imageUrl && (
        <p className="-mt-4 mb-8 max-w-reading text-ink-soft text-lg max-sm:hidden lg:mb-10">{teaser}</p>
      )}
    </>
  );
}

function HeroPicture({ url }: { url: string | undefined }) {
  if (!url)
    return (
      <div className="grid size-full place-items-center text-accent max-sm:place-items-end max-sm:opacity-15 sm:bg-blush">
        <Icon name="heart" className="size-24 max-sm:-mb-6 max-sm:-me-4" />
      </div>
    );
  return (
    <img
      src={url}
      alt=""
      width="600"
      height="400"
      fetchPriority="high"
      className="absolute inset-0 size-full object-cover max-sm:opacity-25 sm:object-center night:opacity-80 max-sm:night:opacity-15"
    />
  );
}
