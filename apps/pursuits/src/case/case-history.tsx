import { CASE_STATE_LABELS, CASE_STEP_TEXTS, personText } from '@casewright/rules';
import type { CaseProgress } from '../queries';
import { type TimelineEntry, Timeline } from '../timeline/timeline';

type Step = CaseProgress['history'][number];

/** Newest first. */
export const CaseHistory = ({ steps }: { readonly steps: readonly Step[] }) => (
  <Timeline
    label="Steps of the case"
    entries={steps.map((step) => ({ ...ofCase(step), detail: CASE_STATE_LABELS[step.state] }))}
  />
);

export const ofCase = ({ command, at, by, party, reason }: Step): TimelineEntry => ({
  command,
  at,
  who: nameOf(by, party),
  what: CASE_STEP_TEXTS[command],
  comment: reason && `“${reason}”`,
});

export const nameOf = ({ isYou, name }: Step['by'], party: Step['party']): string =>
  personText({ isYou, name: name || (party === 'provider' ? 'Casewright' : '') });
