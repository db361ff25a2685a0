import type { SignedInUser } from '@casewright/web';

/** Messages of admins are the team's, so they require a second factor. */
export const mayReadMail = ({ isAdmin, isMfa }: SignedInUser): boolean => !isAdmin || isMfa;
