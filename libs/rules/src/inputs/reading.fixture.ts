import type { InputReading, SheetReading } from './reading';

export const sheetReading = (given: Partial<SheetReading> = {}): SheetReading => ({
  ...{ name: '', headerRow: 1, headers: [], columns: {}, rows: 0, isUsed: true },
  ...{ source: null, isHidden: false, units: {}, samples: [] },
  ...given,
});

export const inputReading = (given: Partial<InputReading> = {}): InputReading => ({
  ...{ problem: null, sheets: [], rows: 0, totals: {}, faults: [], intake: null, also: [] },
  ...given,
});
