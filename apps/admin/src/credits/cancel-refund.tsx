import { Button, Callout, TextareaField } from '@casewright/ui';
import { useForm } from '@casewright/ui/form';
import { api, newIdempotencyKey } from '@casewright/web';
import { useState } from 'react';
import { useChange } from '../change/use-change';
import { reasonLimits, reasonRule } from '../user/reason-field';
import { IF_ENDED } from '../user/refund-change';

interface CancelRefundProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Ends a refund that the payment provider refused, or that failed at the bank. */
export function CancelRefund({ id, onClose }: CancelRefundProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { make, isPending, failure, prompt } = useChange();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const submit = async ({ reason }: { reason: string }) => {
    const body = { reason: reason.trim() };
    const send = () => api.post('/api/admin/credits/{id}/cancellation', { path: { id }, body, idempotencyKey });
    const done = { title: 'Refund canceled', message: 'Canceling it didn’t move any money or credits.' };
    await make({ done, send, ifLost: 'repeat', isGoneIfRefused: IF_ENDED });
  };
  return (
    <form noValidate aria-label="Cancel the refund" className="grid gap-3" onSubmit={handleSubmit(submit)}>
      <TextareaField
        autoFocus
        label="Reason"
        {...reasonLimits}
        hint="We’ll ask the payment provider first. A refund that may still go through can’t be canceled."
        error={formState.errors.reason?.message}
        {...register('reason', reasonRule)}
      />
      {failure && <Callout kind="danger">{failure}</Callout>}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <Button type="submit" kind="danger" isWorking={isPending}>
          {isPending ? 'Canceling...' : 'Cancel refund'}
        </Button>
        <Button disabled={isPending} onClick={onClose}>
          Back
        </Button>
      </div>
      {prompt}
    </form>
  );
}
