import { CASE_STATE_LABELS, momentText, rateCardOf } from '@casewright/rules';
import { Badge, buttonLook, Loaded, PageHeader, Panel } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { paths, pursuitAt } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useRateCards } from '@casewright/web/rate-cards';
import { Link, useParams } from '@casewright/web/router';
import { PrintButton } from '../calculations/print-button';
import { StatementTable } from '../pricing/statement-table';
import { WhatHappensNext } from '../result/what-happens-next';
import { Answers } from '../pricing/answers';
import { caseQuery, pursuitOfCaseQuery } from './queries';

export function CasePage() {
  const { id = '' } = useParams();
  const started = useQuery(caseQuery(id));
  const { data } = started;
  const cards = useRateCards();
  const { data: pursuitId } = useQuery(pursuitOfCaseQuery(id));

  return (
    <>
      <PageHeader
        title="Your Case"
        lead={data && <span className="wrap-anywhere">{data.name}</span>}
        back={
          <span className="print:hidden">
            <BackLink to={paths.pursuitHistory}>Back to Pursuit History</BackLink>
          </span>
        }
        actions={
          data && (
            <span className="flex flex-wrap gap-3 print:hidden">
              {pursuitId && (
                <Link to={`${pursuitAt(pursuitId)}?tab=case`} className={buttonLook('primary')}>
                  Follow its progress
                </Link>
              )}
              <PrintButton />
            </span>
          )
        }
      />
      <Loaded
        query={started}
        what="the case"
        rows={6}
        refused={(error) => isNotThere(error) && <p className="text-small">This case doesn&apos;t exist.</p>}
      >
        {({ state, selections, price, startedAt }) => (
          <div className="grid gap-5">
            {state !== 'cancelled' && <WhatHappensNext slaDays={selections.slaDays} />}
            <Panel title="Cost of this case" aside={<Badge tone="neutral">Rate card {price.rateCard}</Badge>}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-ink-muted">
                Started {momentText(new Date(startedAt))}
                {state === 'cancelled' && <Badge tone="neutral">{CASE_STATE_LABELS[state]}</Badge>}
              </p>
              <StatementTable selections={selections} price={price} rates={rateCardOf(price.rateCard, cards)} />
            </Panel>
            <Answers selections={selections} price={price} />
          </div>
        )}
      </Loaded>
    </>
  );
}
