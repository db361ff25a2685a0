import { needsSession, notify, queryClient, sessionKnown } from '@casewright/web';
import { valueIn } from '@casewright/web/address';
import { redirect } from '@casewright/web/router';
import { newUuid } from '@casewright/web/uploads';
import { EMPTY_DRAFT, saveInTab } from '../writing/tab-draft';
import { draftsQuery, meantBy, recipientsQuery } from '../writing/queries';
import { loadedPages } from './kept-in-tab';
import { prefetchTeam } from '../team/queries';
import { messageQuery, messagesQuery } from './queries';
import { composeInAddress, composePath, FOLDERS, type Folder, messageInAddress } from './mailbox-address';

/** Loader. Gives a new message an id in the URL. For admins, `?to=` and `subject` fill it and leave the URL (S1 §2). */
export const openFolder =
  (folder: Folder) =>
  async (asked: { request: Request }): Promise<Response | null> => {
    const refusal = await needsSession(asked);
    const session = await sessionKnown();
    if (refusal || session.status !== 'signed-in') return refusal;

    const { id: userId, isAdmin, isMfa } = session.user;
    if (isAdmin && !isMfa) return null;
    const query = new URL(asked.request.url).searchParams;
    void queryClient.prefetchInfiniteQuery(draftsQuery);
    if (folder === 'inbox' || folder === 'sent') {
      void queryClient.prefetchInfiniteQuery({ ...messagesQuery(folder), pages: loadedPages(userId, folder) });
      const open = valueIn(messageInAddress, query);
      if (open) void queryClient.prefetchQuery(messageQuery(open));
    }
    if (folder === 'team' && isAdmin) prefetchTeam(asked.request.url);
    const to = query.get('to');
    if (folder === 'team' && !isAdmin) return redirect(FOLDERS.inbox.path);
    if (to !== null && !isAdmin) return redirect(FOLDERS[folder].path);
    if (to === null && query.get(composeInAddress.name) !== '') return null;

    const id = newUuid();
    const recipient = to ? await recipientOf(to) : '';
    const subject = (to && query.get('subject')) || '';
    saveInTab(userId, id, { ...EMPTY_DRAFT, recipient, subject });
    return redirect(composePath(folder, id));
  };

/** Resolves a user id or email to the email. Caches the person, so that the field shows the name at once. */
async function recipientOf(to: string): Promise<string> {
  try {
    const person = meantBy(to, await queryClient.fetchQuery(recipientsQuery(to)));
    if (person) {
      queryClient.setQueryData(recipientsQuery(person.email).queryKey, [person]);
      return person.email;
    }
  } catch {
    // Use it as given; the server validates it.
    return to;
  }
  const message = 'No one has this user ID or email. They may have closed their account.';
  notify({ title: 'Recipient Not Found', message, kind: 'error' });
  return '';
}
