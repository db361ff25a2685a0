import { WORK_EMAIL_MESSAGES, workEmailFailure } from '@casewright/rules';
import { api, queryClient } from '@casewright/web';
import { queryOptions, useQuery } from '@casewright/web/query';
import { useDebounce } from 'use-debounce';

const TYPING_PAUSE_MS = 300;

/** The server decides on domains, by its allow-list. @param isLeft before blur, an incomplete address is no error */
export function useWorkEmailCheck(email: string, isLeft: boolean): string | undefined {
  const typed = email.trim();
  const [settled] = useDebounce(typed, TYPING_PAUSE_MS);
  const local = workEmailFailure(typed);
  const isUnfinished = local === WORK_EMAIL_MESSAGES.required || local === WORK_EMAIL_MESSAGES.malformed;

  const { data, isError } = useQuery({
    ...workEmailQuery(settled),
    enabled: !isUnfinished && settled === typed,
  });

  if (isUnfinished) return isLeft || isPastMending(typed) ? local : undefined;
  if (data && settled === typed) return data.error ?? undefined;
  return isError || local === WORK_EMAIL_MESSAGES.personal ? local : undefined;
}

/** For a form that is submitted before the check has settled. Undefined also if the server does not answer. */
export const wrongWorkEmail = async (email: string): Promise<string | undefined> => {
  const answer = await queryClient.fetchQuery(workEmailQuery(email.trim())).catch(() => undefined);
  return answer?.error ?? undefined;
};

const workEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['work-email', email],
    queryFn: ({ signal }) => api.post('/api/check-work-email', { body: { email }, signal }),
    staleTime: Infinity,
    retry: false,
  });

/** More typing can't make it valid. */
const isPastMending = (typed: string): boolean => typed.split('@').length > 2 || /\s/.test(typed);
