import { comparisonText, momentText, rateCardOf } from '@casewright/rules';
import { BackLink, Badge, FailedState, PageHeader, Panel, SkeletonRows } from '@casewright/ui';
import { api, isNotThere, paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { PrintButton } from '../calculations/print-button';
import { StatementTable } from '../result/statement-table';
import { WhatHappensNext } from '../result/what-happens-next';
import { Answers } from '../wizard/answers';

/** A case that was started: what happens next, what it analyses and what it cost. */
export function CasePage() {
  const { id = '' } = useParams();
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['cases', 'by-id', id],
    queryFn: ({ signal }) => api.get('/api/cases/{id}', { path: { id }, signal }),
  });
  const isUnknown = isNotThere(error);

  return (
    <AccountPage>
      <PageHeader
        title="Your Case"
        lead={data && <span className="wrap-anywhere">{comparisonText(data.selections)}</span>}
        back={
          <span className="print:hidden">
            <BackLink to={paths.pursuitHistory} link={Link}>
              Back to Pursuit History
            </BackLink>
          </span>
        }
        actions={
          data && (
            <span className="print:hidden">
              <PrintButton />
            </span>
          )
        }
      />
      {data ? (
        <div className="grid gap-5">
          <WhatHappensNext slaDays={data.selections.slaDays} />
          <Panel title="Cost of this case" aside={<Badge tone="neutral">Rate card {data.price.rateCard}</Badge>}>
            <p className="text-label text-ink-muted">Started {momentText(new Date(data.startedAt))}</p>
            <StatementTable selections={data.selections} price={data.price} rates={rateCardOf(data.price.rateCard)} />
          </Panel>
          <Answers selections={data.selections} price={data.price} />
        </div>
      ) : (
        <Panel>
          {isPending && <SkeletonRows label="Loading the case" rows={6} />}
          {isUnknown && <p className="text-small text-ink-muted">This case does not exist.</p>}
          {error && !isUnknown && (
            <FailedState title="Failed to load the case." isRetrying={isFetching} onRetry={() => void refetch()} />
          )}
        </Panel>
      )}
    </AccountPage>
  );
}
