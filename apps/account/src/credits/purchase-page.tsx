import { CREDIT_PACKAGES, packageFor } from '@casewright/rules';
import { BackLink, Callout, PageHeader, Panel } from '@casewright/ui';
import { paths, useBalanceReading } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link, useSearchParams } from '@casewright/web/router';
import { ArrowRight } from 'lucide-react';
import { CurrentBalance } from './current-balance';
import { OrdersUnderWay } from './orders-under-way';
import { PackageCard } from './package-card';
import { useCheckout } from './use-checkout';
import { ValueCreditsExplainer } from './value-credits-explainer';

export function PurchasePage() {
  const { checkOut, starting } = useCheckout();
  const [query] = useSearchParams();
  const { balance, debt } = useBalanceReading();
  const caseCredits = caseIn(query);
  const needed = caseCredits === undefined || balance === undefined ? undefined : caseCredits + debt - balance;
  const fitting = needed === undefined || needed <= 0 ? undefined : packageFor(needed);
  return (
    <AccountPage>
      <PageHeader
        title="Purchase Value Credits"
        lead="Credits pay for your cases. Take what the next one needs; the rest waits."
        back={
          <BackLink to={paths.profile} link={Link}>
            Back to Profile
          </BackLink>
        }
      />
      <div className="grid gap-5">
        <Panel>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <CurrentBalance />
            {caseCredits === undefined ? (
              <OnwardLink to={paths.solutions}>See what a case costs in the Pricing Calculator</OnwardLink>
            ) : (
              <OnwardLink to={paths.result}>Back to your case</OnwardLink>
            )}
          </div>
          {needed !== undefined && needed <= 0 && (
            <div className="mt-4">
              <Callout kind="value">Your balance covers your case.</Callout>
            </div>
          )}
        </Panel>
        <OrdersUnderWay />
        <section aria-label="Credit packages">
          <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {CREDIT_PACKAGES.map((offer) => (
              <PackageCard
                key={offer.credits}
                offer={offer}
                isStarting={starting === offer.credits}
                isDisabled={starting !== undefined}
                isPrimary={fitting ? offer === fitting : offer.isPopular}
                covers={offer === fitting ? needed : undefined}
                onPurchase={() => checkOut(offer.credits)}
              />
            ))}
          </ul>
        </section>
        <ValueCreditsExplainer />
      </div>
    </AccountPage>
  );
}

function OnwardLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-2 rounded-box text-small font-medium text-accent hover:text-accent-strong"
    >
      {children}
      <ArrowRight aria-hidden className="size-4.5" />
    </Link>
  );
}

/** What the address says a case costs: a hint of which package to look at, and nothing more. */
function caseIn(query: URLSearchParams): number | undefined {
  const credits = query.get('case') ?? '';
  return /^[1-9]\d{0,3}$/.test(credits) ? Number(credits) : undefined;
}
