import { Button, Callout, creditText, TextareaField } from '@casewright/ui';
import Dialog from '@casewright/ui/dialog';
import { useForm } from '@casewright/ui/form';
import { newIdempotencyKey } from '@casewright/web';
import { useState } from 'react';
import { useChange } from '../change/use-change';
import type { UserOrder } from './queries';
import { reasonLimits, reasonRule } from './reason-field';
import { refundChange } from './refund-change';

interface RefundDialogProps {
  readonly order: UserOrder;
  readonly onClose: () => void;
}

/** Full refund through the payment provider. */
export function RefundDialog({ order: { id, credits }, onClose }: RefundDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { make, isPending, failure, prompt } = useChange();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const submit = async ({ reason }: { reason: string }) => {
    await make({ ...refundChange(id, reason.trim(), idempotencyKey), onMade: onClose });
  };
  return (
    <>
      <Dialog
        title="Refund this order?"
        confirm={false}
        onClose={onClose}
        details={
          <form noValidate aria-label="Refund this order" className="grid gap-4" onSubmit={handleSubmit(submit)}>
            <TextareaField
              label="Reason"
              {...reasonLimits}
              error={formState.errors.reason?.message}
              {...register('reason', reasonRule)}
            />
            {failure && <Callout kind="danger">{failure}</Callout>}
            <Button type="submit" kind="danger" isWorking={isPending}>
              {isPending ? 'Refunding...' : 'Refund in full'}
            </Button>
          </form>
        }
      >
        We’ll refund the full amount and remove {creditText(credits)} credits from the balance. Credits already spent
        become a debt.
      </Dialog>
      {prompt}
    </>
  );
}
