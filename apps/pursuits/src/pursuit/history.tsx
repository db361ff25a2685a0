import { PURSUIT_STEP_TEXTS } from '@casewright/rules';
import { nameOf, ofCase } from '../case/case-history';
import type { CaseProgress, PursuitDetails } from '../queries';
import { type TimelineEntry, Timeline } from '../timeline/timeline';

type Step = PursuitDetails['history'][number];
type CaseStep = CaseProgress['history'][number];

const FACTS: Readonly<Record<string, string>> = {
  prospect: 'prospect',
  opportunity: 'opportunity',
  acvDollars: 'annual contract value',
  expectedClose: 'expected close',
  proposed: 'proposed solutions',
  competing: 'competition',
  contacts: 'contacts',
  notes: 'notes',
};

interface HistoryProps {
  readonly steps: readonly Step[];
  readonly caseSteps: readonly CaseStep[];
}

/** Steps of the pursuit and its cases, newest first. */
export function History({ steps, caseSteps }: HistoryProps) {
  // The sort is stable: case steps go above pursuit steps of the same time.
  const all = [...caseSteps.map(ofCase), ...steps.filter(isOfPursuit).map(ofPursuit)].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  return <Timeline label="What happened" entries={all} />;
}

/** Steps of the case are listed by the case itself. */
const isOfPursuit = ({ command }: Step): boolean => command !== 'run-case' && command !== 'end-case';

const ofPursuit = ({ command, at, by, reason, changed }: Step): TimelineEntry => ({
  command,
  at,
  who: nameOf(by, 'seller'),
  what: PURSUIT_STEP_TEXTS[command],
  comment: reason && (command === 'note' ? reason : `Reason: ${reason}`),
  detail: changed.length > 0 ? `Changed: ${changed.map((fact) => FACTS[fact] ?? fact).join(', ')}` : undefined,
});
