import { CASE_STATE_LABELS, creditUnit, momentText } from '@casewright/rules';
import { Badge, CreditAmount } from '@casewright/ui';
import { caseAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { BriefcaseBusiness } from 'lucide-react';
import type { StartedCase } from './queries';

export function CaseList({ cases }: { readonly cases: readonly StartedCase[] }) {
  return (
    <ul aria-label="Pursuits">
      {cases.map(({ id, name, title, state, selections, price, startedAt }) => (
        <li key={id} className="flex items-start gap-3.5 border-t border-line py-3.5 first:border-t-0 md:items-center">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent max-md:hidden">
            <BriefcaseBusiness aria-hidden className="size-4.5" />
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <span className="min-w-0 flex-1 basis-60">
              <Link
                to={caseAt(id)}
                className="block rounded-box py-1 text-small font-semibold wrap-anywhere hover:text-accent max-md:py-2.5"
              >
                {name}
              </Link>
              <span className="block text-label text-ink-faint">
                {name !== title && `${title}. `}Started{' '}
                <time dateTime={startedAt}>{momentText(new Date(startedAt))}</time>
                {selections.slaDays &&
                  `, turnaround ${selections.slaDays} business ${selections.slaDays === 1 ? 'day' : 'days'}`}
              </span>
            </span>
            {state === 'cancelled' && <Badge tone="neutral">{CASE_STATE_LABELS[state]}</Badge>}
          </span>
          <span className="text-right max-md:pt-2">
            <span className="block font-semibold">
              <CreditAmount credits={price.totalCredits} />
            </span>
            <span className="block text-caption text-ink-faint">{creditUnit(price.totalCredits)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
