import { Button, creditText, TextareaField } from '@casewright/ui';
import Dialog from '@casewright/ui/dialog';
import { useForm } from '@casewright/ui/form';
import { api, newIdempotencyKey } from '@casewright/web';
import { useState } from 'react';
import type { UserOrder } from './queries';
import { reasonLimits, reasonRule } from './reason-field';
import { useUserChange } from './use-user-change';

interface RefundDialogProps {
  readonly order: UserOrder;
  readonly onClose: () => void;
}

/** Full refund through the payment provider. */
export function RefundDialog({ order: { id, credits }, onClose }: RefundDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { changing, isPending, prompt } = useUserChange();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const submit = async ({ reason }: { reason: string }) => {
    const body = { reason: reason.trim() };
    const change = () => api.post('/api/admin/orders/{id}/refund', { path: { id }, body, idempotencyKey });
    await changing({ done: 'The order has been refunded.', change }).then(onClose, () => undefined);
  };
  return (
    <>
      <Dialog
        title="Refund this order?"
        onClose={onClose}
        details={
          <form noValidate aria-label="Refund this order" className="grid gap-4" onSubmit={handleSubmit(submit)}>
            <TextareaField
              label="Reason"
              {...reasonLimits}
              error={formState.errors.reason?.message}
              {...register('reason', reasonRule)}
            />
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
