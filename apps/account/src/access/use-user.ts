import { useSession, type SignedInUser } from '@casewright/web';

/** The signed-in user, if any. */
export const useUser = (): SignedInUser | undefined =>
  useSession((session) => (session.status === 'signed-in' ? session.user : undefined));
