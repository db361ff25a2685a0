import { paths } from '@casewright/web/paths';
import { redirect, replace } from '@casewright/web/router';
import { notices } from '../access/notices';

interface ResetLink {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** In memory, so that the URL, history and referrers never hold the tokens. */
let followed: ResetLink | undefined;

export const followedLink = (): ResetLink | undefined => followed;

export const forgetFollowedLink = (): void => {
  followed = undefined;
};

/** Loader. Does not use up the link, since mail scanners open links too. */
export function openResetLink({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams;
  const [accessToken, refreshToken] = [query.get('access_token'), query.get('refresh_token')];
  if (accessToken && refreshToken) {
    followed = { accessToken, refreshToken };
    return replace(paths.resetPassword);
  }
  const isPartOfLink = accessToken !== null || refreshToken !== null;
  if (followed && !isPartOfLink) return null;
  forgetFollowedLink();
  notices.invalidResetLink();
  return redirect(paths.login);
}
