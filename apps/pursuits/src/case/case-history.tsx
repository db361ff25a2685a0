import { CASE_STATE_LABELS, CASE_STEP_TEXTS, momentText, personText } from '@casewright/rules';
import type { CaseProgress } from '../queries';

type Step = CaseProgress['history'][number];

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
