import { loadChunk } from '#site/errors/missing-chunk.ts';

/** Confetti over a canvas, fetched when it is thrown; none where less motion is wished, and none when it can't be fetched. */
export async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await loadChunk('confetti', () => import('canvas-confetti'));
  // Without a worker: the policy of the pages allows none.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false });
  await shoot({ particleCount: 90, spread: 80, startVelocity: 30, origin: { y: 0.45 } });
}
