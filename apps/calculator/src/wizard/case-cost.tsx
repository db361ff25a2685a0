import { creditsText, priceCase, type CaseSelections } from '@casewright/rules';
import { CostBar, CostSummary } from '@casewright/ui';
import { useBalance } from '@casewright/web';
import { useRates } from '@casewright/web/rate-cards';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { useDraft } from '../draft/draft';
import { costLines } from '../pricing/cost-lines';
import { useLastChange } from '../pricing/use-last-change';

const Cost = createContext<ComponentProps<typeof CostSummary>>({ title: '', lines: [], totalCredits: 0, note: '' });

interface CaseCostProps {
  /** Answers that Proceed adds. */
  readonly preselected: Partial<CaseSelections> | undefined;
  readonly children: ReactNode;
}

/** Subscribes to the answers, so that the page around it does not re-render. */
export function CaseCost({ preselected, children }: CaseCostProps) {
  const draft = useDraft();
  const selections = { ...draft, ...preselected };
  const rates = useRates();
  const price = priceCase(selections, rates);
  const changes = useLastChange(price, draft.attempt);
  const balance = useBalance();
  const funds = balance === undefined ? '' : `You have ${creditsText(balance)}. `;
  const cost = {
    title: 'Case cost',
    lines: costLines(selections, price, rates, changes),
    totalCredits: price.totalCredits,
    change: changes.totalCredits,
    note: `${funds}You won't be charged until you start the case.`,
  };
  return <Cost value={cost}>{children}</Cost>;
}

export const CaseCostSummary = () => <CostSummary {...use(Cost)} />;

export const CaseCostBar = ({ children }: { readonly children: ReactNode }) => (
  <CostBar {...use(Cost)}>{children}</CostBar>
);
