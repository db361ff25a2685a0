import type { Principal } from '@casewright/platform';
import type { Reader } from '../../queries/reader';

/** Admins count as the provider only in multi-factor sessions. */
export const readerOf = ({ userId, isAdmin, isMfa }: Principal): Reader => ({
  id: userId,
  isProvider: isAdmin && isMfa,
});
