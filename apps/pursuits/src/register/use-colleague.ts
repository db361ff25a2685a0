import { isDay, type PursuitFacts } from '@casewright/rules';
import { api, useUser } from '@casewright/web';
import { queryOptions, useQuery } from '@casewright/web/query';
import { useState } from 'react';

interface ColleagueSearch {
  readonly prospect: string;
  readonly expectedClose: string;
}

const colleagueQuery = ({ prospect, expectedClose }: ColleagueSearch) =>
  queryOptions({
    queryKey: ['pursuits', 'colleague', prospect, expectedClose],
    queryFn: ({ signal }) => api.get('/api/pursuits/colleague', { signal, query: { prospect, expectedClose } }),
  });

/** Looks up a colleague with the same prospect and quarter when a field loses focus. */
export function useColleague(initial: PursuitFacts) {
  const isVerified = useUser()?.emailVerified ?? false;
  const [search, ask] = useState<ColleagueSearch>({
    prospect: initial.prospect,
    expectedClose: initial.expectedClose ?? '',
  });
  const prospect = search.prospect.trim();
  const { data } = useQuery({
    ...colleagueQuery({ ...search, prospect }),
    enabled: isVerified && prospect !== '' && isDay(search.expectedClose),
  });
  const [other, setOther] = useState<string>();
  const found = JSON.stringify(search);
  return {
    colleague: data?.colleague && other !== found ? { ...data.colleague, prospect } : undefined,
    /** Whether the seller confirmed that it is a different opportunity. */
    isAnother: other === found,
    setAnother: () => setOther(found),
    ask,
  };
}
