import { CREDITS_OF_ONE_ADMIN } from '@casewright/rules';
import { Button, Callout, creditText, Field, Select, TextareaField } from '@casewright/ui';
import Dialog from '@casewright/ui/dialog';
import { useForm } from '@casewright/ui/form';
import { type Answer, api, newIdempotencyKey } from '@casewright/web';
import { useState } from 'react';
import { useChange } from '../change/use-change';
import type { User } from './queries';
import { reasonLimits, reasonRule } from './reason-field';

interface AdjustDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

type Adjusted = Answer<'post', '/api/admin/users/{id}/credits'>;

interface Adjusting {
  readonly kind: 'grant' | 'take';
  readonly credits: string;
  readonly reason: string;
  readonly expires: string;
}

/** Grants or removes credits, with a reason shown to the user. */
export function AdjustDialog({ user: { id, email }, onClose }: AdjustDialogProps) {
  const { register, handleSubmit, watch, formState } = useForm<Adjusting>({
    defaultValues: { kind: 'grant', credits: '', reason: '', expires: '' },
  });
  const { errors } = formState;
  const { make, isPending, failure, prompt } = useChange();
  // Retries are the same adjustment.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [kind, written] = [watch('kind'), Number(watch('credits'))];
  const isLarge = written > CREDITS_OF_ONE_ADMIN;

  const submit = async ({ credits, reason, expires }: Adjusting) => {
    const isGrant = kind === 'grant';
    const body = {
      kind: isGrant ? ('grant' as const) : ('correction' as const),
      credits: isGrant ? Number(credits) : -Number(credits),
      reason: reason.trim(),
      // Expires at the end of the chosen day.
      ...(isGrant && expires && { expiresAt: new Date(`${expires}T23:59:59`).toISOString() }),
    };
    let state: Adjusted['state'] = 'posted';
    const done = () =>
      state === 'waiting'
        ? 'Another admin has to approve this on the Credits tab.'
        : `${creditText(body.credits, true)} credits for ${email}.`;
    const send = async () => {
      ({ state } = await api.post('/api/admin/users/{id}/credits', { path: { id }, body, idempotencyKey }));
    };
    await make({ done, send, ifLost: 'repeat', onMade: onClose });
  };

  return (
    <>
      <Dialog
        title="Adjust balance"
        confirm={false}
        onClose={onClose}
        details={
          <form noValidate aria-label="Adjust balance" className="grid gap-4" onSubmit={handleSubmit(submit)}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Select label="Kind" {...register('kind')}>
                <option value="grant">Grant credits</option>
                <option value="take">Remove credits</option>
              </Select>
              <Field
                label="Credits"
                inputMode="numeric"
                autoComplete="off"
                error={errors.credits?.message}
                {...register('credits', {
                  validate: (text) => /^[1-9]\d{0,5}$/.test(text) || 'Enter a whole number of credits.',
                })}
              />
            </div>
            {kind === 'grant' && <Field type="date" label="Expires (optional)" {...register('expires')} />}
            <TextareaField
              label="Reason"
              {...reasonLimits}
              error={errors.reason?.message}
              {...register('reason', reasonRule)}
            />
            <p className={`text-label ${isLarge ? 'text-value' : 'text-ink-muted'}`}>
              Above {creditText(CREDITS_OF_ONE_ADMIN)} credits a day, counting all your adjustments and all of this
              user’s, another admin has to approve.
            </p>
            {failure && <Callout kind="danger">{failure}</Callout>}
            <Button type="submit" kind="primary" isWorking={isPending}>
              {isLarge ? 'Request approval' : kind === 'grant' ? 'Grant credits' : 'Remove credits'}
            </Button>
          </form>
        }
      >
        {email} will see the reason in the transaction history.
      </Dialog>
      {prompt}
    </>
  );
}
