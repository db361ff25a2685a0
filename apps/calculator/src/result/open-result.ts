import { queryClient } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { readAddress } from '@casewright/web/address';
import { answer, passStep, useDraft } from '../draft/draft';
import { openStep } from '../wizard/open-step';
import { quoteQuery } from './queries';
import { supportInAddress } from '../support/support-answer';

/** The URL may carry the answer on presentation support. */
export async function openResult(asked: { request: Request }): Promise<Response | null> {
  const refusal = await openStep(asked);
  if (refusal) return refusal;
  const presentationSupport = readAddress(supportInAddress, asked.request.url);
  if (presentationSupport !== undefined) {
    answer({ presentationSupport });
    passStep(paths.support);
  }
  void queryClient.prefetchQuery(quoteQuery(useDraft.getState()));
  return null;
}
