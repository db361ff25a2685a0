import { HOUR_MS } from '@casewright/rules';
import { redirect } from 'react-router-dom';
import { loginThen, paths, verifyEmailOf } from './paths';
import { sessionKnown, wasLeft, type SignedInUser } from './session';

/** New accounts must verify their email address first; older ones may do it later (S0 §9). */
const GRACE_MS = HOUR_MS;

export const mustVerify = ({ emailVerified, createdAt }: SignedInUser, now = Date.now()): boolean =>
  !emailVerified && now - Date.parse(createdAt) < GRACE_MS;

/** Loader. Runs again on sign-in and sign-out in any tab. @throws ServerUnreachable while the session is unknown */
export async function needsSession({ request }: { request: Request }): Promise<Response | null> {
  const session = await sessionKnown();
  const { pathname, search } = new URL(request.url);
  if (session.status === 'signed-out') return redirect(wasLeft(pathname) ? paths.login : loginThen(pathname + search));
  if (mustVerify(session.user)) return redirect(verifyEmailOf(session.user.email));
  return null;
}

interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Like `needsSession`, and prefetches the page's queries while its code loads. */
export const needsSessionAnd =
  (prefetch: (asked: Asked) => void) =>
  async (asked: Asked): Promise<Response | null> => {
    const refusal = await needsSession(asked);
    if (!refusal) prefetch(asked);
    return refusal;
  };
