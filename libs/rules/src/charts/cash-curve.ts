import type { Scenario } from '../value-model/model';
import { type ChartDrawing, type Mark, NARROW, type Place, strongText, text, ticksBetween } from './drawing';

export interface CashCurve {
  /** Cumulative cash flow at the start and at the end of each year. */
  readonly cumulative: Readonly<Record<Scenario, readonly number[]>>;
  /** Undefined for scenarios that do not pay back. */
  readonly paybackMonth: Readonly<Partial<Record<Scenario, number>>>;
  readonly money: (amount: number) => string;
}

const SIZES = {
  wide: { height: 320, left: 46, right: 70, top: 8, bottom: 36 },
  narrow: { height: 224, left: 40, right: 54, top: 8, bottom: 30 },
};
const TICK = 5;
const HALF_TEXT = 78;
/** Amounts closer than this to the base amount are hidden. */
const TEXT_HEIGHT = 12;
export const CURVE_ENDS = ['low', 'base', 'high'] as const;

export function cashCurve(width: number, curve: CashCurve, tall?: number): ChartDrawing {
  const { cumulative, paybackMonth, money } = curve;
  const isWide = width >= NARROW;
  const { left, right, top, bottom, ...size } = SIZES[isWide ? 'wide' : 'narrow'];
  const height = tall ?? size.height;
  const years = cumulative.base.length - 1;
  const amounts = CURVE_ENDS.flatMap((end) => cumulative[end]);
  const [lowest, highest] = [Math.min(...amounts, 0), Math.max(...amounts, 0)];
  const ticks = ticksBetween(lowest * 1.15, highest);
  const floor = Math.min(lowest, ticks[0] ?? 0);
  const x = (year: number) => left + (year / years) * (width - left - right);
  const y = (amount: number) => top + ((highest - amount) / (highest - floor || 1)) * (height - top - bottom);
  const line = (end: Scenario): readonly Place[] => cumulative[end].map((amount, year) => [x(year), y(amount)]);
  const across = (amount: number): readonly Place[] => [
    [left, y(amount)],
    [width - right, y(amount)],
  ];

  return {
    width,
    height,
    marks: [
      ...ticks.flatMap((tick): readonly Mark[] => [
        { kind: 'line', points: across(tick), stroke: 'line' },
        text([left - 7, y(tick) + 4], tick === 0 ? '0' : money(tick), 'ink-muted', {
          anchor: 'end',
        }),
      ]),
      { kind: 'area', points: [...line('high'), ...line('low').toReversed()], fill: 'accent-soft' },
      { kind: 'line', points: across(0), stroke: 'ink-faint' },
      { kind: 'line', points: line('low'), stroke: 'chart-2', isDashed: true },
      { kind: 'line', points: line('high'), stroke: 'chart-2', isDashed: true },
      { kind: 'line', points: line('base'), stroke: 'value-fill', isBold: true },
      ...(paybackMonth.base === undefined ? [] : payback(paybackMonth.base)),
      ...CURVE_ENDS.flatMap((end) => {
        const last = cumulative[end].at(-1) ?? 0;
        const at = [width - right + 6, y(last) + 4] as const;
        if (end === 'base') return [strongText(at, money(last), 'value')];
        const isApart = Math.abs(y(last) - y(cumulative.base.at(-1) ?? 0)) >= TEXT_HEIGHT;
        return isApart ? [text(at, money(last), 'ink-muted')] : [];
      }),
      ...cumulative.base.flatMap((_, year) =>
        isWide || year % 2 === 0
          ? [
              text([x(year), height - 8], year === 0 ? 'Start' : `Year ${year}`, 'ink-muted', {
                anchor: 'middle',
              }),
            ]
          : [],
      ),
    ],
  };

  function tick(month: number): Mark {
    const markX = x(month / 12);
    return {
      kind: 'line',
      stroke: 'ink-muted',
      points: [
        [markX, y(0) - TICK],
        [markX, y(0) + TICK],
      ],
    };
  }

  function payback(month: number): readonly Mark[] {
    const markX = x(month / 12);
    const markTop = y(highest * 0.4);
    const { low, high } = paybackMonth;
    const more = { ...(isWide && { anchor: 'middle' as const }), hasHalo: true };
    const textX = isWide ? Math.min(Math.max(markX, left + HALF_TEXT), width - right - HALF_TEXT) : left + 6;
    const range =
      low === undefined || high === undefined || low === high
        ? ''
        : isWide
          ? `between months ${high} and ${low}`
          : `months ${high} to ${low}`;
    return [
      ...[high, low].flatMap((end) => (end === undefined ? [] : [tick(end)])),
      {
        kind: 'line',
        stroke: 'value',
        points: [
          [markX, markTop],
          [markX, y(0)],
        ],
      },
      { kind: 'dot', at: [markX, y(0)], radius: 5, fill: 'value-fill' },
      strongText([textX, markTop - 22], `Pays back in month ${month}`, 'ink', more),
      ...(range ? [text([textX, markTop - 7], range, 'ink-muted', more)] : []),
    ];
  }
}
