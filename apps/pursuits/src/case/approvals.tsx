import { type CaseActor, type CaseStepCommand, momentText, REVIEW_KIND_LABELS } from '@casewright/rules';
import { Avatar, Badge, type BadgeTone, Panel } from '@casewright/ui';
import type { CaseProgress } from '../queries';
import { nameOf } from './case-history';

interface Outcome {
  readonly tone: BadgeTone;
  readonly outcome: string;
  readonly of: string;
}

const ADVOCATE_REVIEW = REVIEW_KIND_LABELS.advocate;

const OUTCOMES: Readonly<Partial<Record<CaseStepCommand, Outcome>>> = {
  accept: { tone: 'accent', outcome: 'Accepted', of: 'New terms' },
  decline: { tone: 'danger', outcome: 'Declined', of: 'New terms' },
  'approve-case': { tone: 'accent', outcome: 'Approved', of: REVIEW_KIND_LABELS.case },
  'ask-changes': { tone: 'value', outcome: 'Changes requested', of: REVIEW_KIND_LABELS.case },
  'approve-review': { tone: 'accent', outcome: 'Approved', of: ADVOCATE_REVIEW },
  'advocate-decline': { tone: 'danger', outcome: 'Declined', of: ADVOCATE_REVIEW },
};

const PARTIES: Readonly<Record<CaseActor, string>> = { seller: 'Seller', provider: 'Provider', advocate: 'Advocate' };

/** Newest first. Renders nothing if there are none. */
export function Approvals({ steps }: { readonly steps: CaseProgress['history'] }) {
  const given = steps.flatMap((step, index) => {
    const outcome = OUTCOMES[step.command];
    const isOfAdvocate = step.command === 'ask-changes' && steps[index + 1]?.state === 'advocate-review';
    return outcome ? [{ ...step, ...outcome, ...(isOfAdvocate && { of: ADVOCATE_REVIEW }) }] : [];
  });
  if (given.length === 0) return null;
  return (
    <Panel title="Approvals">
      <ul aria-label="Approvals">
        {given.map(({ at, by, party, reason, tone, outcome, of }, index) => (
          <li
            key={given.length - index}
            className="flex gap-3.5 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0"
          >
            <Avatar name={by.name} />
            <span className="min-w-0 flex-1 text-small">
              <span className="block wrap-anywhere">
                <strong className="font-semibold">{nameOf(by, party)}</strong>{' '}
                <span className="text-label text-ink-muted">{PARTIES[party]}</span>
              </span>
              <span className="block text-label wrap-anywhere text-ink-muted">
                {of}
                {reason && `. “${reason}”`}
              </span>
            </span>
            <span className="grid justify-items-end gap-1">
              <Badge tone={tone}>{outcome}</Badge>
              <time dateTime={at} className="text-caption text-ink-faint">
                {momentText(new Date(at))}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
