import { needsSession, needsSessionAnd } from '@casewright/web';
import { rateCardsKnown } from '@casewright/web/rate-cards';
import { openDraft } from '../draft/draft';

export async function openWizard(): Promise<null> {
  await Promise.all([rateCardsKnown(), openDraft()]);
  return null;
}

/** Loader of every step but the first, which visitors may answer too. */
export async function openStep(asked: { request: Request }): Promise<Response | null> {
  return (await needsSession(asked)) ?? openWizard();
}

/** Like `openStep`, and prefetches the page's queries while its code loads. */
export const openStepAnd =
  (...[prefetch]: Parameters<typeof needsSessionAnd>): ReturnType<typeof needsSessionAnd> =>
  async (asked) =>
    (await needsSessionAnd(prefetch)(asked)) ?? openWizard();
