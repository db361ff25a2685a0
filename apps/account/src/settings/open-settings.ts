import { needsSession, paths } from '@casewright/web';
import { replace } from '@casewright/web/router';

/** In memory only: the address bar, the history and whoever the page links to never see the token. */
let followed: string | undefined;

/** Of the link that was mailed to a new address, until it is spent. */
export const followedToken = (): string | undefined => followed;

export const forgetFollowedToken = (): void => {
  followed = undefined;
};

/** As the loader of the page. Opening a link spends nothing: programs open links as well. */
export async function openSettings({ request }: { request: Request }): Promise<Response | null> {
  const token = new URL(request.url).searchParams.get('email_token');
  if (!token) return needsSession({ request });
  followed = token;
  return replace(paths.settings);
}
