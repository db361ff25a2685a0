import { useQuery } from '@casewright/web/query';
import { verificationQuery } from './queries';

/** Whether a code was sent from this browser, and when another can be. */
export function usePendingVerification(email: string) {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(verificationQuery(email));
  const isSame = data?.pending?.email.toLowerCase() === email.toLowerCase();
  const pending = isSame ? data?.pending : undefined;
  return {
    isLoading: isPending,
    /** Address to which a new code would be sent instead. */
    otherEmail: isSame ? undefined : data?.pending?.email,
    isCodeSent: Boolean(pending?.codeSentAt),
    retryAfterSeconds: pending?.retryAfterSeconds ?? 0,
    /** Time of the server's answer. */
    asOf: dataUpdatedAt,
    refetch,
  };
}
