import { type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#site/ui/Button.tsx';
import { Modal } from '#site/ui/Dialog.tsx';
import type { Picture } from './Gallery.island.tsx';
import { useSlides } from './use-slides.ts';

const scaleMax = 5;
/** One press of a button or key. */
const scaleStep = 1.5;
const doubleTapScale = 2.5;

interface Props {
  pictures: readonly Picture[];
  start: number;
  /** Receives the index of the picture seen last. */
  onClose: (last: number) => void;
}

/**
 * Pictures as large as the window, and up to five times that. Swiping and the arrow keys lead to the next one; a picture larger than the
 * window scrolls inside it.
 */
export function LargePictures({ pictures, start, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // A dialog that is not open has no width to scroll by.
  useEffect(() => setIsOpen(true), []);
  const closeButton = useRef<HTMLButtonElement>(null);
  // By default the browser would focus the slides, because they scroll.
  useEffect(() => closeButton.current?.focus(), [isOpen]);
  const last = useRef(start);
  return (
    <Modal
      open={isOpen}
      onClose={() => onClose(last.current)}
      aria-label="Large pictures"
      className="m-0 size-full max-h-none max-w-none flex-col bg-paper text-ink open:flex"
    >
      {isOpen && (
        <Slides
          pictures={pictures}
          start={start}
          onSeen={(index) => {
            last.current = index;
          }}
          onClose={() => setIsOpen(false)}
          closeButton={closeButton}
        />
      )}
    </Modal>
  );
}

interface SlidesProps extends Props {
  onSeen: (index: number) => void;
  onClose: () => void;
  closeButton: Ref<HTMLButtonElement>;
}

function Slides({ pictures, start, onSeen, onClose, closeButton }: SlidesProps) {
  const { at: seen, goTo, list } = useSlides(pictures.length, start);
  const [scale, setScale] = useState(1);
  const at = seen ?? start;
  const count = pictures.length;
  useEffect(() => {
    setScale(1);
    onSeen(at);
  }, [at]);

  const zoom = (factor: number) => setScale((now) => Math.min(scaleMax, Math.max(1, now * factor)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoom(scaleStep);
    else if (event.key === '-') zoom(1 / scaleStep);
    else if (event.key === '0') setScale(1);
    else if (event.key.startsWith('Arrow') && scale > 1) pan(list.ref.current!.children[at]!, event.key);
    else if (event.key === 'ArrowLeft') goTo(at - 1);
    else if (event.key === 'ArrowRight') goTo(at + 1);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog; each has a button
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <ul
        {...list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto -outline-offset-4 [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <Slide
            key={picture.url}
            picture={picture}
            scale={index === at ? scale : 1}
            onZoom={zoom}
            onToggle={() => setScale((now) => (now > 1 ? 1 : doubleTapScale))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-center gap-1 p-2">
        {count > 1 && (
          <IconButton
            icon="back"
            label="Previous picture"
            aria-disabled={at === 0 || undefined}
            onClick={() => goTo(at - 1)}
          />
        )}
        <IconButton
          icon="less"
          label="Smaller"
          aria-disabled={scale <= 1 || undefined}
          onClick={() => zoom(1 / scaleStep)}
        />
        <p role="status" className="min-w-24 text-center text-sm tabular-nums">
          {count > 1 && `${at + 1} of ${count}, `}
          {Math.round(scale * 100)} %
        </p>
        <IconButton
          icon="add"
          label="Larger"
          aria-disabled={scale >= scaleMax || undefined}
          onClick={() => zoom(scaleStep)}
        />
        {count > 1 && (
          <IconButton
            icon="forward"
            label="Next picture"
            aria-disabled={at === count - 1 || undefined}
            onClick={() => goTo(at + 1)}
          />
        )}
        <IconButton ref={closeButton} icon="close" label="Close" onClick={onClose} />
      </div>
    </div>
  );
}

interface SlideProps {
  picture: Picture;
  scale: number;
  onZoom: (factor: number) => void;
  onToggle: () => void;
}

function Slide({ picture, scale, onZoom, onToggle }: SlideProps) {
  const box = useRef<HTMLLIElement>(null);
  const before = useRef(scale);
  // Keeps the center of the view in place.
  useLayoutEffect(() => {
    const { current: element } = box;
    const factor = scale / before.current;
    before.current = scale;
    if (element === null || factor === 1) return;
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * factor - element.clientWidth / 2;
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * factor - element.clientHeight / 2;
  }, [scale]);
  // React listens to wheel events passively, but this one must not scroll the page.
  useEffect(() => {
    const element = box.current!;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(Math.exp(-event.deltaY / 300));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  });
  return (
    <li
      ref={box}
      tabIndex={scale > 1 ? 0 : undefined}
      className={`grid size-full shrink-0 snap-center grid-cols-[100%] grid-rows-[100%] ${scale > 1 ? 'overflow-auto overscroll-contain' : 'overflow-hidden'}`}
    >
      <img
        src={picture.url}
        alt={picture.alt}
        draggable={false}
        className="m-auto max-w-none select-none object-contain"
        style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
        onDoubleClick={onToggle}
      />
    </li>
  );
}

const panPixels = 60;

function pan(element: Element, key: string): void {
  const across = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  element.scrollBy(across * panPixels, down * panPixels);
}
