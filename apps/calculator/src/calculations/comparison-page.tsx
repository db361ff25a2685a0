import {
  BackLink,
  buttonLook,
  Callout,
  EmptyState,
  FailedState,
  PageHeader,
  Panel,
  SkeletonRows,
  StatementPicture,
} from '@casewright/ui';
import { calculationAt, paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link, useSearchParams } from '@casewright/web/router';
import { Download } from 'lucide-react';
import { ComparisonTable } from '../wizard/comparison-table';
import { factsOf } from '../wizard/facts';
import { csvOf } from './csv-address';
import { OpenInWizard } from './open-in-wizard';
import { PrintButton } from './print-button';
import { priceOfSaved, selectionsOfSaved, type SavedCalculation } from './saved-calculation';
import { useCalculationsById } from './use-calculations';

const MOST_COMPARED = 3;

/** Two or three calculations side by side; the address names them, so that it can be sent on. */
export function ComparisonPage() {
  const [asked] = useSearchParams();
  const ids = [...new Set((asked.get('ids') ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED);
  const { data: found, isPending, isFetching, refetch } = useCalculationsById(ids);
  const hasEnough = found !== undefined && found.length > 1;

  return (
    <AccountPage>
      <PageHeader
        title="Compare Calculations"
        lead="Where they differ is marked."
        back={
          <span className="print:hidden">
            <BackLink to={paths.calculations} link={Link}>
              Back to Saved Calculations
            </BackLink>
          </span>
        }
        actions={
          hasEnough && (
            <div className="flex flex-wrap gap-3 print:hidden">
              <a href={csvOf(found.map(({ id }) => id))} download className={buttonLook()}>
                <Download aria-hidden className="size-4" />
                Download CSV
              </a>
              <PrintButton />
            </div>
          )
        }
      />
      <Panel>
        {isPending ? (
          <SkeletonRows label="Loading calculations" rows={8} />
        ) : !found ? (
          <FailedState title="Failed to load calculations." isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <>
            {found.length < ids.length && (
              <div className="mb-5">
                <Callout kind="info">{goneText(ids.length - found.length)}</Callout>
              </div>
            )}
            {hasEnough ? <Comparison calculations={found} /> : <NothingToCompare />}
          </>
        )}
      </Panel>
    </AccountPage>
  );
}

const goneText = (count: number): string =>
  count === 1
    ? 'One of these calculations is not there any more.'
    : `${count} of these calculations are not there any more.`;

function Comparison({ calculations }: { readonly calculations: readonly SavedCalculation[] }) {
  return (
    <ComparisonTable
      caption="Calculations side by side"
      cases={calculations.map((saved) => ({
        key: saved.id,
        title: (
          <span className="grid justify-items-start gap-2.5">
            <Link to={calculationAt(saved.id)} className="rounded-box hover:text-accent">
              {saved.title}
            </Link>
            <span className="print:hidden">
              <OpenInWizard saved={saved} size="small" />
            </span>
          </span>
        ),
        facts: factsOf(selectionsOfSaved(saved), priceOfSaved(saved)),
      }))}
    />
  );
}

function NothingToCompare() {
  return (
    <EmptyState
      picture={<StatementPicture />}
      title="Nothing to compare"
      level={2}
      action={
        <Link to={paths.calculations} className={buttonLook('primary')}>
          Saved Calculations
        </Link>
      }
    >
      Tick two or three of your saved calculations, and compare them here.
    </EmptyState>
  );
}
