import { momentText } from '@casewright/rules';
import type { Correction } from './queries';

/** For example "Dana Reyes, Nov 28, 2026, 2:05 PM". */
export const madeByText = ({ by, at }: Pick<Correction, 'by' | 'at'>, you = 'You', former = 'A former user'): string =>
  `${by.isYou ? you : by.name || former}, ${momentText(new Date(at))}`;
