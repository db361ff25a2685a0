import type { ValueSummary } from '@casewright/rules';
import { useEffect, useMemo, useState } from 'react';
import { SAMPLE } from '../sample-model/sample.computed';

type Compute = (bases: Readonly<Record<string, number>>) => ValueSummary;

/**
 * The case with other values of some assumptions. What computes it is fetched once the page is there; until then the case
 * stands as it is.
 */
export function useSummary(bases: Readonly<Record<string, number>>) {
  const [compute, setCompute] = useState<Compute>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isLeft = false;
    import('./compute').then(
      ({ computed }) => isLeft || setCompute(() => computed),
      () => isLeft || setHasFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, []);

  const summary = useMemo(() => (compute && Object.keys(bases).length > 0 ? compute(bases) : SAMPLE), [compute, bases]);
  return { summary, hasFailed };
}
