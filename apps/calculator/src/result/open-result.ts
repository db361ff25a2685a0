import { answer } from '../wizard/draft';
import { openStep } from '../wizard/open-step';
import { supportAnswerIn } from '../support/support-answer';

/** As the loader of the result, whose address may carry the answer on support. */
export async function openResult(asked: { request: Request }): Promise<Response | null> {
  const refusal = await openStep(asked);
  const presentationSupport = supportAnswerIn(asked.request.url);
  if (!refusal && presentationSupport !== undefined) answer({ presentationSupport });
  return refusal;
}
