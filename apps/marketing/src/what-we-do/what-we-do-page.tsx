import { buttonLook } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { CaseProcess } from '../home/case-process';
import { ValueCards } from '../home/value-cards';
import { ClosingBand } from '../page/closing-band';
import { FirstStep } from '../page/first-step';
import { SignUpLead } from '../page/sign-up-lead';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';

export function WhatWeDoPage() {
  return (
    <PublicPage>
      <Hero
        eyebrow="What we do"
        title="Turn your offering into a business case with numbers"
        lead="You bring a pursuit. We give you the cost of ownership, the return on investment, and the payback, ready to present to the people who sign off."
        actions={actions}
      />
      <div className="mt-11">
        <ValueCards withSummary level={2} />
      </div>
      <section aria-labelledby="process" className="mt-14 md:mt-18">
        <h2 id="process" className="mb-7 font-serif text-figure font-semibold tracking-display md:text-title-small">
          How a case comes together
        </h2>
        <CaseProcess />
      </section>
      <ClosingBand title="Bring your next pursuit" actions={actions}>
        <SignUpLead>Signing up is free. You’ll see the price in credits before you approve a case.</SignUpLead>
      </ClosingBand>
    </PublicPage>
  );
}

const actions = (
  <>
    <FirstStep label="Get Started Today" />
    <Link to={paths.contact} className={buttonLook('secondary', 'large')}>
      Contact Us
    </Link>
  </>
);
