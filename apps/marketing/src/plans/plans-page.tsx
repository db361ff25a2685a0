import { BASELINE_RATE_CARD, CREDIT_PACKAGES, creditsText, typicalCreditsText } from '@casewright/rules';
import { buttonLook, moneyText } from '@casewright/ui';
import { paths, withSource } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';
import { Checks } from '../page/checks';
import { FirstStep } from '../page/first-step';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';
import { textLink } from '../page/text-link';
import { Comparison } from './comparison';
import { ENTERPRISE_FEATURES, PRO_FEATURES } from './plans';

export function PlansPage() {
  return (
    <PublicPage>
      <Hero
        title="Account Plans"
        lead="Start free with your own pursuits. Move to Enterprise when managers need to see and control a whole team’s pursuits."
      />
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        <Plan name="Pro" audience="For sellers and presales engineers" price="Free" action={<Start size="large" />}>
          <Checks points={PRO_FEATURES.map(({ name }) => name)} />
        </Plan>
        <Plan name="Enterprise" audience="For sales organizations" price="Custom" action={<Contact size="large" />}>
          <p className="mb-3 text-label font-semibold text-ink-muted">Everything in Pro, plus</p>
          <Checks points={ENTERPRISE_FEATURES.map(({ name }) => name)} />
        </Plan>
      </div>
      <section aria-labelledby="compare" className="mt-14 md:mt-18">
        <h2 id="compare" className="font-serif text-figure font-semibold tracking-display md:text-title-small">
          Compare plans
        </h2>
        <Comparison pro={<Start size="medium" />} enterprise={<Contact size="medium" />} />
      </section>
      <Credits />
    </PublicPage>
  );
}

interface PlanProps {
  readonly name: string;
  readonly audience: string;
  readonly price: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Plan({ name, audience, price, action, children }: PlanProps) {
  return (
    <section
      aria-label={name}
      className="rounded-card border border-line bg-surface p-5.5 shadow-control md:p-9 [&>a]:w-full"
    >
      <h2 className="font-serif text-card font-semibold tracking-display">{name}</h2>
      <p className="text-body text-ink-muted">{audience}</p>
      <p className="mt-5 mb-4 font-serif text-hero-small font-semibold tracking-display">{price}</p>
      {action}
      <div className="mt-5 border-t border-line pt-5">{children}</div>
    </section>
  );
}

type Size = 'medium' | 'large';

const Start = ({ size }: { size: Size }) => <FirstStep to={withSource(paths.signUp, 'plans')} size={size} />;

const Contact = ({ size }: { size: Size }) => (
  <Link to={withSource(paths.contact, 'plans')} className={buttonLook('secondary', size)}>
    Contact Us
  </Link>
);

function Credits() {
  return (
    <section
      aria-labelledby="credits"
      className="mt-14 flex flex-wrap items-center justify-between gap-6 rounded-card border border-line bg-surface p-5.5 shadow-control md:mt-18 md:px-8 md:py-7"
    >
      <div className="grid gap-1">
        <h2 id="credits" className="font-serif text-card font-semibold tracking-display">
          Both plans use value credits to pay for cases
        </h2>
        <p className="text-body text-ink-muted">
          {typicalCreditsText(BASELINE_RATE_CARD)} No subscription. Buy credits when you need them. They never expire.{' '}
          <Link to={paths.sampleCase} className={textLink}>
            See a sample case
          </Link>
        </p>
      </div>
      <ul className="grid grid-cols-3 max-md:w-full md:text-right">
        {CREDIT_PACKAGES.map(({ credits, amountCents }) => (
          <li key={credits} className="border-line not-first:border-l not-first:pl-3 md:border-l md:px-7 md:last:pr-0">
            <p className="font-serif text-card font-semibold tabular-nums">{moneyText(amountCents)}</p>
            <p className="text-label text-ink-muted">{creditsText(credits)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
