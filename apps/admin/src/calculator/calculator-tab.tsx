import { CreditAmount, Facts } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { AdminList } from '../list/admin-list';
import { Moment } from '../list/cells';
import { ContactUser, OwnerCell, ownerFacts, ownerName } from '../list/owner';
import { DetailList, namesOf, SolutionsCell } from '../list/solutions';
import { draftsList, type DraftRow } from './queries';

export function CalculatorTab() {
  return (
    <AdminList
      list={draftsList}
      title="Pricing Calculator"
      searchFor="Solution, user, or ID"
      columns={columns}
      details={details}
      emptyTitle="No pricing calculator data found"
      empty="What sellers enter in the calculator appears here."
    />
  );
}

const columns: readonly GridColumn<DraftRow>[] = [
  { title: 'User', isRowHeader: true, cell: (draft) => <OwnerCell row={draft} /> },
  {
    title: 'Proposed solutions',
    cell: ({ solutionCount, solutionNames }) => (
      <SolutionsCell count={solutionCount} names={solutionNames} otherwise="Solution" />
    ),
  },
  {
    title: 'Competitive solutions',
    isInDetails: true,
    cell: ({ competitionCount, competitionNames }) => (
      <SolutionsCell count={competitionCount} names={competitionNames} otherwise="Competition" />
    ),
  },
  {
    title: 'Base credits',
    order: 'base',
    align: 'right',
    cell: ({ baseSolutionCredits }) => (
      <span className="inline-block text-right md:min-w-20">
        <CreditAmount credits={baseSolutionCredits} />
      </span>
    ),
  },
  { title: 'Submitted', order: 'submitted', isInDetails: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    title: 'Contact User',
    isTitleHidden: true,
    align: 'right',
    cell: (draft) => <ContactUser row={draft} />,
  },
];

const details = (draft: DraftRow) => ({
  title: ownerName(draft),
  lead: 'Now in the calculator',
  body: (
    <>
      <Facts
        facts={[
          ...ownerFacts(draft),
          { label: 'Base credits', value: <CreditAmount credits={draft.baseSolutionCredits} /> },
          { label: 'Submitted', value: <Moment at={draft.createdAt} /> },
          { label: 'Last changed', value: <Moment at={draft.changedAt} /> },
        ]}
      />
      <DetailList
        title={`Proposed solutions (${draft.solutionCount})`}
        items={namesOf(draft.solutionNames, 'Solution')}
      />
      <DetailList
        title={`Competitive solutions (${draft.competitionCount})`}
        items={namesOf(draft.competitionNames, 'Competition')}
      />
    </>
  ),
  actions: <ContactUser row={draft} isMain />,
});
