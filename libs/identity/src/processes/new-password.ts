import { firstPasswordFailure } from '@casewright/rules';
import { NewPasswordRefused } from '../domain/account.errors';

/** @throws NewPasswordRefused */
export function refuseWeakPassword(newPassword: string): void {
  const failure = firstPasswordFailure(newPassword);
  if (failure) throw new NewPasswordRefused(failure);
}
