import { firstPasswordFailure } from '@casewright/rules';
import { useForm, type UseFormReturn } from '@casewright/ui/form';
import { notices } from '../access/notices';

export interface NewPasswords {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export const useNewPasswords = (): UseFormReturn<NewPasswords> =>
  useForm<NewPasswords>({ defaultValues: { newPassword: '', confirmPassword: '' } });

/** Shows the first violated rule. */
export function areValid(
  { newPassword, confirmPassword }: NewPasswords,
  { setError, setFocus }: Pick<UseFormReturn<NewPasswords>, 'setError' | 'setFocus'>,
): boolean {
  const refuse = (field: keyof NewPasswords, message: string) => {
    setError(field, { message });
    setFocus(field);
    return false;
  };
  const weak = firstPasswordFailure(newPassword);
  if (weak) {
    notices.passwordRequirementsNotMet(weak);
    return refuse('newPassword', weak);
  }
  if (newPassword === confirmPassword) return true;
  notices.passwordsDontMatch();
  return refuse('confirmPassword', 'Passwords do not match');
}
