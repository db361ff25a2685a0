import { ATTACHMENT_LIMITS, MAX_ATTACHMENTS } from '@casewright/rules';
import { api, notify, titleOf } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';
import { type Uploads, useUploads } from '@casewright/web/uploads';
import { useState } from 'react';
import { attachmentsQuery } from './attachments-query';

export function useAttachments(draftId: string, isOnServer: boolean): Uploads {
  const queryClient = useQueryClient();
  const query = attachmentsQuery(draftId);
  const [isUsed, setUsed] = useState(isOnServer);
  const { data: stored = [] } = useQuery({ ...query, enabled: isUsed });
  return useUploads({
    stored,
    limits: ATTACHMENT_LIMITS,
    maxFiles: MAX_ATTACHMENTS,
    tooMany: `A message can have up to ${MAX_ATTACHMENTS} files.`,
    add: async (body) => {
      await api.post('/api/drafts/{id}/attachments', { path: { id: draftId }, body });
      setUsed(true);
    },
    remove: (id) =>
      api.delete('/api/drafts/{id}/attachments/{attachmentId}', { path: { id: draftId, attachmentId: id } }),
    refresh: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
    onProblem: (message, failure) =>
      notify({ title: 'Error', message: failure ? titleOf(failure, message) : message, kind: 'error' }),
  });
}
