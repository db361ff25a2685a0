import { Button, PasswordField } from '@casewright/ui';
import Dialog from '@casewright/ui/dialog';
import { useForm } from '@casewright/ui/form';
import { api, Problem, signOutToReturn, titleOf, useUser } from '@casewright/web';

interface StepUpProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password, or a new sign-in with a passkey. */
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
  return (
    <Dialog
      title="Confirm that it’s you"
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
          <Button type="submit" kind="primary" isWorking={isSubmitting}>
            {isSubmitting ? 'Checking...' : 'Confirm'}
          </Button>
          {user?.hasPasskeys && (
            <Button kind="quiet" onClick={() => void signOutToReturn()}>
              Sign in again with your passkey instead
            </Button>
          )}
        </form>
      }
    >
      Enter your password again to continue. We won’t ask again for five minutes.
    </Dialog>
  );
}
