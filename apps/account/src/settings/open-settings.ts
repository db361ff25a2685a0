import { needsSession } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { replace } from '@casewright/web/router';

/** In memory only, so that the address bar, history and referrers never hold the token. */
let followed: string | undefined;

/** The token of the link mailed to a new address, until it is used. */
export const followedToken = (): string | undefined => followed;

export const forgetFollowedToken = (): void => {
  followed = undefined;
};

/** Route loader. Opening the link uses nothing up, since mail scanners open links too. */
export async function openSettings({ request }: { request: Request }): Promise<Response | null> {
  const token = new URL(request.url).searchParams.get('email_token');
  if (!token) return needsSession({ request });
  followed = token;
  return replace(paths.settings);
}
