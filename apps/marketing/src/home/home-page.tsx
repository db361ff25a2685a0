import { Badge } from '@casewright/ui';
import { WHAT_WE_DO_ANCHOR } from '@casewright/web/paths';
import { CaseProcess } from './case-process';
import { CASE_PROCESS_ANCHOR, HeroActions } from './hero-actions';
import { SampleCard } from './sample-card';
import { Eyebrow, Section } from './section';
import { ValueCards } from './value-cards';

export function HomePage() {
  return (
    <div className="mx-auto max-w-310 px-4.5 md:px-8">
      <div className="grid items-start gap-10 py-10 md:py-20 lg:grid-cols-[minmax(0,1fr)_34.25rem] lg:gap-16">
        <div className="grid gap-6">
          <Eyebrow>Value cases for technology sellers</Eyebrow>
          <h1
            tabIndex={-1}
            className="max-w-110 font-serif text-hero-small font-semibold tracking-hero text-balance md:text-hero"
          >
            Show what your offering is worth, in numbers a CFO will sign.
          </h1>
          <p className="max-w-145 text-intro text-pretty text-ink-muted">
            Register a pursuit, tell us what you propose and what you’re up against, and get a business value case
            that’s ready to present: cost of ownership, net value, and payback, with every figure explained.
          </p>
          <HeroActions />
        </div>
        <SampleCard />
      </div>
      <Section
        id={WHAT_WE_DO_ANCHOR}
        eyebrow="What we do"
        title="Three outcomes for the people who sell and the people who buy"
      >
        <ValueCards />
      </Section>
      <Section
        id={CASE_PROCESS_ANCHOR}
        eyebrow="Case process"
        title="From pursuit to presentation in five steps"
        aside={<Badge tone="value">Optional: Proposal Support</Badge>}
      >
        <CaseProcess />
      </Section>
    </div>
  );
}
