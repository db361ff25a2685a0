import { acvText, PURSUIT_STAGE_LABELS } from '@casewright/rules';
import { Badge } from '@casewright/ui';
import { formatUtcDay } from '@casewright/web';
import { pursuitAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { RegisteredPursuit } from './queries';

export function PursuitList({ pursuits }: { readonly pursuits: readonly RegisteredPursuit[] }) {
  return (
    <ul aria-label="Registered pursuits">
      {pursuits.map(({ id, prospect, opportunity, stage, acvDollars, acvTier, expectedClose, decidedOn, reason }) => (
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
          <Badge tone={stage === 'won' ? 'accent' : 'neutral'}>{PURSUIT_STAGE_LABELS[stage]}</Badge>
          <span className="text-right">
            <span className="block font-semibold tabular-nums">{acvText(acvDollars, acvTier)}</span>
            <span className="block text-caption text-ink-faint">
              {decidedOn && `Decided ${formatUtcDay(decidedOn)}`}
              {!decidedOn && expectedClose && `Closes ${formatUtcDay(expectedClose)}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
