import { api } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';

const KEY = ['account', 'email-change'] as const;

/** The pending email change, if any. */
export function useEmailChange() {
  const queries = useQueryClient();
  const change = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/api/account/email-change', { signal }),
    // It may have been confirmed or canceled in another tab.
    refetchOnWindowFocus: 'always',
  });
  return { change, lookAgain: () => queries.invalidateQueries({ queryKey: KEY }) };
}
