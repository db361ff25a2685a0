import { Button } from '@casewright/ui';
import { api, notify, queryClient, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { RotateCw } from 'lucide-react';
import { documentsQuery } from '../queries';

interface RetryDocumentsProps {
  readonly caseId: string;
  /** Of the version, such as "1.0". */
  readonly number: string;
}

/** Retries failed documents now instead of later. For analysts. */
export function RetryDocuments({ caseId, number }: RetryDocumentsProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.post('/api/admin/cases/{id}/value-model/versions/{number}/documents', { path: { id: caseId, number } }),
    onSuccess: () => notify({ title: 'Trying again', message: 'Documents appear here once they are ready.' }),
    onError: (failure) =>
      notify({ title: titleOf(failure, 'The server couldn’t be reached. Try again.'), kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentsQuery(caseId, number).queryKey }),
  });
  return (
    <Button size="small" isWorking={isPending} onClick={() => mutate()}>
      {!isPending && <RotateCw aria-hidden className="size-4" />}
      Retry
    </Button>
  );
}
