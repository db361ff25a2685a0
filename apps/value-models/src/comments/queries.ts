import { api, type Answer } from '@casewright/web';
import { infiniteQueryOptions } from '@casewright/web/query';

export type Comment = Answer<'get', '/api/cases/{id}/value-model/comments'>['rows'][number];

/** The row that a comment is about. */
export type Anchor = Pick<Comment, 'rowKind' | 'rowId' | 'rowLabel'>;

export const commentsKey = (caseId: string) => ['value-models', 'comments', caseId] as const;

/** Comments on a row, or on all rows. Oldest first; later pages are older. */
export const commentsQuery = (caseId: string, { rowKind, rowId }: Partial<Anchor> = {}) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey(caseId), rowKind, rowId],
    queryFn: ({ pageParam: before, signal }) =>
      api.get('/api/cases/{id}/value-model/comments', {
        path: { id: caseId },
        query: { ...(rowKind && { rowKind }), ...(rowId && { rowId }), ...(before && { before }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows).toReversed(),
  });
