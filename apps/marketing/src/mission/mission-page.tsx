import { BRAND } from '@casewright/rules/brand';
import { buttonLook } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';
import { ClosingBand } from '../page/closing-band';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';
import { AssumptionTable } from './assumption-table';
import { ExecutiveSummary } from './executive-summary';
import { WhatMovesTheResult } from './what-moves-the-result';

export function MissionPage() {
  return (
    <PublicPage>
      <Hero
        eyebrow="Our Company"
        title="We build the business case behind the technology sale"
        lead="Sellers know what their technology does. Buyers need to know what it’s worth. Our analysts work out the difference, show where each number comes from, and turn it into a case you can present."
      />
      <Belief number={1} title="Value discovery" figure={<AssumptionTable />}>
        We start with the prospect’s own data: inventories, invoices, incident logs, and staffing plans. Each number
        gets a source, a date, and a confidence level. Where data is missing, we say so.
      </Belief>
      <Belief number={2} title="Value analysis" figure={<WhatMovesTheResult />}>
        We compare what the prospect pays today with what you propose, year by year. Then we test the result: which
        assumption matters most, and what happens if it’s wrong.
      </Belief>
      <Belief number={3} title="Value storytelling and depiction" figure={<ExecutiveSummary />}>
        A CFO reads the first page and decides whether to read the second. So the answer comes first, then the three
        numbers behind it, then the chart. The assumptions follow for anyone who wants to check.
      </Belief>
      <ClosingBand
        title="Talk to the people who build the cases"
        actions={
          <Link to={paths.contact} className={buttonLook('secondary', 'large')}>
            Contact Us
          </Link>
        }
      >
        {BRAND.address}. {BRAND.contactEmail}
      </ClosingBand>
    </PublicPage>
  );
}

interface BeliefProps {
  readonly number: number;
  readonly title: string;
  readonly figure: ReactNode;
  readonly children: ReactNode;
}

function Belief({ number, title, figure, children }: BeliefProps) {
  const id = `belief-${number}`;
  return (
    <section
      aria-labelledby={id}
      className="mt-12 grid gap-x-16 gap-y-6 border-t border-line pt-12 md:mt-18 md:pt-18 xl:grid-cols-[23rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3 pt-2">
        <p aria-hidden className="text-label font-semibold text-accent tabular-nums">
          {number}
        </p>
        <h2 id={id} className="font-serif text-figure font-semibold tracking-display text-balance md:text-title-small">
          {title}
        </h2>
        <p className="text-lead text-pretty text-ink-muted">{children}</p>
      </div>
      <div className="min-w-0 rounded-card border border-line bg-surface p-4.5 shadow-control md:p-6.5">{figure}</div>
    </section>
  );
}
