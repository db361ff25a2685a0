export type ChartColor = 'chart-1' | 'chart-2' | 'chart-3' | 'chart-4' | 'chart-before';
export type Fill = ChartColor | 'accent-soft' | 'value-fill';
export type Stroke = 'chart-2' | 'value-fill' | 'value' | 'line' | 'ink-faint' | 'ink-muted';
/** `surface` is for text on dark fills. */
export type TextTone = 'ink' | 'ink-muted' | 'value' | 'surface';

export type Place = readonly [x: number, y: number];

export interface TextRun {
  readonly text: string;
  readonly tone: TextTone;
  readonly isStrong?: boolean;
}

export type Mark =
  | {
      readonly kind: 'rect';
      readonly at: Place;
      readonly width: number;
      readonly height: number;
      readonly fill: Fill;
    }
  | { readonly kind: 'area'; readonly points: readonly Place[]; readonly fill: Fill }
  | {
      readonly kind: 'line';
      readonly points: readonly Place[];
      readonly stroke: Stroke;
      readonly isBold?: boolean;
      readonly isDashed?: boolean;
    }
  /** A data point with a ring in the background color. */
  | { readonly kind: 'dot'; readonly at: Place; readonly radius: number; readonly fill: Fill }
  | {
      readonly kind: 'text';
      readonly at: Place;
      readonly runs: readonly TextRun[];
      readonly anchor?: 'middle' | 'end';
      readonly hasHalo?: boolean;
      /** Full text of a truncated label, shown as a tooltip. */
      readonly whole?: string;
    };

/** A chart as shapes, which browsers draw as SVG and documents draw on pages. Text is 12 units high. */
export interface ChartDrawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Charts use the phone layout below this width. */
export const NARROW = 480;

type TextForm = Pick<Extract<Mark, { kind: 'text' }>, 'anchor' | 'hasHalo' | 'whole'>;

export const text = (at: Place, content: string, tone: TextTone, form: TextForm = {}): Mark => ({
  ...{ kind: 'text', at, ...form },
  runs: [{ text: content, tone }],
});

export const strongText = (at: Place, content: string, tone: TextTone, form: TextForm = {}): Mark => ({
  ...{ kind: 'text', at, ...form },
  runs: [{ text: content, tone, isStrong: true }],
});

/** About `count` round numbers that span the range. */
export function ticksBetween(lowest: number, highest: number, count = 4): readonly number[] {
  const rough = (highest - lowest) / count;
  if (!(rough > 0)) return [lowest];
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}
