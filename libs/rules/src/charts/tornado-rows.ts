import type { Swing } from '../value-model/value-summary';
import { assumptionText } from '../value-model/value-text';
import type { TornadoRow } from './tornado';

export const tornadoRows = (swings: readonly Swing[], count: number): readonly TornadoRow[] =>
  swings.slice(0, count).map((swing) => ({
    label: swing.label,
    low: assumptionText(swing, swing.low),
    base: assumptionText(swing, swing.base),
    high: assumptionText(swing, swing.high),
    deltaLow: swing.deltaLow,
    deltaHigh: swing.deltaHigh,
  }));
