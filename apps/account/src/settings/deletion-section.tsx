import { momentText } from '@casewright/rules';
import { Button, Callout, Field, PasswordField } from '@casewright/ui';
import { api, clearNotices, renewSession, useUser } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useForm } from '@casewright/ui/form';
import { notifyFailure, notifySaved } from './settings-notices';
import { settingsForm, SettingsSection } from './settings-section';
import { showOnFields } from '../access/show-on-fields';

interface Confirmed {
  readonly password: string;
  readonly confirmation: string;
}

const empty: Confirmed = { password: '', confirmation: '' };

export function DeletionSection() {
  const user = useUser();
  if (!user) return null;
  return (
    <SettingsSection
      title="Delete my account"
      lead="Your account stays active for 14 days, and you can change your mind until then. After that, we permanently erase your personal data and your unused value credits. We keep payment records without your name."
    >
      {user.deletionDueAt ? (
        <Due at={user.deletionDueAt} isVerified={user.emailVerified} />
      ) : (
        <DeletionForm email={user.email} />
      )}
    </SettingsSection>
  );
}

function Due({ at, isVerified }: { at: string; isVerified: boolean }) {
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () => api.delete('/api/account/deletion'),
    onSuccess: () => {
      notifySaved('Your account won’t be deleted.');
      return renewSession();
    },
    onError: (failure) => notifyFailure(failure, 'We couldn’t cancel the deletion. Please try again.'),
  });
  return (
    <Callout
      kind="danger"
      action={
        <Button kind="primary" size="small" isWorking={isPending} onClick={() => mutate()}>
          {isPending ? 'Keeping...' : 'Keep my account'}
        </Button>
      }
    >
      Your account will be deleted on <time dateTime={at}>{momentText(new Date(at))}</time>.
      {!isVerified && ' Verifying your email address before then cancels the deletion.'}
    </Callout>
  );
}

function DeletionForm({ email }: { email: string }) {
  const { register, handleSubmit, setError, reset, formState } = useForm<Confirmed>({ defaultValues: empty });
  const { errors } = formState;
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: (body: Confirmed) => api.post('/api/account/deletion', { body }),
    onSuccess: ({ dueAt }) => {
      reset(empty);
      notifySaved(
        `Your account will be deleted on ${momentText(new Date(dueAt))}. You can change your mind until then.`,
      );
      return renewSession();
    },
    onError: (failure) => {
      showOnFields(failure, ['password', 'confirmation'], setError);
      notifyFailure(failure, 'We couldn’t delete your account.');
    },
  });
  return (
    <form
      noValidate
      aria-label="Delete my account"
      className={settingsForm}
      onSubmit={handleSubmit((confirmed) => mutate(confirmed))}
    >
      <Field
        label={`Type ${email} to confirm`}
        autoComplete="off"
        spellCheck={false}
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (typed) => typed.trim().toLowerCase() === email || 'Enter the email address of your account.',
        })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: 'Your password is required' })}
      />
      <Button type="submit" kind="danger" className="justify-self-start" isWorking={isPending}>
        {isPending ? 'Deleting...' : 'Delete my account'}
      </Button>
    </form>
  );
}
