import { comparisonText, priceCase } from '@casewright/rules';
import { Badge, Button, buttonLook, Callout, PageTitle, WizardFrame } from '@casewright/ui';
import { paths, purchaseFor, useBalanceReading } from '@casewright/web';
import { Link, useNavigate } from '@casewright/web/router';
import { Bookmark } from 'lucide-react';
import { ClearAll } from '../wizard/clear-all';
import { useDraft } from '../wizard/draft';
import { DraftNotices } from '../wizard/draft-notices';
import { ratesOfToday } from '../wizard/rates';
import { StepBack } from '../wizard/step-links';
import { stepName, STEPS } from '../wizard/steps';
import { Funds } from './funds';
import { isSamePrice } from './statement';
import { StatementTable } from './statement-table';
import { useQuote } from './use-quote';
import { useSaveCalculation } from './use-save-calculation';
import { useStartCase } from './use-start-case';
import { WhatHappensNext } from './what-happens-next';

/** Our own arithmetic shows at once; the server's answer is the price. */
export function ResultPage() {
  const navigate = useNavigate();
  const starting = useStartCase();
  const { save, isSaving } = useSaveCalculation();
  const current = useDraft();
  // Once started the answers are cleared: the statement stays until the page is left.
  const draft = starting.isSuccess ? starting.variables : current;
  const rates = ratesOfToday();
  const quote = useQuote(draft);
  const ours = priceCase(draft, rates);
  const price = quote.data ?? ours;
  const agreed = isSamePrice(price, ours);
  const { balance, debt } = useBalanceReading();
  const isCovered = starting.isSuccess || balance === undefined || price.totalCredits + debt <= balance;

  return (
    <WizardFrame
      steps={STEPS}
      current={paths.result}
      link={Link}
      summary={
        <div className="grid gap-4">
          <Funds totalCredits={starting.isSuccess ? undefined : price.totalCredits} />
          <WhatHappensNext slaDays={draft.slaDays} />
        </div>
      }
    >
      <DraftNotices />
      <div className="rounded-card border border-line bg-surface p-6 shadow-sheet md:p-9">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <PageTitle title="Cost of this case" tab={stepName(paths.result)}>
            <span className="wrap-anywhere">{comparisonText(draft)}</span>
          </PageTitle>
          <Badge tone="neutral">Rate card {price.rateCard}</Badge>
        </div>
        <div className="mt-5 grid gap-3 empty:hidden">
          {!agreed && (
            <Callout kind="value">
              Prices have changed since this page was loaded. The amounts below are the current ones, and the ones that
              count.
            </Callout>
          )}
          {quote.isError && (
            <Callout
              kind="danger"
              action={
                <Button size="small" onClick={() => quote.refetch()}>
                  Retry
                </Button>
              }
            >
              The price could not be confirmed. Nothing has been charged.
            </Callout>
          )}
        </div>
        <StatementTable selections={draft} price={price} rates={agreed ? rates : undefined} />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 print:hidden">
          <div className="flex gap-3">
            <StepBack to={paths.support} label="Go Back" />
            <ClearAll onCleared={() => navigate(paths.solutions)} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button disabled={isSaving} onClick={() => save(draft)}>
              <Bookmark aria-hidden className="size-4.5" />
              Save Calculation
            </Button>
            {isCovered ? (
              <Button
                kind="primary"
                disabled={!quote.isSuccess || starting.isPending || starting.isSuccess}
                onClick={() => starting.mutate(draft)}
              >
                Start Case
              </Button>
            ) : (
              <Link to={purchaseFor(price.totalCredits)} className={buttonLook('primary')}>
                Purchase
              </Link>
            )}
          </div>
        </div>
      </div>
    </WizardFrame>
  );
}
