import { useQuery } from '@casewright/web/query';
import { verificationQuery } from './queries';

/** What the server knows of a verification in this browser: whether a code was sent, and when another may be. */
export function usePendingVerification(email: string) {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(verificationQuery(email));
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
