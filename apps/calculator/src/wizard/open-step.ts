import { needsSession } from '@casewright/web';
import { openDraft } from './draft';

/** As the loader of every step but the first: pricing is for who is signed in. */
export async function openStep(asked: { request: Request }): Promise<Response | null> {
  return (await needsSession(asked)) ?? openDraft();
}
