/** S0 §9. */
export const ZOOM = { min: 0.5, max: 3, step: 0.5 } as const;

/** `x` and `y` move the picture's center from the center of the stage, in pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Stage {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const CENTER: Point = { x: 0, y: 0 };

/** Keeps the point `at` in place, measured from the center of the stage. `scale` is clamped and rounded to a step. */
export function zoomTo(view: View, scale: number, stage: Stage, at = CENTER): View {
  const stepped = Math.round(scale / ZOOM.step) * ZOOM.step;
  const next = Math.min(ZOOM.max, Math.max(ZOOM.min, stepped));
  const ratio = next / view.scale;
  return within({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage);
}

export const zoomBy = (view: View, steps: number, stage: Stage, at = CENTER): View =>
  zoomTo(view, view.scale + steps * ZOOM.step, stage, at);

export const moveBy = (view: View, { x, y }: Point, stage: Stage): View =>
  within({ ...view, x: view.x + x, y: view.y + y }, stage);

/** A picture larger than the stage covers it; a smaller one is centered. */
function within({ scale, x, y }: View, { width, height }: Stage): View {
  const room = Math.max(0, scale - 1) / 2;
  return { scale, x: clamp(x, room * width), y: clamp(y, room * height) };
}

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value)) || 0;
