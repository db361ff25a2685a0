import { paths } from '@casewright/web/paths';
import { redirect, replace } from '@casewright/web/router';
import * as v from 'valibot';
import { followedLinkIn } from '../access/followed-link';
import { notices } from '../access/notices';

export const undoLink = followedLinkIn(v.object({ changeId: v.string(), token: v.string() }), 'casewright:undo-link');

/** Loader. Does not use up the link, since mail scanners open links too. */
export function openUndoLink({ request }: { request: Request }): Response | null {
  const query = new URL(request.url).searchParams;
  const [changeId, token] = [query.get('change'), query.get('token')];
  if (changeId && token) {
    undoLink.save({ changeId, token });
    return replace(paths.undoEmailChange);
  }
  const isPartOfLink = changeId !== null || token !== null;
  if (undoLink.read() && !isPartOfLink) return null;
  undoLink.forget();
  notices.invalidUndoLink();
  return redirect(paths.login);
}
