import { EMAIL_MAX_LENGTH } from '@casewright/rules';
import { Button, Field, Panel } from '@casewright/ui';
import { useForm } from '@casewright/ui/form';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation, useQueryClient } from '@casewright/web/query';
import { StepUpCanceled, useStepUp } from '../step-up/use-step-up';

const NO_EMAIL = 'Please enter an email address.';

/** Texts and notices: S1 §2, §5, §8. */
export function PromotePanel() {
  const queryClient = useQueryClient();
  const { register, handleSubmit, reset, setFocus } = useForm({ defaultValues: { email: '' } });
  const { confirmed, prompt } = useStepUp();
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: (email: string) => confirmed(() => api.post('/api/admin/admins', { body: { email } })),
    onSuccess: () => {
      notify({ kind: 'success', title: 'Success', message: 'User promoted to admin successfully.' });
      reset();
      return queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (failure) => {
      if (failure instanceof StepUpCanceled) return;
      notify({ kind: 'error', title: 'Error', message: titleOf(failure, 'Failed to promote user to admin.') });
      // It may have been saved.
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const submit = ({ email }: { email: string }) => {
    if (email.trim()) return mutate(email.trim());
    clearNotices();
    notify({ kind: 'error', title: 'Error', message: NO_EMAIL });
    setFocus('email');
  };

  return (
    <Panel title="Promote User to Admin">
      <form noValidate aria-label="Promote User to Admin" className="grid gap-4.5" onSubmit={handleSubmit(submit)}>
        <Field
          type="email"
          label="Email"
          hint="An existing user with a verified email address."
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
          {...register('email')}
        />
        <Button type="submit" kind="primary" className="justify-self-start" isWorking={isPending}>
          {isPending ? 'Promoting...' : 'Make Admin'}
        </Button>
      </form>
      <p className="mt-4.5 border-t border-line pt-4.5 text-label text-ink-muted">
        This is a simplified demo of roles: every admin can do everything here. All admins get an email about each
        change. New admins need two-step verification to open the admin area.
      </p>
      {prompt}
    </Panel>
  );
}
