import { useEffect, useRef } from 'react';
import { trackEvent } from '#site/data/track.ts';
import { loadChunk } from '#site/errors/missing-chunk.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Cupcake } from './Cupcake.tsx';
import { useBirthdayPromotion } from './use-birthday-promotion.ts';

/** Leaves time to report the click before the page goes away. */
const leavesAfterMs = 100;
const createBirthdayListPath = '/registry/new?type=birthday';
const goTo = (path: string) => location.assign(path);

interface Props {
  /** Handed in by tests. */
  go?: ((path: string) => void) | undefined;
}

/** 'Birthday Gifts Made Easy': a cupcake, confetti where motion is welcome, a way out and a way on. */
export default function BirthdayPromotion({ go = goTo }: Props) {
  const { isOpen, close } = useBirthdayPromotion();
  const start = useRef<HTMLButtonElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    start.current?.focus();
    // The promotion works without confetti.
    throwConfetti(canvas.current!).catch(() => undefined);
  }, [isOpen]);

  function leave(): void {
    if (isLeaving.current) return;
    isLeaving.current = true;
    trackEvent('list_type_clicked', { listType: 'birthday', eventLocation: 'store' });
    setTimeout(() => go(createBirthdayListPath), leavesAfterMs);
  }

  if (!isOpen) return null;
  return (
    <Dialog title="Birthday Gifts Made Easy" open onClose={close} className="relative">
      <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />
      <div className="text-center">
        <Cupcake />
        <p className="mx-auto mt-4 max-w-[34ch] text-ink-soft">
          Dreading gifts with 100s of pieces? Create a wishlist for what they really need instead!
        </p>
        <Button ref={start} size="large" className="mt-6" onClick={leave}>
          Start a Birthday Wishlist
        </Button>
      </div>
    </Dialog>
  );
}

/** Throws confetti over a canvas; the library is fetched for it. None with reduced motion, and none when it can't be fetched. */
async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await loadChunk('confetti', () => import('canvas-confetti'));
  // Without a worker: the pages' content security policy allows none.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  await shoot({ particleCount: 90, spread: 80, startVelocity: 30, origin: { y: 0.45 } });
}
