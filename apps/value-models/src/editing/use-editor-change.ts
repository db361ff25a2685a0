import { api, notify, queryClient, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { modelQuery } from '../queries';

type EditorChange = 'take' | 'request' | 'release';

/** Takes, requests or releases the editing right. */
export const useEditorChange = (caseId: string) =>
  useMutation({
    mutationFn: (change: EditorChange) =>
      api.put('/api/admin/cases/{id}/value-model/editor', { path: { id: caseId }, body: { change } }),
    onError: (failure) =>
      notify({ title: titleOf(failure, 'The server couldn’t be reached. Try again.'), kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelQuery(caseId).queryKey }),
  });
