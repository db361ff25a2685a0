import { breakEvenTexts } from '@casewright/rules';
import type { WriteSheet } from 'hucre/xlsx';
import type { ValueCase } from '../snapshot/value-case';
import { Grid, MONEY } from './grid';

/** What moves the net present value, as issued. */
export function sensitivitySheet(valueCase: ValueCase): WriteSheet {
  const grid = new Grid('Sensitivity');
  grid.put(0, 'Sensitivity', 'title');
  grid.next();
  grid.put(0, 'Change of the issued net present value by each estimate alone. Does not recalculate.', 'muted');
  grid.next();
  grid.next();
  ['Assumption', 'At low', 'At high'].forEach((name, column) =>
    grid.put(column, name, column ? 'headOfNumbers' : 'head'),
  );
  grid.next();
  for (const { label, deltaLow, deltaHigh } of valueCase.summary.swings) {
    grid.put(0, label, 'text');
    grid.put(1, deltaLow, 'plain', MONEY);
    grid.put(2, deltaHigh, 'plain', MONEY);
    grid.next();
  }
  grid.next();
  grid.put(0, 'What must be true', 'heading');
  grid.next();
  for (const text of breakEvenTexts(valueCase.breakEvens, valueCase.summary.netPresentValue.base)) {
    grid.put(0, text, 'text');
    grid.next();
  }
  return grid.sheet({ columns: [90, 16, 16].map((width) => ({ width })) });
}
