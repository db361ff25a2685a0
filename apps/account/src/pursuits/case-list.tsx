import { comparisonText, momentText, type SlaDays } from '@casewright/rules';
import { CreditAmount } from '@casewright/ui';
import { caseAt } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { BriefcaseBusiness } from 'lucide-react';
import type { StartedCase } from './use-cases';

export function CaseList({ cases }: { readonly cases: readonly StartedCase[] }) {
  return (
    <ul aria-label="Pursuits">
      {cases.map(({ id, selections, price, startedAt }) => (
        <li key={id} className="flex items-center gap-3.5 border-t border-line py-3.5 first:border-t-0">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
            <BriefcaseBusiness aria-hidden className="size-4.5" />
          </span>
          <span className="min-w-0 flex-1">
            <Link to={caseAt(id)} className="block rounded-box text-small font-medium wrap-anywhere hover:text-accent">
              {comparisonText(selections)}
            </Link>
            <span className="block text-caption text-ink-faint">
              Started <time dateTime={startedAt}>{momentText(new Date(startedAt))}</time>
              {selections.slaDays && `, ${dueText(selections.slaDays)}`}
            </span>
          </span>
          <span className="text-right">
            <span className="block font-semibold">
              <CreditAmount credits={price.totalCredits} />
            </span>
            <span className="block text-caption text-ink-faint">credits</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const dueText = (days: SlaDays): string => `due in ${days} business ${days === 1 ? 'day' : 'days'}`;
