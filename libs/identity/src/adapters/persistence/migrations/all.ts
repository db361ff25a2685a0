import { IdentityAccounts } from './0001-accounts';
import { SessionsAndDevices } from './0002-sessions-and-devices';
import { SecondFactors } from './0003-second-factors';
import { PasswordResets } from './0004-password-resets';
import { DeletionsAndExports } from './0005-deletions-and-exports';
import { EmailChangesTable } from './0006-email-changes';
import { PasskeysTable } from './0007-passkeys';
import { RegistrationsTable } from './0008-registrations';
import { SecondStepBackoff } from './0009-second-step-backoff';

export const IDENTITY_MIGRATIONS = [
  { name: 'identity-0001-accounts', class: IdentityAccounts },
  { name: 'identity-0002-sessions-and-devices', class: SessionsAndDevices },
  { name: 'identity-0003-second-factors', class: SecondFactors },
  { name: 'identity-0004-password-resets', class: PasswordResets },
  { name: 'identity-0005-deletions-and-exports', class: DeletionsAndExports },
  { name: 'identity-0006-email-changes', class: EmailChangesTable },
  { name: 'identity-0007-passkeys', class: PasskeysTable },
  { name: 'identity-0008-registrations', class: RegistrationsTable },
  { name: 'identity-0009-second-step-backoff', class: SecondStepBackoff },
];
