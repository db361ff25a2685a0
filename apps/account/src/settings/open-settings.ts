import { needsSessionAnd } from '@casewright/web';
import { readAddress } from '@casewright/web/address';
import { paths } from '@casewright/web/paths';
import { replace } from '@casewright/web/router';
import { prefetchTab } from './queries';
import { FIRST_TAB, tabInAddress } from './tabs';

/** In memory, so that the URL, history and referrers never hold the token. */
let followed: string | undefined;

/** Token of the link mailed to a new address, until it is used. */
export const followedToken = (): string | undefined => followed;

export const forgetFollowedToken = (): void => {
  followed = undefined;
};

const openTab = needsSessionAnd(({ request }) => void prefetchTab(readAddress(tabInAddress, request.url) ?? FIRST_TAB));

/** Loader. Does not use up the link, since mail scanners open links too. */
export async function openSettings(asked: Parameters<typeof openTab>[0]): Promise<Response | null> {
  const token = new URL(asked.request.url).searchParams.get('email_token');
  if (!token) return openTab(asked);
  followed = token;
  return replace(paths.settings);
}
