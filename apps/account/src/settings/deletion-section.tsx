import { momentText } from '@casewright/rules';
import { Button, Callout, Field, PasswordField } from '@casewright/ui';
import { api, renewSession, useSession } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useForm } from 'react-hook-form';
import { tellFailure, tellSaved } from './settings-notices';
import { settingsForm, SettingsSection } from './settings-section';
import { showOnFields } from '../access/show-on-fields';

interface Confirmed {
  readonly password: string;
  readonly confirmation: string;
}

const empty: Confirmed = { password: '', confirmation: '' };

export function DeletionSection() {
  const user = useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
  if (!user) return null;
  return (
    <SettingsSection
      title="Delete my account"
      lead="Your account goes on for 14 days, in which you can change your mind. Then everything personal is erased for good, and unused value credits end with it. The record of what was paid stays, without your name."
    >
      {user.deletionDueAt ? <Due at={user.deletionDueAt} /> : <DeletionForm email={user.email} />}
    </SettingsSection>
  );
}

function Due({ at }: { at: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete('/api/account/deletion'),
    onSuccess: () => {
      tellSaved('Your account stays.');
      return renewSession();
    },
    onError: (failure) => tellFailure(failure, 'Your account could not be kept. Please try again.'),
  });
  return (
    <Callout
      kind="danger"
      action={
        <Button kind="primary" size="small" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Keeping...' : 'Keep my account'}
        </Button>
      }
    >
      Your account will be deleted on <time dateTime={at}>{momentText(new Date(at))}</time>.
    </Callout>
  );
}

function DeletionForm({ email }: { email: string }) {
  const { register, handleSubmit, setError, reset, formState } = useForm<Confirmed>({ defaultValues: empty });
  const { errors } = formState;
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Confirmed) => api.post('/api/account/deletion', { body }),
    onSuccess: ({ dueAt }) => {
      reset(empty);
      tellSaved(`Your account will be deleted on ${momentText(new Date(dueAt))}. Until then you can keep it.`);
      return renewSession();
    },
    onError: (failure) => {
      showOnFields(failure, ['password', 'confirmation'], setError);
      tellFailure(failure, 'Your account could not be deleted.');
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
          validate: (typed) => typed.trim().toLowerCase() === email || 'Please type the email address of your account.',
        })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: 'Your password is required' })}
      />
      <Button type="submit" kind="danger" className="justify-self-start" disabled={isPending}>
        {isPending ? 'Deleting...' : 'Delete my account'}
      </Button>
    </form>
  );
}
