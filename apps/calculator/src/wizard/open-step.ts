import { needsSession, needsSessionAnd } from '@casewright/web';
import { openDraft } from '../draft/draft';

/** Loader of every step but the first, which visitors may answer too. */
export async function openStep(asked: { request: Request }): Promise<Response | null> {
  return (await needsSession(asked)) ?? openDraft();
}

/** The same, and starts the page's queries while its code is on the way. */
export const openStepAnd =
  (...[prefetch]: Parameters<typeof needsSessionAnd>): ReturnType<typeof needsSessionAnd> =>
  async (asked) =>
    (await needsSessionAnd(prefetch)(asked)) ?? openDraft();
