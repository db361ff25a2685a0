import { CASE_STATE_LABELS, caseNumberText, isSellersTurn, nameText } from '@casewright/rules';
import { Avatar, Badge } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { dueText, isOverdue, waitsText } from './due-text';
import type { CaseToDo } from './queries';

/** @param isBesidePanel whether an open panel already names the seller */
export const caseColumns = (
  onOpen: (row: CaseToDo) => void,
  isBesidePanel: boolean,
): readonly GridColumn<CaseToDo>[] => [
  {
    title: 'Due',
    cell: (row) => {
      const isLate = isOverdue(row.dueAt);
      return (
        <span className="block whitespace-nowrap">
          <span className={`block font-semibold ${isLate ? 'text-danger' : ''}`}>{dueText(row)}</span>
          <span className={`block text-caption ${isLate ? 'text-danger' : 'text-ink-muted'}`}>
            {waitsText(row.state, isLate)}
          </span>
        </span>
      );
    },
  },
  {
    title: 'Case',
    isRowHeader: true,
    cell: (row) => (
      <>
        <button
          type="button"
          className="block rounded-box text-left font-semibold wrap-anywhere hover:text-accent max-md:min-h-11"
          onClick={() => onOpen(row)}
        >
          {row.prospect}
        </button>
        <span className="block text-caption font-normal wrap-anywhere text-ink-muted">
          {caseNumberText(row.number)} · {row.opportunity}
        </span>
      </>
    ),
  },
  {
    title: 'State',
    cell: ({ state }) => (
      <Badge tone={state === 'on-hold' ? 'neutral' : isSellersTurn(state) ? 'value' : 'accent'}>
        {CASE_STATE_LABELS[state]}
      </Badge>
    ),
  },
  {
    title: 'Analyst',
    cell: ({ analyst }) =>
      analyst === null ? (
        <span className="text-ink-muted">Not assigned</span>
      ) : (
        <span className="flex items-center gap-2">
          <Avatar name={nameText(analyst)} />
          {nameText(analyst)}
        </span>
      ),
  },
  ...(isBesidePanel ? [] : [SELLER]),
  { title: 'Credits', align: 'right', cell: ({ credits }) => <span className="font-semibold">{credits}</span> },
];

const SELLER: GridColumn<CaseToDo> = {
  title: 'Seller',
  cell: ({ seller, company }) => (
    <span className="block max-md:text-right">
      <span className="block wrap-anywhere">{nameText(seller)}</span>
      <span className="block text-caption wrap-anywhere text-ink-muted">{company}</span>
    </span>
  ),
};
