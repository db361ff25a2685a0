import { countText } from '@casewright/rules';
import { actionText } from './actions';
import type { AuditEntry } from './queries';

type Recorded = Pick<AuditEntry, 'action' | 'details'>;

/** What a verification found wrong. */
export const problemsIn = ({ details: { facts } }: Recorded): number => Number(facts?.['problems'] ?? 0);

/** 'Ledger verified', or 'Ledger verified: 2 problems found'. */
export function entryTitle(entry: Recorded): string {
  const problems = problemsIn(entry);
  const found = problems > 0 ? `: ${countText(problems)} ${problems === 1 ? 'problem' : 'problems'} found` : '';
  return actionText(entry.action) + found;
}
