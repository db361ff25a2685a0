import { useState } from 'react';
import type { CasePrice } from '@casewright/rules';

/** Effect of the last answer in credits, by line. */
export function useLastChange(price: CasePrice, attempt: string): Partial<Record<keyof CasePrice, number>> {
  const [seen, setSeen] = useState({ attempt, now: price, before: price });
  const isAnother = seen.attempt !== attempt || seen.now.totalCredits !== price.totalCredits;
  // Set while rendering, so that amounts and changes are painted together.
  if (isAnother) setSeen({ attempt, now: price, before: seen.now });
  const { now, before } = isAnother ? { now: price, before: seen.now } : seen;

  return Object.fromEntries(
    LINES.map((line) => [line, now[line] - before[line]] as const).filter(([, change]) => change !== 0),
  );
}

const LINES = [
  'baseCredits',
  'analysisCredits',
  'slaCredits',
  'acvCredits',
  'supportCredits',
  'totalCredits',
] as const satisfies readonly (keyof CasePrice)[];
