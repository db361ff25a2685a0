import { CELEBRATION_COLORS } from '@casewright/ui';
import confetti from 'canvas-confetti';

/** Respects reduced motion. Uses its own canvas, since the package's would start a worker from a blob. */
export async function celebrate(): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', pointerEvents: 'none' });
  document.body.append(canvas);
  const throwConfetti = confetti.create(canvas, { resize: true, useWorker: false });
  await throwConfetti({
    particleCount: 100,
    spread: 70,
    origin: { y: 0.6 },
    colors: CELEBRATION_COLORS,
    disableForReducedMotion: true,
  });
  canvas.remove();
}
