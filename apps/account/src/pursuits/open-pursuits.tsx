import {
  acvText,
  CASE_STATE_LABELS,
  type CaseState,
  dueDayText,
  PURSUIT_STAGE_LABELS,
  sellersTask,
} from '@casewright/rules';
import { Badge, Table, type TableColumn } from '@casewright/ui';
import { caseOfPursuit, priceCaseOf, pursuitAt } from '@casewright/web/paths';
import { ProspectCell } from '@casewright/web/prospect-cell';
import { Link } from '@casewright/web/router';
import type { RegisteredPursuit } from './queries';

/** Undecided pursuits with their next steps. */
export const OpenPursuits = ({ pursuits }: { readonly pursuits: readonly RegisteredPursuit[] }) => (
  <Table caption="Open pursuits" isInPanel columns={columns} rows={pursuits} rowKey={({ id }) => id} />
);

const columns: readonly TableColumn<RegisteredPursuit>[] = [
  {
    title: 'Prospect',
    isRowHeader: true,
    cell: (pursuit) => <ProspectCell {...pursuit} />,
  },
  { title: 'Case', cell: (pursuit) => <CaseSign {...pursuit} /> },
  { title: 'Next step', cell: (pursuit) => <NextStep {...pursuit} /> },
  {
    title: 'Due',
    cell: (pursuit) => (
      <span className={`whitespace-nowrap ${pursuit.caseDueAt ? DUE_LOOKS[standingOf(pursuit)] : DUE_LOOKS.none}`}>
        {pursuit.caseDueAt ? dueDayText(pursuit.caseDueAt) : '—'}
      </span>
    ),
  },
  {
    title: 'ACV',
    align: 'right',
    cell: ({ acvDollars, acvTier }) => acvText(acvDollars, acvTier),
  },
];

type Standing = 'waits' | 'overdue' | 'running' | 'none';

const DUE_LOOKS: Readonly<Record<Standing, string>> = {
  waits: 'font-semibold text-value',
  overdue: 'font-semibold text-danger',
  running: 'text-ink-muted',
  none: 'text-ink-muted',
};

/** Waiting for the user first, then overdue. */
export const byUrgency = (one: RegisteredPursuit, other: RegisteredPursuit): number =>
  URGENCY.indexOf(standingOf(one)) - URGENCY.indexOf(standingOf(other));

const URGENCY: readonly Standing[] = ['waits', 'overdue', 'running', 'none'];

function standingOf({ stage, caseState, caseDueAt, waitsForOwner }: RegisteredPursuit): Standing {
  if (waitsForOwner) return 'waits';
  if (stage !== 'active' || !caseState) return 'none';
  return caseDueAt !== null && new Date(caseDueAt) < new Date() ? 'overdue' : 'running';
}

function CaseSign(pursuit: RegisteredPursuit) {
  const { stage, caseState } = pursuit;
  switch (standingOf(pursuit)) {
    case 'waits':
      return <Badge tone="value">Waiting for you</Badge>;
    case 'overdue':
      return <Badge tone="danger">Overdue</Badge>;
    case 'running':
      return <Badge>{caseState && CASE_STATE_LABELS[caseState]}</Badge>;
    case 'none':
      return <Badge tone="neutral">{stage === 'registered' ? 'No case yet' : PURSUIT_STAGE_LABELS[stage]}</Badge>;
  }
}

function NextStep(pursuit: RegisteredPursuit) {
  const { id, stage, caseState } = pursuit;
  const standing = standingOf(pursuit);
  if (standing === 'none')
    return stage === 'registered' ? (
      <Link to={priceCaseOf(id)} className={linkLook}>
        Price a case
      </Link>
    ) : (
      <Link to={pursuitAt(id)} className={linkLook}>
        Record the decision
      </Link>
    );
  if (!caseState) return '—';
  if (standing === 'waits')
    return (
      <Link to={caseOfPursuit(id)} className={linkLook}>
        {sellersTask(caseState)}
      </Link>
    );
  return <span className="text-ink-muted">{PROVIDERS_STEPS[caseState] ?? 'With the analyst'}</span>;
}

const PROVIDERS_STEPS: Readonly<Partial<Record<CaseState, string>>> = {
  terms: 'Terms under review',
  'on-hold': 'On hold',
};

const linkLook =
  'inline-block rounded-box font-medium text-accent wrap-anywhere hover:text-accent-strong max-md:py-1.5';
