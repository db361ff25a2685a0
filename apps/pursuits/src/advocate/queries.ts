import { api, type Answer, isNotThere, Problem, queryClient } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';

export type ReviewedCase = Answer<'get', '/api/case-review'>;

export const isReviewOver = (failure: unknown): boolean =>
  failure instanceof Problem && failure.code === 'pursuits.advocate-review-over';

/** The case that this browser has opened. Null if there is none or it is no longer readable. */
export const caseReviewQuery = queryOptions({
  queryKey: ['case-review'],
  queryFn: ({ signal }) =>
    api.get('/api/case-review', { signal }).catch((failure: unknown) => {
      if (isReviewOver(failure)) return 'over' as const;
      if (isNotThere(failure)) return null;
      throw failure;
    }),
});

export const caseReviewChanged = (): Promise<void> => queryClient.invalidateQueries(caseReviewQuery);

export interface FollowedLink {
  readonly linkId: string;
  readonly token: string;
}

/** '#<link>.<token>' */
export function linkIn(hash: string): FollowedLink | undefined {
  const [, linkId, token] = /^#([\w-]+)\.([\w-]+)$/.exec(hash) ?? [];
  return linkId && token ? { linkId, token } : undefined;
}
