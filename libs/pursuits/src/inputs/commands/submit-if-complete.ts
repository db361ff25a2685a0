import type { Case } from '../../domain/case';
import type { Checklist } from '../domain/checklist';

/** Ends the inputs stage of a case for its seller. */
export function submitIfComplete(found: Case, checklist: Checklist, at: Date): void {
  if (found.figures.state === 'inputs' && checklist.isComplete)
    found.move({ command: 'complete-inputs', party: 'seller', byId: found.ownerId }, at);
}
