import { comparisonText, priceCase } from '@casewright/rules';
import { Badge, Button, buttonLook, Callout, PageTitle } from '@casewright/ui';
import { useBalanceReading } from '@casewright/web';
import { TermHint } from '@casewright/web/links';
import { paths, purchaseFor } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useRates } from '@casewright/web/rate-cards';
import { Link, useNavigate } from '@casewright/web/router';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useDraft } from '../draft/draft';
import { DraftNotices } from '../draft/draft-notices';
import { missingAnswersOf, stepName } from '../draft/steps';
import { PriceChangeList } from '../pricing/price-change-list';
import { isSamePrice } from '../pricing/statement';
import { StatementTable } from '../pricing/statement-table';
import { PROSPECT_FIELD, PursuitChoice } from '../pursuit/pursuit-choice';
import { usePursuitChoice } from '../pursuit/use-pursuit-choice';
import { ClearAll } from '../wizard/clear-all';
import { StepBack } from '../wizard/step-links';
import { StepsFrame } from '../wizard/steps-frame';
import { Funds } from './funds';
import { StartCase } from './start-case';
import { useChangedPrice } from './use-changed-price';
import { quoteQuery } from './queries';
import { useNewPrice } from './use-new-price';
import { useSaveCalculation } from './use-save-calculation';
import { useStartCase } from './use-start-case';
import { WhatHappensNext } from './what-happens-next';

/** Shows the local price at once; the server's price is authoritative. */
export function ResultPage() {
  const navigate = useNavigate();
  const { start, started, isStarting } = useStartCase();
  const current = useDraft();
  // Starting clears the draft; keep showing its statement.
  const draft = started ?? current;
  const pursuit = usePursuitChoice(draft);
  const { save, isSaving, isSaved } = useSaveCalculation(draft);
  const rates = useRates();
  const quote = useQuery(quoteQuery(draft));
  const ours = priceCase(draft, rates);
  const price = quote.data ?? ours;
  const agreed = isSamePrice(price, ours);
  const newPrice = useNewPrice(draft, price);
  const { changed, isGone } = useChangedPrice(draft, price.totalCredits);
  // Starting and clearing on this page empty the draft too.
  const [isCleared, setCleared] = useState(false);
  const isGoneElsewhere = Boolean(isGone) && !isStarting && !isCleared;
  const { balance, debt } = useBalanceReading();
  const isTooDear = !started && balance !== undefined && price.totalCredits + debt > balance;

  return (
    <StepsFrame
      step={paths.result}
      answers={started}
      summary={
        <div className="grid gap-4">
          <Funds totalCredits={started ? undefined : price.totalCredits} />
          <WhatHappensNext slaDays={draft.slaDays} />
        </div>
      }
    >
      <DraftNotices />
      <div className="rounded-card border border-line bg-surface p-5 shadow-sheet md:p-9">
        <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <PageTitle title="Cost of this case" tab={stepName(paths.result)}>
            <span className="wrap-anywhere">{comparisonText(draft)}</span>
          </PageTitle>
          <span className="flex items-center gap-1">
            <Badge tone="neutral">Rate card {price.rateCard}</Badge>
            <TermHint of="rateCard" isAtEnd />
          </span>
        </div>
        <div className="mt-5 grid gap-3 empty:hidden">
          {changed && <Callout kind="value">{changed}</Callout>}
          {newPrice && (
            <>
              <Callout kind="value">{newPrice.text}</Callout>
              <PriceChangeList changes={newPrice.changes} />
            </>
          )}
          {isGoneElsewhere && (
            <Callout
              kind="value"
              action={
                <Link to={paths.solutions} className={buttonLook('secondary', 'small')}>
                  Price a case
                </Link>
              }
            >
              This case was started or cleared in another tab or on another device.
            </Callout>
          )}
          {!agreed && !newPrice && (
            <Callout kind="value">
              Prices have changed since you opened this page. The amounts below are up to date.
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
              We couldn&apos;t confirm the price. You haven&apos;t been charged.
            </Callout>
          )}
        </div>
        <StatementTable selections={draft} price={price} rates={agreed ? rates : undefined} />
        {!isTooDear && <PursuitChoice pursuit={pursuit} />}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 print:hidden">
          <div className="flex flex-wrap gap-3">
            <StepBack to={paths.support} label="Go Back" />
            <ClearAll
              onCleared={() => {
                setCleared(true);
                void navigate(paths.solutions);
              }}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button isWorking={isSaving} isDone={isSaved} onClick={() => save(draft)}>
              {!isSaving && !isSaved && <Bookmark aria-hidden className="size-4" />}
              Save Calculation
            </Button>
            {isTooDear ? (
              <Link to={purchaseFor(price.totalCredits)} className={buttonLook('primary')}>
                Purchase
              </Link>
            ) : (
              <StartCase
                totalCredits={price.totalCredits}
                concerns={[
                  ...(changed ? [changed] : []),
                  ...(newPrice ? [newPrice.text] : []),
                  ...(pursuit.concern ? [pursuit.concern] : []),
                  ...missingAnswersOf(draft),
                ]}
                isReady={
                  isStarting || (!isGoneElsewhere && quote.isSuccess && balance !== undefined && pursuit.isReady)
                }
                isGone={isGoneElsewhere}
                isStarting={isStarting}
                mayStart={() => {
                  if (pursuit.check()) return true;
                  document.getElementById(PROSPECT_FIELD)?.focus();
                  return false;
                }}
                onStart={() => start(draft, price.rateCard, pursuit.choice)}
              />
            )}
          </div>
        </div>
      </div>
    </StepsFrame>
  );
}
