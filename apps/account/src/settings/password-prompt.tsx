import { Button, PasswordField } from '@casewright/ui';
import { clearNotices } from '@casewright/web';
import type { ReactNode } from 'react';
import { useForm } from '@casewright/ui/form';
import { settingsForm } from './settings-section';
import { notifyFailure } from './settings-notices';
import { showOnFields } from '../access/show-on-fields';

interface PasswordPromptProps {
  /** Accessible name of the form. */
  readonly label: string;
  readonly confirm: string;
  readonly kind?: 'primary' | 'danger';
  /** If false, only confirms. */
  readonly asksPassword?: boolean;
  readonly children?: ReactNode;
  /** Error text if the server gives no reason. */
  readonly fallback: string;
  readonly onConfirm: (password: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks for the password before a security-related change. */
export function PasswordPrompt({
  label,
  confirm,
  kind = 'primary',
  asksPassword = true,
  children,
  fallback,
  onConfirm,
  onCancel,
}: PasswordPromptProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = async ({ password }: { password: string }) => {
    clearNotices();
    try {
      await onConfirm(password);
    } catch (failure) {
      showOnFields(failure, ['password'], setError);
      notifyFailure(failure, fallback);
    }
  };
  return (
    <form noValidate aria-label={label} className={settingsForm} onSubmit={handleSubmit(submit)}>
      {children}
      {asksPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          autoFocus
          error={errors.password?.message}
          {...register('password', { required: 'Your password is required' })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={kind} autoFocus={!asksPassword} isWorking={isSubmitting}>
          {confirm}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
