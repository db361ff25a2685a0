import { type RateCard, rateCardAt, type RateCardSeries } from '@casewright/rules';
import { Loaded, PageTitle } from '@casewright/ui';
import { formatUtcDay, isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { rateCardsQuery, useRateCards } from '@casewright/web/rate-cards';
import { useParams } from '@casewright/web/router';
import { Moment } from '../list/cells';
import { DraftEditor } from './draft-editor';
import { PreviewPanel } from './preview-panel';
import { rateCardQuery, type RateCardVersion } from './queries';
import { RateTable } from './rate-table';
import { StateBadge } from './state-badge';
import { TrialPanel } from './trial-panel';
import { TwoColumns } from './two-columns';
import { Withdraw } from './withdraw';

export function RateCardPage() {
  const { id = '' } = useParams();
  const card = useQuery(rateCardQuery(id));
  // The columns depend on the card to compare with.
  const { isPlaceholderData: isComparing } = useQuery(rateCardsQuery);
  const query = isComparing ? { ...card, data: undefined, isPending: !card.error } : card;
  return (
    <div className="mx-auto grid max-w-310 gap-6 px-4.5 pt-8 pb-16 md:px-8">
      <BackLink to={adminTab('rate-cards')}>Back to Rate Cards</BackLink>
      {isNotThere(card.error) ? (
        <>
          <PageTitle title="Rate card not found" />
          <p className="text-ink-muted">It may have been discarded.</p>
        </>
      ) : (
        <Loaded query={query} what="the rate card" rows={8}>
          {(found) => <Version key={found.id} card={found} />}
        </Loaded>
      )}
    </div>
  );
}

function Version({ card }: { readonly card: RateCardVersion }) {
  const { version, state, rates, validFrom, changedAt } = card;
  const other = comparedWith(card, useRateCards());
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <PageTitle title={`Rate card ${version}`} tab={`${version} · Rate Cards`} />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted">
            <StateBadge state={state} />
            {state !== 'draft' && validFrom ? (
              <span>Applies from {formatUtcDay(validFrom)} (UTC)</span>
            ) : (
              <span>
                Changed <Moment at={changedAt} />
              </span>
            )}
          </p>
        </div>
        {state === 'scheduled' && <Withdraw card={card} />}
      </header>
      {state === 'draft' ? (
        <DraftEditor card={card} today={other} />
      ) : (
        <TwoColumns
          main={<RateTable version={version} rates={rates} before={other} />}
          aside={
            <>
              <PreviewPanel version={version} rates={rates} before={other} />
              <TrialPanel card={card} />
            </>
          }
        />
      )}
    </>
  );
}

/** The card in force or, for that card itself, the previous one. */
function comparedWith({ version, state }: RateCardVersion, cards: RateCardSeries): RateCard | undefined {
  if (state !== 'in-force') return rateCardAt(new Date(), cards);
  return cards[cards.findIndex((one) => one.version === version) - 1];
}
