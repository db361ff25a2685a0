import { queryClient } from '@casewright/web';
import { paths, verifyEmailOf } from '@casewright/web/paths';
import { redirect, replace } from '@casewright/web/router';
import * as v from 'valibot';
import { followedLinkIn } from '../access/followed-link';
import { notices } from '../access/notices';
import { verificationQuery } from './queries';

export const mailedLink = followedLinkIn(
  v.object({ email: v.string(), token: v.string() }),
  'casewright:verification-link',
);

/** Token of the followed link, until it is used. */
export function mailedToken(email: string): string | undefined {
  const followed = mailedLink.read();
  return followed?.email === email ? followed.token : undefined;
}

/** Loader. Does not use up the link, since mail scanners open links too. */
export function openVerification({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams;
  const [email, token] = [query.get('email'), query.get('token')];
  if (email && token) {
    mailedLink.save({ email, token });
    return replace(verifyEmailOf(email));
  }
  if (email) {
    void queryClient.prefetchQuery(verificationQuery(email));
    return null;
  }
  notices.error('Email is required for verification');
  return redirect(paths.signUp);
}
