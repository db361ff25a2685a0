import { api } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';

const KEY = ['account', 'email-change'] as const;

/** The change that waits, if any, and how to look again. */
export function useEmailChange() {
  const queries = useQueryClient();
  const change = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/api/account/email-change', { signal }),
    // Proved or cancelled in another tab.
    refetchOnWindowFocus: 'always',
  });
  return { change, lookAgain: () => queries.invalidateQueries({ queryKey: KEY }) };
}
