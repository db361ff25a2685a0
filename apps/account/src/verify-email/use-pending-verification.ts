import { api } from '@casewright/web';
import { useQuery } from '@casewright/web/query';

/** What the server knows of a verification in this browser: whether a code was sent, and when another may be. */
export function usePendingVerification(email: string) {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['verification', email],
    queryFn: ({ signal }) => api.get('/api/verification', { signal }),
    staleTime: 0,
  });
  const isSame = data?.pending?.email.toLowerCase() === email.toLowerCase();
  const pending = isSame ? data?.pending : undefined;
  return {
    isLoading: isPending,
    /** What a new code would be sent to instead. */
    otherEmail: isSame ? undefined : data?.pending?.email,
    isCodeSent: Boolean(pending?.codeSentAt),
    retryAfterSeconds: pending?.retryAfterSeconds ?? 0,
    /** When the server said so. */
    asOf: dataUpdatedAt,
    refetch,
  };
}
