import type { CaseSelections } from '@casewright/rules';
import { api } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { selectionsOf } from '../wizard/draft';

/** What the server asks for these answers: the price that counts. */
export function useQuote(selections: CaseSelections) {
  const body = selectionsOf(selections);
  return useQuery({
    queryKey: ['case-quote', body],
    queryFn: ({ signal }) => api.post('/api/cases/quote', { body, signal }),
    refetchOnMount: 'always',
  });
}
