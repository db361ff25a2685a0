import { CASE_STEP_TEXTS, momentText, PURSUIT_STEP_TEXTS } from '@casewright/rules';
import { nameOf } from '../case/case-history';
import type { CaseProgress, WholePursuit } from '../queries';

type Step = WholePursuit['history'][number];
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

interface Happened {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly said: string | null;
  readonly detail?: string | undefined;
}

interface HistoryProps {
  readonly steps: readonly Step[];
  readonly caseSteps: readonly CaseStep[];
}

/** Who did what with the pursuit and its cases, the newest first. */
export function History({ steps, caseSteps }: HistoryProps) {
  // Of one moment, the case comes after its pursuit.
  const all = [...caseSteps.map(ofCase), ...steps.filter(isOfPursuit).map(ofPursuit)].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  return (
    <ol aria-label="What happened">
      {all.map(({ at, who, what, said, detail }) => (
        <li key={`${what} ${at}`} className="grid gap-1 border-l border-line-strong py-2.5 pl-4.5 text-small">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <strong className="font-semibold">{who}</strong> {what}
            </span>
            <time dateTime={at} className="text-caption text-ink-faint">
              {momentText(new Date(at))}
            </time>
          </span>
          {said && <span className="text-label wrap-anywhere whitespace-pre-wrap text-ink-muted">{said}</span>}
          {detail && <span className="text-label text-ink-muted">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

/** What its case did, the steps of the case say. */
const isOfPursuit = ({ command }: Step): boolean => command !== 'run-case' && command !== 'end-case';

const ofPursuit = ({ command, at, by, reason, changed }: Step): Happened => ({
  at,
  who: nameOf(by, 'seller'),
  what: PURSUIT_STEP_TEXTS[command],
  said: reason && (command === 'note' ? reason : `Reason: ${reason}`),
  detail: changed.length > 0 ? `Changed: ${changed.map((fact) => FACTS[fact] ?? fact).join(', ')}` : undefined,
});

const ofCase = ({ command, at, by, party, reason }: CaseStep): Happened => ({
  at,
  who: nameOf(by, party),
  what: CASE_STEP_TEXTS[command],
  said: reason && `“${reason}”`,
});
