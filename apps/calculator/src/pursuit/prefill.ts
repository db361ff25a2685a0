import { acvTierOf } from '@casewright/rules';
import { api } from '@casewright/web';
import { hasAnswers, NO_SOLUTION } from '../draft/answers';
import { answer, useDraft } from '../draft/draft';
import { setPricedPursuit } from './priced-pursuit';

/** Starts a draft with the pursuit's solutions and contract value. Existing answers are kept. */
export async function prefillFrom(pursuitId: string): Promise<void> {
  const found = await api.get('/api/pursuits/{id}', { path: { id: pursuitId } }).catch(() => undefined);
  if (found?.stage !== 'registered' || !found.owner.isYou) return;
  setPricedPursuit(pursuitId);
  const { acvDollars } = found;
  const tier = acvDollars === null ? {} : { acvTier: acvTierOf(acvDollars) };
  if (hasAnswers(useDraft.getState())) {
    if (useDraft.getState().acvTier === undefined) answer(tier);
    return;
  }
  const named = (names: readonly string[]) =>
    names.length > 0 ? names.map((name) => ({ ...NO_SOLUTION, name })) : [NO_SOLUTION];
  answer({ proposed: named(found.proposed), competitive: named(found.competing), ...tier });
}
