import { comparisonText, momentText, priceCase, rateCardOf, selectionsOfSaved } from '@casewright/rules';
import { Badge, buttonLook, Callout, Loaded, PageHeader, Panel } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useRateCards, useRates } from '@casewright/web/rate-cards';
import { useParams } from '@casewright/web/router';
import { Download } from 'lucide-react';
import { StatementTable } from '../pricing/statement-table';
import { Answers } from '../pricing/answers';
import { csvOf } from './csv-address';
import { PriceChangeList } from '../pricing/price-change-list';
import { priceChanges } from '../pricing/price-changes';
import { OpenInWizard } from './open-in-wizard';
import { PrintButton } from './print-button';
import { priceOfSaved, type SavedCalculation } from './saved-calculation';
import { calculationQuery } from './queries';

export function CalculationPage() {
  const { id = '' } = useParams();
  const calculation = useQuery(calculationQuery(id));
  const { data: saved } = calculation;

  return (
    <>
      <PageHeader
        title={saved?.title ?? 'Saved Calculation'}
        lead={saved && <span className="wrap-anywhere">{comparisonText(selectionsOfSaved(saved))}</span>}
        back={
          <span className="print:hidden">
            <BackLink to={paths.calculations}>Back to Saved Calculations</BackLink>
          </span>
        }
        actions={saved && <Actions saved={saved} />}
      />
      <Loaded
        query={calculation}
        what="the calculation"
        rows={6}
        refused={(error) =>
          isNotThere(error) && <p className="text-small">This calculation doesn&apos;t exist or was deleted.</p>
        }
      >
        {(found) => <Statement saved={found} />}
      </Loaded>
    </>
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
  const cards = useRateCards();
  const today = useRates();
  const changes = priceChanges(price, priceCase(selections, today));

  return (
    <div className="grid gap-5">
      {changes.length > 0 && (
        <Panel title="Today's price">
          <Callout kind="value">
            This calculation was priced with rate card {saved.rateCard}. With rate card {today.version}, these lines
            change.
          </Callout>
          <div className="mt-4">
            <PriceChangeList changes={changes} />
          </div>
        </Panel>
      )}
      <Panel title="Cost of this case" aside={<Badge tone="neutral">Rate card {saved.rateCard}</Badge>}>
        <p className="text-label text-ink-muted">Saved {momentText(new Date(saved.createdAt))}</p>
        <StatementTable selections={selections} price={price} rates={rateCardOf(saved.rateCard, cards)} />
      </Panel>
      <Answers selections={selections} price={price} />
    </div>
  );
}
