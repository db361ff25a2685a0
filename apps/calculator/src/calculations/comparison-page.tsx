import { selectionsOfSaved } from '@casewright/rules';
import { buttonLook, Callout, EmptyState, Loaded, PageHeader, Panel, StatementPicture } from '@casewright/ui';
import { BackLink } from '@casewright/web/links';
import { calculationAt, paths } from '@casewright/web/paths';
import { useAddress } from '@casewright/web/address';
import { useQuery } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { Download } from 'lucide-react';
import { ComparisonTable } from '../pricing/comparison-table';
import { factsOf } from '../pricing/facts';
import { csvOf } from './csv-address';
import { OpenInWizard } from './open-in-wizard';
import { PrintButton } from './print-button';
import { priceOfSaved, type SavedCalculation } from './saved-calculation';
import { calculationsByIdQuery, idsInAddress } from './queries';

/** The ids are in the URL, so that it can be shared. */
export function ComparisonPage() {
  const [ids = []] = useAddress(idsInAddress);
  const calculations = useQuery(calculationsByIdQuery(ids));
  const { data: found } = calculations;
  const hasEnough = found !== undefined && found.length > 1;

  return (
    <>
      <PageHeader
        title="Compare Calculations"
        lead="Differences are highlighted."
        back={
          <span className="print:hidden">
            <BackLink to={paths.calculations}>Back to Saved Calculations</BackLink>
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
        <Loaded query={calculations} what="calculations" rows={8}>
          {(all) => (
            <>
              {all.length < ids.length && (
                <div className="mb-5">
                  <Callout kind="info">{goneText(ids.length - all.length)}</Callout>
                </div>
              )}
              {hasEnough ? <Comparison calculations={all} /> : <NothingToCompare />}
            </>
          )}
        </Loaded>
      </Panel>
    </>
  );
}

const goneText = (count: number): string =>
  count === 1 ? 'One of these calculations no longer exists.' : `${count} of these calculations no longer exist.`;

function Comparison({ calculations }: { readonly calculations: readonly SavedCalculation[] }) {
  return (
    <ComparisonTable
      caption="Calculations side by side"
      cases={calculations.map((saved) => ({
        key: saved.id,
        name: saved.title,
        header: (
          <span className="grid justify-items-start gap-2.5">
            <Link to={calculationAt(saved.id)} className="rounded-box hover:text-accent max-md:py-2.5">
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
      Select two or three saved calculations to compare them here.
    </EmptyState>
  );
}
