import { needsSession, sessionKnown } from '@casewright/web';
import { redirect } from '@casewright/web/router';
import { keptLetter, keepLetter } from '../writing/kept-letter';
import { composePath, folderPath } from './mailbox-address';

/** As a loader: `?to=` addresses a new message, for admins, and goes from the address at once. */
export async function openMailbox(asked: { request: Request }): Promise<Response | null> {
  const refusal = await needsSession(asked);
  const session = await sessionKnown();
  const to = new URL(asked.request.url).searchParams.get('to');
  if (refusal || to === null || session.status !== 'signed-in') return refusal;

  const { id, isAdmin } = session.user;
  if (!isAdmin) return redirect(folderPath('inbox'));
  keepLetter(id, 'new', { ...keptLetter(id, 'new'), recipient: to });
  return redirect(composePath('inbox'));
}
