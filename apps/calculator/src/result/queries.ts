import type { CaseSelections } from '@casewright/rules';
import { api } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';
import { selectionsOf } from '../draft/answers';

export const CASE_QUOTE = 'case-quote';

/** The authoritative price. */
export const quoteQuery = (selections: CaseSelections) => {
  const body = selectionsOf(selections);
  return queryOptions({
    queryKey: [CASE_QUOTE, body],
    queryFn: ({ signal }) => api.post('/api/cases/quote', { body, signal }),
    refetchOnMount: 'always',
  });
};
