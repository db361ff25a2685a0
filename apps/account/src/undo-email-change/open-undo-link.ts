import { paths } from '@casewright/web/paths';
import { redirect, replace } from '@casewright/web/router';
import { notices } from '../access/notices';

interface UndoLink {
  readonly changeId: string;
  readonly token: string;
}

/** In memory, so that the URL, history and referrers never hold the token. */
let followed: UndoLink | undefined;

export const followedLink = (): UndoLink | undefined => followed;

export const forgetFollowedLink = (): void => {
  followed = undefined;
};

/** Loader. Does not use up the link, since mail scanners open links too. */
export function openUndoLink({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams;
  const [changeId, token] = [query.get('change'), query.get('token')];
  if (changeId && token) {
    followed = { changeId, token };
    return replace(paths.undoEmailChange);
  }
  const isPartOfLink = changeId !== null || token !== null;
  if (followed && !isPartOfLink) return null;
  forgetFollowedLink();
  notices.invalidUndoLink();
  return redirect(paths.login);
}
