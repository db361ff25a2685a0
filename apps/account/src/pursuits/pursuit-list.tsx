import { CASE_STATE_LABELS, PURSUIT_STAGE_LABELS } from '@casewright/rules';
import { Badge, moneyText } from '@casewright/ui';
import { formatUtcDay } from '@casewright/web';
import { pursuitAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { RegisteredPursuit } from './queries';

/** Decided ones with their reason. */
export function PursuitList({ pursuits }: { readonly pursuits: readonly RegisteredPursuit[] }) {
  return (
    <ul aria-label="Registered pursuits">
      {pursuits.map(
        ({ id, prospect, opportunity, stage, acvDollars, expectedClose, decidedOn, reason, ...standing }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line py-3.5 first:border-t-0"
          >
            <span className="min-w-0 flex-1 basis-60 max-md:basis-full">
              <Link
                to={pursuitAt(id)}
                className="block rounded-box py-1 text-small font-semibold wrap-anywhere hover:text-accent max-md:py-2.5"
              >
                {prospect}
              </Link>
              <span className="block text-label wrap-anywhere text-ink-faint">{opportunity}</span>
              {reason && <span className="block text-label wrap-anywhere text-ink-muted">Reason: {reason}</span>}
            </span>
            {stage === 'active' && standing.caseState ? (
              <CaseBadge {...standing} caseState={standing.caseState} />
            ) : (
              <Badge tone={stage === 'won' ? 'accent' : 'neutral'}>{PURSUIT_STAGE_LABELS[stage]}</Badge>
            )}
            <span className="text-right">
              <span className="block font-semibold tabular-nums">{moneyText(acvDollars * 100).replace('.00', '')}</span>
              <span className="block text-caption text-ink-faint">
                {decidedOn ? `Decided ${formatUtcDay(decidedOn)}` : `Closes ${formatUtcDay(expectedClose)}`}
              </span>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

interface CaseBadgeProps extends Pick<RegisteredPursuit, 'caseDueAt' | 'waitsForOwner'> {
  readonly caseState: NonNullable<RegisteredPursuit['caseState']>;
}

function CaseBadge({ caseState, caseDueAt, waitsForOwner }: CaseBadgeProps) {
  if (waitsForOwner) return <Badge tone="value">Waiting for you</Badge>;
  if (caseDueAt !== null && isPast(caseDueAt)) return <Badge tone="danger">Overdue</Badge>;
  return <Badge>{CASE_STATE_LABELS[caseState]}</Badge>;
}

const isPast = (time: string): boolean => new Date(time) < new Date();
