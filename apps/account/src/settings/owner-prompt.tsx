import { Problem, useUser } from '@casewright/web';
import { useState, type ComponentProps } from 'react';
import { PasswordPrompt } from './password-prompt';

interface OwnerPromptProps extends Omit<ComponentProps<typeof PasswordPrompt>, 'asksPassword' | 'onConfirm'> {
  readonly onConfirm: (password: string | undefined) => Promise<unknown>;
}

/** Asks for the password unless the server accepts a recent second factor. */
export function OwnerPrompt({ onConfirm, ...prompt }: OwnerPromptProps) {
  const isMfa = useUser()?.isMfa ?? false;
  const [asksPassword, setAsksPassword] = useState(!isMfa);
  const confirm = async (password: string) => {
    try {
      await onConfirm(asksPassword ? password : undefined);
    } catch (failure) {
      if (asksPassword || !(failure instanceof Problem) || failure.code !== 'identity.password-needed') throw failure;
      setAsksPassword(true);
    }
  };
  return <PasswordPrompt asksPassword={asksPassword} onConfirm={confirm} {...prompt} />;
}
