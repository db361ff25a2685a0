import { Badge, type BadgeTone, creditText, Facts } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { formatDate } from '@casewright/web';
import { AdminList } from '../list/admin-list';
import { Moment, ShortId, shortId, UserLink } from '../list/cells';
import { Decision } from './decision';
import { ADJUSTMENT_KINDS, ADJUSTMENT_STATES, adjustmentTitle } from './labels';
import { adjustmentsList, type Adjustment } from './queries';
import { WaitingRefund } from './waiting-refund';

/** Manual credit adjustments, including those that wait for a second admin. */
export function CreditsTab() {
  return (
    <AdminList
      list={adjustmentsList}
      title="Credit Adjustments"
      searchFor="Name, email, or ID"
      columns={columns}
      filters={{ state: { label: 'State', choices: ADJUSTMENT_STATES } }}
      details={details}
      emptyTitle="No adjustments found"
      empty="Grant or correct credits on a user’s page. A second admin approves adjustments above 500 here."
    />
  );
}

const TONES: Readonly<Record<Adjustment['state'], BadgeTone>> = {
  waiting: 'value',
  sending: 'info',
  posted: 'accent',
  declined: 'neutral',
  canceled: 'neutral',
  failed: 'danger',
};

const StateBadge = ({ state }: Pick<Adjustment, 'state'>) => (
  <Badge tone={TONES[state]}>{ADJUSTMENT_STATES[state]}</Badge>
);

const nameOf = (email: string | null, id: string): string => email ?? `Deleted user ${shortId(id)}`;

const columns: readonly GridColumn<Adjustment>[] = [
  {
    title: 'User',
    isRowHeader: true,
    cell: ({ owner, ownerId }) => <span className="wrap-anywhere">{nameOf(owner, ownerId)}</span>,
  },
  { title: 'Kind', isInDetails: true, cell: ({ kind }) => ADJUSTMENT_KINDS[kind] },
  {
    title: 'Reason',
    isInDetails: true,
    cell: ({ reason }) => <span className="line-clamp-1 max-w-80 wrap-anywhere text-ink-muted">{reason}</span>,
  },
  { title: 'State', cell: (adjustment) => <StateBadge {...adjustment} /> },
  { title: 'Requested', order: 'requested', cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
  {
    title: 'Credits',
    align: 'right',
    cell: ({ credits }) => <span className="font-semibold">{creditText(credits, true)}</span>,
  },
];

const details = (adjustment: Adjustment) => ({
  title: adjustmentTitle(adjustment),
  lead: <StateBadge {...adjustment} />,
  body: (
    <Facts
      facts={[
        {
          label: 'User',
          value: <UserLink id={adjustment.ownerId} name={nameOf(adjustment.owner, adjustment.ownerId)} />,
        },
        { label: 'Reason', value: adjustment.reason },
        ...(adjustment.expiresAt ? [{ label: 'Expires', value: formatDate(adjustment.expiresAt) }] : []),
        ...(adjustment.orderId
          ? [{ label: 'Order', value: <ShortId id={adjustment.orderId} label="Copy the order ID" /> }]
          : []),
        { label: 'Requested by', value: nameOf(adjustment.requester, adjustment.requestedBy) },
        { label: 'Requested', value: <Moment at={adjustment.requestedAt} /> },
        ...decisionFacts(adjustment),
      ]}
    />
  ),
  actions: actionsOf(adjustment),
});

/** The bank decides that a refund fails. */
function decisionFacts({ state, decider, decidedBy, decidedAt, cancelReason }: Adjustment) {
  if (state === 'sending' || !decidedBy || !decidedAt) return [];
  const [by, at] = state === 'posted' ? ['Approved', 'Decided'] : [ADJUSTMENT_STATES[state], ADJUSTMENT_STATES[state]];
  return [
    ...(state === 'failed' ? [] : [{ label: `${by} by`, value: nameOf(decider, decidedBy) }]),
    { label: at, value: <Moment at={decidedAt} /> },
    ...(cancelReason ? [{ label: 'Cancellation reason', value: cancelReason }] : []),
  ];
}

function actionsOf(adjustment: Adjustment) {
  const { id, state } = adjustment;
  if (state === 'waiting') return <Decision key={id} adjustment={adjustment} />;
  if (state === 'sending') return <WaitingRefund key={id} id={id} />;
  if (state !== 'failed') return undefined;
  return (
    <p className="text-label text-ink-muted">
      The bank returned the money of this refund. Unless the order has been refunded or disputed since, you can refund
      it again on the user’s page.
    </p>
  );
}
