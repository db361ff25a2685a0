import { CREDIT_PACKAGES, packageFor } from '@casewright/rules';
import { buttonLook, Callout, PageHeader, Panel } from '@casewright/ui';
import { useBalanceReading } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { caseOfPursuit, paths, settingsTab } from '@casewright/web/paths';
import { useAddress } from '@casewright/web/address';
import { Link } from '@casewright/web/router';
import { ArrowRight } from 'lucide-react';
import { CurrentBalance } from './current-balance';
import { PendingOrders } from './pending-orders';
import { PackageCard } from './package-card';
import { caseInAddress, pursuitInAddress } from './payment-return';
import { useCheckout } from './use-checkout';
import { ValueCreditsExplainer } from './value-credits-explainer';

export function PurchasePage() {
  const [caseCredits] = useAddress(caseInAddress);
  const [pursuit] = useAddress(pursuitInAddress);
  // The return URL would lead to the calculator.
  const { checkOut, starting } = useCheckout(pursuit ? undefined : caseCredits);
  const { balance, debt } = useBalanceReading();
  const needed = caseCredits === undefined || balance === undefined ? undefined : caseCredits + debt - balance;
  const fitting = needed === undefined || needed <= 0 ? undefined : packageFor(needed);
  const isCovered = needed !== undefined && needed <= 0;
  return (
    <>
      <PageHeader
        title="Purchase Value Credits"
        lead="Credits pay for your cases. Buy what you need. Unused credits never expire."
        back={<BackLink to={paths.profile}>Back to Dashboard</BackLink>}
      />
      <div className="grid gap-5">
        <Panel>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <CurrentBalance />
            {caseCredits === undefined ? (
              <Link
                to={paths.solutions}
                className="inline-flex min-h-11 items-center gap-2 rounded-box text-small font-medium text-accent hover:text-accent-strong"
              >
                See what a case costs in the Pricing Calculator
                <ArrowRight aria-hidden className="size-4.5" />
              </Link>
            ) : (
              <Link
                to={pursuit ? caseOfPursuit(pursuit) : paths.result}
                className={buttonLook(isCovered ? 'primary' : 'secondary')}
              >
                Back to your case
                <ArrowRight aria-hidden className="size-4.5" />
              </Link>
            )}
          </div>
          {isCovered && (
            <div className="mt-4">
              <Callout kind="value">Your balance covers your case.</Callout>
            </div>
          )}
        </Panel>
        <PendingOrders />
        <section aria-label="Credit packages">
          <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {CREDIT_PACKAGES.map((offer) => (
              <PackageCard
                key={offer.credits}
                offer={offer}
                isStarting={starting === offer.credits}
                isDisabled={starting !== undefined}
                isPrimary={!isCovered && (fitting ? offer === fitting : offer.isPopular)}
                covers={offer === fitting ? needed : undefined}
                onPurchase={() => checkOut(offer.credits)}
              />
            ))}
          </ul>
        </section>
        <p className="text-label text-ink-muted">
          You’ll get a receipt by email.{' '}
          <Link to={settingsTab('billing')} className="rounded-box font-medium text-accent hover:text-accent-strong">
            Add your company, tax ID, or purchase order
          </Link>
        </p>
        <ValueCreditsExplainer />
      </div>
    </>
  );
}
