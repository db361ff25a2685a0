import { firstPasswordFailure } from '@casewright/rules';
import { Button, PasswordField } from '@casewright/ui';
import { api, clearNotices } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useForm, useWatch } from '@casewright/ui/form';
import { PasswordStrength } from '../access/password-strength';
import { settingsForm, SettingsSection } from './settings-section';
import { notifyFailure, notifySaved } from './settings-notices';
import { showOnFields } from '../access/show-on-fields';

interface Passwords {
  readonly password: string;
  readonly newPassword: string;
  readonly repeated: string;
}

const empty: Passwords = { password: '', newPassword: '', repeated: '' };

export function PasswordSection() {
  const { register, handleSubmit, setError, reset, control, formState, getValues } = useForm<Passwords>({
    defaultValues: empty,
  });
  const newPassword = useWatch({ control, name: 'newPassword' });
  const { errors, isDirty } = formState;

  const { mutate, isPending, isSuccess } = useMutation({
    onMutate: clearNotices,
    mutationFn: ({ password, newPassword: chosen }: Passwords) =>
      api.post('/api/account/password', { body: { password, newPassword: chosen } }),
    onSuccess: () => {
      reset(empty);
      notifySaved('Your password has been changed. You’re signed out on all other devices.');
    },
    onError: (failure) => {
      showOnFields(failure, ['password', 'newPassword'], setError);
      notifyFailure(failure, 'We couldn’t change your password.');
    },
  });

  return (
    <SettingsSection title="Password" lead="Changing your password signs you out on all other devices.">
      <form
        noValidate
        aria-label="Password"
        className={settingsForm}
        onSubmit={handleSubmit((passwords) => mutate(passwords))}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: 'Your current password is required' })}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword', { validate: (chosen) => firstPasswordFailure(chosen) ?? true })}
        />
        <PasswordStrength password={newPassword} fault={errors.newPassword?.message} />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.repeated?.message}
          {...register('repeated', {
            validate: (repeated) =>
              repeated === getValues('newPassword') || 'Passwords do not match. Please check and try again.',
          })}
        />
        <Button type="submit" className="justify-self-start" isWorking={isPending} isDone={isSuccess && !isDirty}>
          {isPending ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </SettingsSection>
  );
}
