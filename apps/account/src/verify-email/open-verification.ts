import { queryClient } from '@casewright/web';
import { paths, verifyEmailOf } from '@casewright/web/paths';
import { redirect, replace } from '@casewright/web/router';
import { notices } from '../access/notices';
import { verificationQuery } from './queries';

interface MailedLink {
  readonly email: string;
  readonly token: string;
}

/** In memory only, so that the token never shows in the address bar, the history or a referrer. */
let followed: MailedLink | undefined;

/** The token of the mailed link that opened the page, until it is used. */
export const mailedToken = (email: string): string | undefined =>
  followed?.email === email ? followed.token : undefined;

export const forgetMailedToken = (): void => {
  followed = undefined;
};

/** Loader. Opening the link uses nothing up, because mail scanners open links too. */
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
