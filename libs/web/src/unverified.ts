import { Problem } from './api/problem';
import { notify } from './notices';
import { verifyEmailOf } from './paths';
import { useSession } from './session';

const UNVERIFIED = 'identity.email-not-verified';

/** Offers to verify the email address if that is why the server refused. @returns whether it is */
export function noticeUnverified(failure: unknown): boolean {
  const session = useSession.getState();
  if (!(failure instanceof Problem) || failure.code !== UNVERIFIED || session.status !== 'signed-in') return false;
  notify({
    kind: 'error',
    title: 'Email Verification Required',
    message: failure.title,
    link: { label: 'Verify your email', path: verifyEmailOf(session.user.email) },
  });
  return true;
}
