import { rateChanges } from '@casewright/rules';
import { Button, buttonLook, Callout, Facts } from '@casewright/ui';
import type { GridColumn } from '@casewright/ui/data-grid';
import { formatUtcDay, newIdempotencyKey } from '@casewright/web';
import { useRates } from '@casewright/web/rate-cards';
import { Link, useNavigate } from '@casewright/web/router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../change/use-change';
import { AdminList } from '../list/admin-list';
import { Moment } from '../list/cells';
import { drafting } from './changes';
import { rateCardsList, type RateCardVersion } from './queries';
import { StateBadge, STATES } from './state-badge';
import { rateCardPath } from './tab';

export function RateCardsTab() {
  return (
    <AdminList
      list={rateCardsList}
      title="Rate Cards"
      searchFor="Version"
      columns={columns}
      filters={{ state: { label: 'State', choices: STATES } }}
      details={details}
      emptyTitle="No rate cards found"
      empty=""
    >
      <NewVersion />
    </AdminList>
  );
}

function NewVersion() {
  const navigate = useNavigate();
  const { make, isPending, failure, prompt } = useChange();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const draft = () => void make(drafting(idempotencyKey, (id) => void navigate(rateCardPath(id))));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-ink-muted">
          Cases and saved calculations keep the rate card that priced them. A new one applies from its start date.
        </p>
        <Button kind="primary" isWorking={isPending} onClick={draft}>
          <Plus aria-hidden className="size-4" />
          New version
        </Button>
      </div>
      {failure && <Callout kind="danger">{failure}</Callout>}
      {prompt}
    </div>
  );
}

const startText = ({ validFrom }: RateCardVersion): string => (validFrom ? formatUtcDay(validFrom) : 'No date yet');

const columns: readonly GridColumn<RateCardVersion>[] = [
  { title: 'Version', isRowHeader: true, cell: ({ version }) => version },
  { title: 'State', cell: (card) => <StateBadge state={card.state} /> },
  {
    title: 'Applies from',
    order: 'start',
    cell: (card) => <span className="whitespace-nowrap">{startText(card)}</span>,
  },
  { title: 'Changes from today', cell: (card) => <ChangeCount card={card} /> },
  { title: 'Changed', cell: ({ changedAt }) => <Moment at={changedAt} /> },
];

function ChangeCount({ card }: { readonly card: RateCardVersion }) {
  const count = Object.keys(rateChanges(useRates(), card.rates)).length;
  return <span className="text-ink-muted">{count === 0 ? 'None' : `${count} ${count === 1 ? 'rate' : 'rates'}`}</span>;
}

const details = (card: RateCardVersion) => ({
  title: `Rate card ${card.version}`,
  lead: <StateBadge state={card.state} />,
  body: <Summary card={card} />,
  actions: (
    <Link to={rateCardPath(card.id)} className={buttonLook('primary')}>
      Open
    </Link>
  ),
});

function Summary({ card }: { readonly card: RateCardVersion }) {
  const changes = Object.entries(rateChanges(useRates(), card.rates));
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { label: 'Applies from', value: startText(card) },
          { label: 'Created', value: <Moment at={card.createdAt} /> },
          ...(card.publishedAt ? [{ label: 'Published', value: <Moment at={card.publishedAt} /> }] : []),
        ]}
      />
      {changes.length > 0 && (
        <div className="grid gap-2.5">
          <h3 className="text-label font-semibold">Compared with today</h3>
          <Facts facts={changes.map(([label, [before, after]]) => ({ label, value: `${before} → ${after}` }))} />
        </div>
      )}
    </div>
  );
}
