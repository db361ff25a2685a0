import { needsSession, queryClient, sessionKnown } from '@casewright/web';
import { redirect } from '@casewright/web/router';
import { loadDraft, saveDraft } from '../writing/local-draft';
import { composePath, folderPath } from './mailbox-address';
import { messagesQuery, type Folder } from './queries';

/** Route loader that prefetches the folder. For admins, `?to=` becomes the recipient of a new message and leaves the address. */
export const openMailbox =
  (folder: Folder) =>
  async (asked: { request: Request }): Promise<Response | null> => {
    const refusal = await needsSession(asked);
    const session = await sessionKnown();
    const to = new URL(asked.request.url).searchParams.get('to');
    if (!refusal) void queryClient.prefetchInfiniteQuery(messagesQuery(folder));
    if (refusal || to === null || session.status !== 'signed-in') return refusal;

    const { id, isAdmin } = session.user;
    if (!isAdmin) return redirect(folderPath('inbox'));
    saveDraft(id, 'new', { ...loadDraft(id, 'new'), recipient: to });
    return redirect(composePath('inbox'));
  };
