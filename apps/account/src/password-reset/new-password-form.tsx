import { Button, PasswordField } from '@casewright/ui';
import { useWatch, type UseFormReturn } from '@casewright/ui/form';
import { PasswordStrength } from '../access/password-strength';
import { areValid, type NewPasswords } from './new-passwords';

interface NewPasswordFormProps {
  readonly form: UseFormReturn<NewPasswords>;
  readonly isWorking: boolean;
  readonly onSubmit: (newPassword: string) => void;
}

export function NewPasswordForm({ form, isWorking, onSubmit }: NewPasswordFormProps) {
  const { register, handleSubmit, control, formState } = form;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const { errors } = formState;
  return (
    <form
      noValidate
      aria-label="Choose a New Password"
      className="grid gap-4.5"
      onSubmit={handleSubmit((passwords) => {
        if (areValid(passwords, form)) onSubmit(passwords.newPassword);
      })}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordStrength password={newPassword} fault={errors.newPassword?.message} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" kind="primary" size="large" isWorking={isWorking}>
        {isWorking ? 'Updating password...' : 'Update password'}
      </Button>
    </form>
  );
}
