import type { ValueSummary } from '@casewright/rules';
import { useEffect, useMemo, useState } from 'react';
import { SAMPLE } from '../sample-model/sample.computed';

type Compute = (bases: Readonly<Record<string, number>>) => ValueSummary;

/** The case with changed values. The engine is loaded after the page; until then, the base case is shown. */
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
