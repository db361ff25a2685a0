import { CASE_STATE_LABELS, momentText, personText } from '@casewright/rules';
import type { CaseProgress } from '../queries';

type Step = CaseProgress['history'][number];

export const CASE_STEP_TEXTS: Readonly<Record<Step['command'], string>> = {
  start: 'started the case',
  'complete-inputs': 'completed the inputs',
  'return-inputs': 'sent back an input',
  confirm: 'confirmed the terms',
  requote: 'proposed new terms',
  accept: 'accepted the new terms',
  decline: 'declined the new terms',
  'finish-analysis': 'finished the analysis',
  'approve-case': 'approved the case',
  'ask-changes': 'asked for changes',
  'approve-review': 'approved the advocate review',
  'skip-review': 'skipped the advocate review',
  deliver: 'delivered the case',
  present: 'presented the case',
  close: 'closed the case',
  hold: 'put the case on hold',
  resume: 'resumed the case',
  cancel: 'canceled the case',
  'publish-version': 'published a version',
  'propose-review': 'proposed times for a review',
  'book-review': 'booked a review',
  'ask-other-times': 'asked for other times for a review',
  'decline-review': 'declined a review',
  'cancel-review': 'canceled a review',
  'minute-review': 'wrote the minutes of a review',
  'complete-item': 'completed an action item',
  'invite-advocate': 'invited an advocate',
  'revoke-advocate': 'revoked the link of an advocate',
  'advocate-open': 'opened the case',
  'advocate-stop': 'was locked out after too many wrong tries',
  'advocate-comment': 'commented on the case',
  'advocate-decline': 'declined the case',
};

/** Who did what with the case and why, the newest first. */
export function CaseHistory({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol aria-label="Steps of the case">
      {steps.map(({ command, party, by, at, reason, state }) => (
        <li
          key={`${command} ${at} ${reason}`}
          className="grid gap-1 border-l border-line-strong py-2.5 pl-4.5 text-small"
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <strong className="font-semibold">{nameOf(by, party)}</strong> {CASE_STEP_TEXTS[command]}
            </span>
            <time dateTime={at} className="text-caption text-ink-faint">
              {momentText(new Date(at))}
            </time>
          </span>
          {reason && <span className="text-label wrap-anywhere text-ink-muted">“{reason}”</span>}
          <span className="text-caption text-ink-faint">{CASE_STATE_LABELS[state]}</span>
        </li>
      ))}
    </ol>
  );
}

export const nameOf = ({ isYou, name }: Step['by'], party: Step['party']): string =>
  personText({ isYou, name: name || (party === 'provider' ? 'Casewright' : '') });
