import type { Principal } from '@casewright/platform';
import type { Reader } from '../../domain/reader';

/** An admin counts as the provider only with a second factor. */
export const readerOf = ({ userId, isAdmin, isMfa }: Principal): Reader => ({
  id: userId,
  isProvider: isAdmin && isMfa,
});
