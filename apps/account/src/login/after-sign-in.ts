import { mustVerify, sessionKnown, type SignedInUser } from '@casewright/web';
import { paths, returnPathOf, verifyEmailOf } from '@casewright/web/paths';
import { redirect } from '@casewright/web/router';

/** Verification first, then the requested page, else home. */
export const afterSignIn = (user: SignedInUser, search: string): string =>
  mustVerify(user) ? verifyEmailOf(user.email) : (returnPathOf(search) ?? paths.home);

/** Loader. Redirects signed-in users. */
export async function openLogin({ request }: { request: Request }): Promise<Response | null> {
  const session = await sessionKnown();
  if (session.status === 'signed-out') return null;
  return redirect(afterSignIn(session.user, new URL(request.url).search));
}
