import { paths } from '@casewright/web/paths';
import { redirect, replace } from '@casewright/web/router';
import * as v from 'valibot';
import { followedLinkIn } from '../access/followed-link';
import { notices } from '../access/notices';

export const resetLink = followedLinkIn(
  v.object({
    accessToken: v.string(),
    refreshToken: v.string(),
    /** Whether the account has no password yet. */
    isFirst: v.boolean(),
  }),
  'casewright:reset-link',
);

/** Loader. Does not use up the link, since mail scanners open links too. */
export function openResetLink({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams;
  const [accessToken, refreshToken] = [query.get('access_token'), query.get('refresh_token')];
  if (accessToken && refreshToken) {
    resetLink.save({ accessToken, refreshToken, isFirst: false });
    return replace(paths.resetPassword);
  }
  const isPartOfLink = accessToken !== null || refreshToken !== null;
  if (resetLink.read() && !isPartOfLink) return null;
  resetLink.forget();
  notices.invalidResetLink();
  return redirect(paths.login);
}
