/** [won, decided] pursuits per quarter, without and with a value case. */
export const quarters = [
  { label: 'Q1 2025', without: [9, 38], with: [3, 8] },
  { label: 'Q2', without: [9, 35], with: [5, 12] },
  { label: 'Q3', without: [8, 33], with: [7, 16] },
  { label: 'Q4', without: [8, 31], with: [9, 20] },
  { label: 'Q1 2026', without: [7, 28], with: [11, 24] },
  { label: 'Q2', without: [7, 26], with: [13, 27] },
] as const;

/** @param index 0 for won, 1 for decided */
export const total = (kind: 'without' | 'with', index: 0 | 1): number =>
  quarters.reduce((sum, quarter) => sum + quarter[kind][index], 0);

export const ratio = ([won, decided]: readonly [number, number]): number => won / decided;
export const rateWithout = total('without', 0) / total('without', 1);
export const rateWith = total('with', 0) / total('with', 1);
