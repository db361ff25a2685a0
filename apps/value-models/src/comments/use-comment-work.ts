import { api, newIdempotencyKey, notify, queryClient, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { modelQuery } from '../queries';
import { type Anchor, commentsKey } from './queries';

const toldAgain = (caseId: string) => () =>
  Promise.all(
    [commentsKey(caseId), modelQuery(caseId).queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

const onError = (failure: unknown) =>
  notify({ title: titleOf(failure, 'The server couldn’t be reached. Try again.'), kind: 'error' });

export const useAddComment = (caseId: string) =>
  useMutation({
    mutationFn: ({ rowKind, rowId, text }: Anchor & { readonly text: string }) =>
      api.post('/api/cases/{id}/value-model/comments', {
        ...{ path: { id: caseId }, body: { rowKind, rowId, text } },
        idempotencyKey: newIdempotencyKey(),
      }),
    onError,
    onSuccess: toldAgain(caseId),
  });

export const useResolveComment = (caseId: string) =>
  useMutation({
    mutationFn: ({ commentId, isResolved }: { readonly commentId: string; readonly isResolved: boolean }) =>
      api.put('/api/cases/{id}/value-model/comments/{commentId}', {
        ...{ path: { id: caseId, commentId }, body: { isResolved } },
      }),
    onError,
    onSuccess: toldAgain(caseId),
  });
