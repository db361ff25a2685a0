import { isDay, type PursuitFacts } from '@casewright/rules';
import { api, useUser } from '@casewright/web';
import { queryOptions, useQuery } from '@casewright/web/query';
import { useState } from 'react';

interface Asked {
  readonly prospect: string;
  readonly expectedClose: string;
}

const colleagueQuery = ({ prospect, expectedClose }: Asked) =>
  queryOptions({
    queryKey: ['pursuits', 'colleague', prospect, expectedClose],
    queryFn: ({ signal }) => api.get('/api/pursuits/colleague', { signal, query: { prospect, expectedClose } }),
  });

/** Looks up a colleague with the same prospect and quarter when a field loses focus. */
export function useColleague(initial: PursuitFacts) {
  const isVerified = useUser()?.emailVerified ?? false;
  const [asked, ask] = useState<Asked>({ prospect: initial.prospect, expectedClose: initial.expectedClose ?? '' });
  const prospect = asked.prospect.trim();
  const { data } = useQuery({
    ...colleagueQuery({ ...asked, prospect }),
    enabled: isVerified && prospect !== '' && isDay(asked.expectedClose),
  });
  const [other, setOther] = useState<string>();
  const found = JSON.stringify(asked);
  return {
    colleague: data?.colleague && other !== found ? { ...data.colleague, prospect } : undefined,
    /** Whether the seller confirmed that it is a different opportunity. */
    isAnother: other === found,
    setAnother: () => setOther(found),
    ask,
  };
}
