import { paths } from '@casewright/web';
import { redirect, replace } from '@casewright/web/router';
import { notices } from '../access/notices';

interface ResetLink {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** In memory only: the address bar, the history and whoever the page links to never see the tokens. */
let followed: ResetLink | undefined;

export const followedLink = (): ResetLink | undefined => followed;

export const forgetFollowedLink = (): void => {
  followed = undefined;
};

/** As the loader of the page that the mail leads to. Opening a link spends nothing: programs open links as well. */
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
