import {
  BackLink,
  buttonLook,
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
import { priceOfSaved, selectionsOfSaved } from './saved-calculation';
import { useCalculationsById } from './use-calculations';

const MOST_COMPARED = 3;

/** Two or three calculations side by side; the address names them, so that it can be sent on. */
export function ComparisonPage() {
  const [asked] = useSearchParams();
  const ids = [...new Set((asked.get('ids') ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED);

  return (
    <AccountPage>
      <PageHeader
        title="Compare Calculations"
        lead="Where they differ is marked."
        back={
          <BackLink to={paths.calculations} link={Link}>
            Back to Saved Calculations
          </BackLink>
        }
        actions={
          ids.length > 1 && (
            <div className="flex flex-wrap gap-3 print:hidden">
              <a href={csvOf(ids)} download className={buttonLook()}>
                <Download aria-hidden className="size-4" />
                Download CSV
              </a>
              <PrintButton />
            </div>
          )
        }
      />
      <Panel>{ids.length > 1 ? <Comparison ids={ids} /> : <NothingToCompare />}</Panel>
    </AccountPage>
  );
}

function Comparison({ ids }: { readonly ids: readonly string[] }) {
  const { data, isPending, isFetching, refetch } = useCalculationsById(ids);
  if (isPending) return <SkeletonRows label="Loading calculations" rows={8} />;
  if (!data) {
    return <FailedState title="Failed to load calculations." isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <ComparisonTable
      caption="Calculations side by side"
      cases={data.map((saved) => ({
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
