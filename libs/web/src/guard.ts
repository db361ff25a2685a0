import { redirect } from 'react-router-dom';
import { loginThen, verifyEmailOf } from './paths';
import { sessionKnown, type SignedInUser } from './session';

/** How long a new account may be asked to verify before it is let in regardless (S0 §9). */
const GRACE_MS = 60 * 60 * 1000;

export const mustVerify = ({ emailVerified, createdAt }: SignedInUser, now = Date.now()): boolean =>
  !emailVerified && now - Date.parse(createdAt) < GRACE_MS;

/**
 * As the loader of a route: its pages are for who is signed in. The shell runs it again when somebody comes or goes,
 * in this tab or another.
 */
export async function needsSession({ request }: { request: Request }): Promise<Response | null> {
  const session = await sessionKnown();
  const { pathname, search } = new URL(request.url);
  if (session.status === 'signed-out') return redirect(loginThen(pathname + search));
  if (mustVerify(session.user)) return redirect(verifyEmailOf(session.user.email));
  return null;
}
