import { queryClient } from '@casewright/web';
import { paths, verifyEmailOf } from '@casewright/web/paths';
import { redirect, replace } from '@casewright/web/router';
import { notices } from '../access/notices';
import { verificationQuery } from './queries';

interface MailedLink {
  readonly email: string;
  readonly token: string;
}

/** In memory, so that the URL, history and referrers never hold the token. */
let followed: MailedLink | undefined;

/** Token of the followed link, until it is used. */
export const mailedToken = (email: string): string | undefined =>
  followed?.email === email ? followed.token : undefined;

export const forgetMailedToken = (): void => {
  followed = undefined;
};

/** Loader. Does not use up the link, since mail scanners open links too. */
export function openVerification({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams;
  const [email, token] = [query.get('email'), query.get('token')];
  if (email && token) {
    followed = { email, token };
    return replace(verifyEmailOf(email));
  }
  if (email) {
    void queryClient.prefetchQuery(verificationQuery(email));
    return null;
  }
  notices.error('Email is required for verification');
  return redirect(paths.signUp);
}
