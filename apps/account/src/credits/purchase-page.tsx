import { CREDIT_PACKAGES } from '@casewright/rules';
import { BackLink, PageHeader, Panel } from '@casewright/ui';
import { paths } from '@casewright/web';
import { AccountPage } from '@casewright/web/account';
import { Link } from '@casewright/web/router';
import { ArrowRight } from 'lucide-react';
import { CurrentBalance } from './current-balance';
import { PackageCard } from './package-card';
import { useCheckout } from './use-checkout';
import { ValueCreditsExplainer } from './value-credits-explainer';

export function PurchasePage() {
  const { checkOut, starting } = useCheckout();
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
            <Link
              to={paths.solutions}
              className="inline-flex items-center gap-2 rounded-box text-small font-medium text-accent hover:text-accent-strong"
            >
              See what a case costs in the Pricing Calculator
              <ArrowRight aria-hidden className="size-4.5" />
            </Link>
          </div>
        </Panel>
        <section aria-label="Credit packages">
          <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {CREDIT_PACKAGES.map((offer) => (
              <PackageCard
                key={offer.credits}
                offer={offer}
                isStarting={starting === offer.credits}
                isDisabled={starting !== undefined}
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
