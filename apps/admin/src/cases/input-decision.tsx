import { CASE_REASON_MAX_LENGTH } from '@casewright/rules';
import { Button, TextForm } from '@casewright/ui';
import { api, clearNotices, notify } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useState } from 'react';
import { failureText } from '../change/send-change';
import { casesChanged, type CaseInput } from './queries';

interface InputDecisionProps {
  readonly caseId: string;
  readonly input: CaseInput;
}

export function InputDecision({ caseId, input: { key, title, state } }: InputDecisionProps) {
  const [isReturning, setReturning] = useState(false);
  const path = { id: caseId, key };
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: (sentBack: string | undefined) =>
      sentBack
        ? api.post('/api/admin/cases/{id}/inputs/{key}/return', { path, body: { reason: sentBack } })
        : api.post('/api/admin/cases/{id}/inputs/{key}/accept', { path }),
    onSuccess: async () => {
      setReturning(false);
      await casesChanged();
    },
    onError: async (failure) => {
      notify({ title: 'Error', message: failureText(failure), kind: 'error' });
      // The seller may have changed it.
      await casesChanged();
    },
  });
  if (!isReturning)
    return (
      <span className="mt-1 flex gap-2">
        {state !== 'accepted' && (
          <Button size="small" aria-label={`Accept: ${title}`} isWorking={isPending} onClick={() => mutate(undefined)}>
            Accept
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          aria-label={`Send back: ${title}`}
          disabled={isPending}
          onClick={() => setReturning(true)}
        >
          Send back
        </Button>
      </span>
    );
  return (
    <TextForm
      name={`Send back: ${title}`}
      autoFocus
      label="What’s missing?"
      rows={2}
      maxLength={CASE_REASON_MAX_LENGTH}
      hint="The seller will see this."
      missing="Enter a reason."
      send="Send back"
      size="small"
      className="mt-1"
      back={
        <Button kind="quiet" size="small" onClick={() => setReturning(false)}>
          Cancel
        </Button>
      }
      isWorking={isPending}
      onSend={mutate}
    />
  );
}
