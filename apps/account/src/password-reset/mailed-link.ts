import { paths } from '@casewright/web';
import { redirect, replace } from '@casewright/web/router';
import { notices } from '../access/notices';

interface ResetTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** In memory only: the address bar, the history and whoever the page links to never see the tokens. */
let followed: ResetTokens | undefined;

export const mailedTokens = (): ResetTokens | undefined => followed;

export const forgetMailedTokens = (): void => {
  followed = undefined;
};

/** As the loader of the page that the link leads to. Opening it spends nothing: programs open links as well. */
export function openMailedLink({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams;
  const [accessToken, refreshToken] = [query.get('access_token'), query.get('refresh_token')];
  if (accessToken && refreshToken) {
    followed = { accessToken, refreshToken };
    return replace(paths.resetPassword);
  }
  if (query.size === 0 && followed) return null;
  forgetMailedTokens();
  notices.invalidResetLink();
  return redirect(paths.login);
}
