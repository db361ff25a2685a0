import { IdentityBaseline } from './0001-baseline';
import { UsersByName } from './0002-users-by-name';
import { Admins } from './0003-admins';
import { PlansOfUsers } from './0004-plans-of-users';
import { UnverifiedUsersByWords } from './0005-unverified-users-by-words';
import { UsersByFoldedText } from './0006-folded-search';
import { FailedSignInsByHour } from './0007-failed-sign-ins';
import { SprayAlerts } from './0008-spray-alerts';

export const IDENTITY_MIGRATIONS = [
  { name: 'identity-0001-baseline', class: IdentityBaseline },
  { name: 'identity-0002-users-by-name', class: UsersByName },
  { name: 'identity-0003-admins', class: Admins },
  { name: 'identity-0004-plans-of-users', class: PlansOfUsers },
  { name: 'identity-0005-unverified-users-by-words', class: UnverifiedUsersByWords },
  { name: 'identity-0006-folded-search', class: UsersByFoldedText },
  { name: 'identity-0007-failed-sign-ins', class: FailedSignInsByHour },
  { name: 'identity-0008-spray-alerts', class: SprayAlerts },
];
