import { mustVerify, paths, returnPathOf, sessionKnown, verifyEmailOf, type SignedInUser } from '@casewright/web';
import { redirect } from '@casewright/web/router';

/** Where who has signed in goes on: to verify first, to where they wanted to go, or home. `search` is the page's. */
export const afterSignIn = (user: SignedInUser, search: string): string =>
  mustVerify(user) ? verifyEmailOf(user.email) : (returnPathOf(search) ?? paths.home);

/** As the loader of the page: who is signed in already has no business here. */
export async function openLogin({ request }: { request: Request }): Promise<Response | null> {
  const session = await sessionKnown();
  if (session.status === 'signed-out') return null;
  return redirect(afterSignIn(session.user, new URL(request.url).search));
}
