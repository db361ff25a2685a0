import { comparisonText, momentText, rateCardOf } from '@casewright/rules';
import { BackLink, Badge, buttonLook, Callout, FailedState, PageHeader, Panel, SkeletonRows } from '@casewright/ui';
import { isNotThere, paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link, useParams } from '@casewright/web/router';
import { Download } from 'lucide-react';
import { StatementTable } from '../result/statement-table';
import { Answers } from '../wizard/answers';
import { ratesOfToday } from '../wizard/rates';
import { csvOf } from './csv-address';
import { OpenInWizard, PriceChanges } from './open-in-wizard';
import { priceChanges } from './price-changes';
import { PrintButton } from './print-button';
import { priceOfSaved, selectionsOfSaved, type SavedCalculation } from './saved-calculation';
import { useCalculation } from './use-calculations';

/** One calculation as it was saved, to read, to print and to hand on. */
export function CalculationPage() {
  const { id = '' } = useParams();
  const { data: saved, isPending, isFetching, error, refetch } = useCalculation(id);

  return (
    <AccountPage>
      <PageHeader
        title={saved?.title ?? 'Saved Calculation'}
        lead={saved && <span className="wrap-anywhere">{comparisonText(selectionsOfSaved(saved))}</span>}
        back={
          <span className="print:hidden">
            <BackLink to={paths.calculations} link={Link}>
              Back to Saved Calculations
            </BackLink>
          </span>
        }
        actions={saved && <Actions saved={saved} />}
      />
      {saved && <Statement saved={saved} />}
      {!saved && (
        <Panel>
          {isPending && <SkeletonRows label="Loading the calculation" rows={6} />}
          {isNotThere(error) && (
            <p className="text-small text-ink-muted">This calculation does not exist, or has been deleted.</p>
          )}
          {error && !isNotThere(error) && (
            <FailedState
              title="Failed to load the calculation."
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
        </Panel>
      )}
    </AccountPage>
  );
}

function Actions({ saved }: { readonly saved: SavedCalculation }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <a href={csvOf([saved.id])} download className={buttonLook()}>
        <Download aria-hidden className="size-4" />
        Download CSV
      </a>
      <PrintButton />
      <OpenInWizard saved={saved} />
    </div>
  );
}

function Statement({ saved }: { readonly saved: SavedCalculation }) {
  const selections = selectionsOfSaved(saved);
  const price = priceOfSaved(saved);
  const changes = priceChanges(saved, ratesOfToday());

  return (
    <div className="grid gap-5">
      {changes.length > 0 && (
        <Panel title="What it would cost today">
          <Callout kind="value">
            It was priced by rate card {saved.rateCard}. By rate card {ratesOfToday().version} these lines change.
          </Callout>
          <div className="mt-4">
            <PriceChanges changes={changes} />
          </div>
        </Panel>
      )}
      <Panel title="Cost of this case" aside={<Badge tone="neutral">Rate card {saved.rateCard}</Badge>}>
        <p className="text-label text-ink-muted">Saved {momentText(new Date(saved.createdAt))}</p>
        <StatementTable selections={selections} price={price} rates={rateCardOf(saved.rateCard)} />
      </Panel>
      <Answers selections={selections} price={price} />
    </div>
  );
}
