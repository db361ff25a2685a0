import { Button, PasswordField } from '@casewright/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { settingsForm } from './settings-section';
import { tellFailure } from './settings-notices';
import { showOnFields } from '../access/show-on-fields';

interface PasswordPromptProps {
  /** What it is asked for, as the name of the form. */
  readonly label: string;
  readonly confirm: string;
  readonly kind?: 'primary' | 'danger';
  /** Whether anything but a yes or no is asked for. */
  readonly asksPassword?: boolean;
  /** What to know before. */
  readonly children?: ReactNode;
  /** What to say when it failed for reasons of which the server says nothing. */
  readonly otherwise: string;
  readonly onConfirm: (password: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** An open session is not enough for what would take the account from its owner. */
export function PasswordPrompt({
  label,
  confirm,
  kind = 'primary',
  asksPassword = true,
  children,
  otherwise,
  onConfirm,
  onCancel,
}: PasswordPromptProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = async ({ password }: { password: string }) => {
    try {
      await onConfirm(password);
    } catch (failure) {
      showOnFields(failure, ['password'], setError);
      tellFailure(failure, otherwise);
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
        <Button type="submit" kind={kind} autoFocus={!asksPassword} disabled={isSubmitting}>
          {isSubmitting ? 'One moment...' : confirm}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
