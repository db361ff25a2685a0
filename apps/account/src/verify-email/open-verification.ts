import { paths, verifyEmailOf } from '@casewright/web';
import { redirect, replace } from '@casewright/web/router';
import { notices } from '../access/notices';

interface MailedLink {
  readonly email: string;
  readonly token: string;
}

/** In memory only: the address bar, the history and whoever the page links to never see the token. */
let followed: MailedLink | undefined;

/** The token that the page was opened with for the address, until it is spent. */
export const mailedToken = (email: string): string | undefined =>
  followed?.email === email ? followed.token : undefined;

export const forgetMailedToken = (): void => {
  followed = undefined;
};

/** As the loader of the page, which is about one address. Opening a link spends nothing: programs open links as well. */
export function openVerification({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams;
  const [email, token] = [query.get('email'), query.get('token')];
  if (email && token) {
    followed = { email, token };
    return replace(verifyEmailOf(email));
  }
  if (email) return null;
  notices.error('Email is required for verification');
  return redirect(paths.signUp);
}
