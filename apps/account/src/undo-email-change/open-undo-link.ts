import { paths } from '@casewright/web';
import { redirect, replace } from '@casewright/web/router';
import { notices } from '../access/notices';

interface UndoLink {
  readonly changeId: string;
  readonly token: string;
}

/** In memory only: the address bar, the history and whoever the page links to never see the token. */
let followed: UndoLink | undefined;

export const followedLink = (): UndoLink | undefined => followed;

export const forgetFollowedLink = (): void => {
  followed = undefined;
};

/** As the loader of the page that the mail leads to. Opening a link undoes nothing: programs open links as well. */
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
