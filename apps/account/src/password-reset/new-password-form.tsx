import { firstPasswordFailure } from '@casewright/rules';
import { Button, PasswordField } from '@casewright/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { notices } from '../access/notices';
import { PasswordStrength } from '../sign-up/password-strength';

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

interface NewPasswordFormProps {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly isWorking: boolean;
  readonly onSubmit: () => void;
}

/** A new password, twice. */
export function NewPasswordForm({ value, onChange, isWorking, onSubmit }: NewPasswordFormProps) {
  const [errors, setErrors] = useState<Partial<NewPassword>>({});
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const failure = firstPasswordFailure(value.password);
    const mismatch = value.password === value.confirmPassword ? undefined : 'Passwords do not match';
    setErrors({ ...(failure && { password: failure }), ...(!failure && mismatch && { confirmPassword: mismatch }) });
    if (failure) notices.passwordRequirementsNotMet(failure);
    else if (mismatch) notices.passwordsDontMatch();
    else onSubmit();
  };
  const change = (changed: Partial<NewPassword>) => {
    onChange({ ...value, ...changed });
    setErrors({});
  };

  return (
    <form noValidate aria-label="Choose a new password" className="grid gap-4.5" onSubmit={submit}>
      <PasswordField
        ref={first}
        label="New password"
        autoComplete="new-password"
        value={value.password}
        error={errors.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      <PasswordStrength password={value.password} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        value={value.confirmPassword}
        error={errors.confirmPassword}
        onChange={({ target }) => change({ confirmPassword: target.value })}
      />
      <Button type="submit" kind="primary" size="large" disabled={isWorking}>
        {isWorking ? 'Saving...' : 'Reset Password'}
      </Button>
    </form>
  );
}
