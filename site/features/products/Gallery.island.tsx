import { type MouseEvent, Suspense, useState } from 'react';
import { lazyChunk } from '#site/errors/lazy-chunk.ts';
import { IconButton } from '#site/ui/Button.tsx';
import { useSlides } from './use-slides.ts';
import { useShownVariant } from './variant-store.ts';

const LargePictures = lazyChunk('large pictures', async () => (await import('./LargePictures.tsx')).LargePictures);

export interface Picture {
  url: string;
  alt: string;
}

/**
 * Pictures side by side, moved by finger, wheel, keys, the arrows or the thumbnails. A press on one enlarges it. Without script thumbnails
 * are links to the pictures, and pictures to their files.
 */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  // The pictures of another variant begin with its first one.
  const { at, goTo, list } = useSlides(pictures.length, 0, pictures[0]?.url);
  const [large, setLarge] = useState<number | null>(null);
  const count = pictures.length;

  const onPress = (run: () => void) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    run();
  };
  return (
    <div className="md:sticky md:top-4">
      <section className="relative" aria-roledescription="carousel" aria-label="Pictures">
        <ul
          {...list}
          className="flex aspect-square w-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-panel bg-picture [scrollbar-width:none]"
        >
          {pictures.map(({ url, alt }, index) => (
            // Keyed by index: another variant's picture replaces this one, without an empty frame
            <li key={index} id={`picture-${index + 1}`} className="w-full shrink-0 scroll-mt-24 snap-center">
              <a
                href={url}
                className="block size-full cursor-zoom-in rounded-panel -outline-offset-4"
                aria-label={`Picture ${index + 1} of ${count}, larger: ${alt}`}
                onClick={onPress(() => setLarge(index))}
              >
                <img
                  src={url}
                  alt={alt}
                  width="600"
                  height="600"
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : undefined}
                  decoding="async"
                  className="size-full object-cover night:opacity-90"
                />
              </a>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div data-no-print>
            <StepButton step={-1} isLast={(at ?? 0) === 0} onStep={() => goTo((at ?? 0) - 1)} />
            <StepButton step={1} isLast={(at ?? 0) === count - 1} onStep={() => goTo((at ?? 0) + 1)} />
            {at !== null && (
              <p
                role="status"
                className="pointer-events-none absolute end-3 bottom-3 rounded-full bg-paper/90 px-3 py-1 text-xs tabular-nums"
              >
                {at + 1} of {count}
              </p>
            )}
          </div>
        )}
      </section>
      {count > 1 && (
        <ul className="mt-3 grid max-w-96 grid-cols-5 gap-3" aria-label="Thumbnails" data-no-print>
          {pictures.map(({ url }, index) => (
            <li key={index}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={`Picture ${index + 1} of ${count}`}
                aria-current={at === index || undefined}
                className="block aspect-square overflow-hidden rounded-md border border-line bg-picture hover:border-ink aria-[current]:border-ink aria-[current]:ring-2 aria-[current]:ring-ink aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper"
                onClick={onPress(() => goTo(index))}
              >
                <img
                  src={url}
                  alt=""
                  width="64"
                  height="64"
                  loading="lazy"
                  className="size-full object-cover night:opacity-90"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {large !== null && (
        <Suspense>
          <LargePictures
            pictures={pictures}
            start={large}
            onClose={(last) => {
              setLarge(null);
              goTo(last, 'instant');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Needs script. Not `disabled` at the end: a button that leaves the tab order when pressed loses the focus. */
function StepButton({ step, isLast, onStep }: { step: 1 | -1; isLast: boolean; onStep: () => void }) {
  return (
    <IconButton
      icon={step === 1 ? 'forward' : 'back'}
      label={step === 1 ? 'Next picture' : 'Previous picture'}
      data-repeats=""
      className={`hidden scripted:grid absolute top-1/2 -translate-y-1/2 bg-paper/90 shadow-lifted aria-disabled:invisible ${step === 1 ? 'end-3' : 'start-3'}`}
      aria-disabled={isLast || undefined}
      onClick={onStep}
    />
  );
}

interface Props {
  variants: readonly { id: number; images: readonly Picture[] }[];
  renderedId: number;
}

/** The pictures of the chosen variant. */
export function ProductGallery({ variants, renderedId }: Props) {
  return <Gallery pictures={useShownVariant(variants, renderedId).images} />;
}
