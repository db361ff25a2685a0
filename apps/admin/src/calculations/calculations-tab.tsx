import { ACV_TIERS, SLA_DAYS } from '@casewright/rules';
import { CreditAmount } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { AdminList } from '../list/admin-list';
import { Moment } from '../list/cells';
import { ContactUser, ownerName } from '../list/owner';
import { SolutionsCell } from '../list/solutions';
import { CalculationDetails, slaText } from './calculation-details';
import { calculationsList, type CalculationRow } from './queries';

export function CalculationsTab() {
  return (
    <AdminList
      list={calculationsList}
      title="Saved Calculations"
      searchFor="Title, solution, or user"
      columns={columns}
      filters={{
        sla: {
          label: 'SLA turnaround',
          choices: Object.fromEntries(SLA_DAYS.map((days) => [String(days), slaText(days)])),
        },
        acv: { label: 'ACV', choices: Object.fromEntries(ACV_TIERS.map((tier) => [tier, tier])) },
      }}
      details={details}
      emptyTitle="No saved calculations found. Users can save calculations from the Cost Calculation page."
      empty=""
    />
  );
}

const titleOf = ({ title }: CalculationRow): string => title || 'Untitled Calculation';

const columns: readonly GridColumn<CalculationRow>[] = [
  {
    title: 'Title',
    order: 'title',
    isRowHeader: true,
    cell: (calculation) => (
      <span className="grid min-w-48">
        <span className="line-clamp-2 wrap-anywhere">{titleOf(calculation)}</span>
        <span className="line-clamp-1 text-label font-normal wrap-anywhere text-ink-muted">
          {ownerName(calculation)}
        </span>
      </span>
    ),
  },
  {
    title: 'Proposed',
    isInDetails: true,
    cell: ({ proposedCount, proposedSolutionNames }) => (
      <SolutionsCell count={proposedCount} names={proposedSolutionNames} otherwise="Solution" />
    ),
  },
  {
    title: 'Competitors',
    isInDetails: true,
    cell: ({ competitiveCount, competitorNames }) => (
      <SolutionsCell count={competitiveCount} names={competitorNames} otherwise="Competition" />
    ),
  },
  {
    title: 'Total with support',
    order: 'total',
    align: 'right',
    cell: ({ totalWithSupport, totalCaseCredits, presentationSupport }) => (
      <span className="grid justify-items-end">
        <span className="font-semibold">
          <CreditAmount credits={totalWithSupport} />
        </span>
        <span className="text-label whitespace-nowrap text-ink-muted">
          {totalCaseCredits} case + {presentationSupport} support
        </span>
      </span>
    ),
  },
  { title: 'Created', order: 'saved', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    title: 'Contact User',
    isTitleHidden: true,
    isInDetails: true,
    align: 'right',
    cell: (calculation) => <ContactUser row={calculation} />,
  },
];

const details = (calculation: CalculationRow) => ({
  title: titleOf(calculation),
  lead: (
    <>
      {ownerName(calculation)}, <Moment at={calculation.createdAt} />
    </>
  ),
  body: <CalculationDetails calculation={calculation} />,
  actions: <ContactUser row={calculation} isMain />,
});
