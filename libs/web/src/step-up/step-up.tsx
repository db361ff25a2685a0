import { Button, PasswordField } from '@casewright/ui';
import Dialog from '@casewright/ui/dialog';
import { useForm } from '@casewright/ui/form';
import { api, Problem, titleOf, useUser } from '@casewright/web';
import { passkeyDevice, supportsPasskeys } from '@casewright/web/passkeys';
import { useMutation } from '@casewright/web/query';
import { KeyRound } from 'lucide-react';

interface StepUpProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password or a passkey. */
export function StepUp({ onConfirmed, onCancel }: StepUpProps) {
  const user = useUser();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = async ({ password }: { password: string }) => {
    try {
      await api.post('/api/account/step-up', { body: { password } });
      onConfirmed();
    } catch (failure) {
      const reason = failure instanceof Problem ? failure.fields['password']?.[0] : undefined;
      setError('password', {
        message: reason ?? titleOf(failure, 'We couldn’t check your password. Please try again.'),
      });
    }
  };
  const passkey = useMutation({ mutationFn: confirmWithPasskey, onSuccess: onConfirmed });
  return (
    <Dialog
      title="Confirm that it’s you"
      confirm={false}
      onClose={onCancel}
      details={
        <form noValidate aria-label="Confirm that it’s you" className="grid gap-4" onSubmit={handleSubmit(submit)}>
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            autoFocus
            error={errors.password?.message}
            {...register('password', { required: 'Your password is required' })}
          />
          <Button type="submit" kind="primary" isWorking={isSubmitting} disabled={passkey.isPending}>
            {isSubmitting ? 'Checking...' : 'Confirm'}
          </Button>
          {user?.hasPasskeys && supportsPasskeys() && (
            <Button isWorking={passkey.isPending} disabled={isSubmitting} onClick={() => passkey.mutate()}>
              {!passkey.isPending && <KeyRound aria-hidden className="size-4" />}
              {passkey.isPending ? 'Waiting for your passkey...' : 'Use your passkey'}
            </Button>
          )}
          {passkey.error && (
            <p role="alert" className="text-small text-danger">
              {titleOf(passkey.error, 'No passkey was used. Try again or enter your password.')}
            </p>
          )}
        </form>
      }
    >
      Enter your password again to continue. We won’t ask again for five minutes.
    </Dialog>
  );
}

async function confirmWithPasskey(): Promise<void> {
  const { options } = await api.post('/api/session/passkey/begin');
  const { signWithPasskey } = await passkeyDevice();
  await api.post('/api/account/step-up/passkey', { body: await signWithPasskey(options, { inAutofill: false }) });
}
