import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import {
  type CasePrice,
  type CaseSelections,
  comparisonText,
  DAY_MS,
  dayOf,
  priceCase,
  type SavedSelections,
  selectionsOfSaved,
} from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler, QueryBus } from '@nestjs/cqrs';
import { GetRateCard } from './get-rate-card';
import { type Owned, Owners, withOwners } from './owners';

export const TRIAL_DAYS = [1, 7, 30] as const;
export type TrialDays = (typeof TRIAL_DAYS)[number];

/** Newest quotes that are priced again. */
const MAX_QUOTES = 100;

export interface TriedQuote extends Owned {
  readonly id: string;
  readonly kind: 'calculation' | 'case';
  readonly title: string;
  /** What is compared. */
  readonly comparison: string;
  readonly pricedAt: Date;
  readonly rateCard: string;
  readonly creditsThen: number;
  readonly credits: number;
}

export interface RateCardTrial {
  /** First and last day, in UTC. */
  readonly from: string;
  readonly to: string;
  readonly creditsThen: number;
  readonly credits: number;
  /** Largest changes first. */
  readonly quotes: readonly TriedQuote[];
}

/** What recent quotes would have cost: saved calculations and started cases. */
export class TryRateCard extends Query<RateCardTrial> {
  constructor(
    readonly id: string,
    /** Up to today, in UTC. A single day is yesterday. */
    readonly days: TrialDays,
  ) {
    super();
  }
}

interface PricedCase {
  readonly id: string;
  readonly ownerId: string;
  readonly pricedAt: Date;
  readonly selections: CaseSelections;
  readonly price: CasePrice;
}

interface PricedCalculation extends SavedSelections {
  readonly id: string;
  readonly ownerId: string;
  readonly pricedAt: Date;
  readonly title: string;
  readonly rateCard: string;
  readonly creditsThen: number;
}

const cases = prepared<PricedCase>(
  'case-pricing.cases-to-try',
  `select id, owner_id as "ownerId", started_at as "pricedAt", selections, price from case_pricing.cases
   where started_at >= $1 and started_at < $2 order by started_at desc limit ${MAX_QUOTES}`,
);
const calculations = prepared<PricedCalculation>(
  'case-pricing.calculations-to-try',
  `select id, owner_id as "ownerId", created_at as "pricedAt", title, rate_card as "rateCard", total_with_support as "creditsThen",
     proposed_solution_names as "proposedSolutionNames", competitor_names as "competitorNames",
     sla_turnaround_days as "slaTurnaroundDays", acv_tier_selection as "acvTierSelection",
     presentation_support as "presentationSupport", selected_checkboxes as "selectedCheckboxes"
   from case_pricing.saved_calculations
   where deleted_at is null and created_at >= $1 and created_at < $2 order by created_at desc limit ${MAX_QUOTES}`,
);

@QueryHandler(TryRateCard)
export class TryRateCardHandler implements IQueryHandler<TryRateCard> {
  constructor(
    private readonly sql: SqlReader,
    private readonly owners: Owners,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ id, days }: TryRateCard): Promise<RateCardTrial> {
    const { rates, version } = await this.queries.execute(new GetRateCard(id));
    const today = new Date(Math.floor(this.clock.now().getTime() / DAY_MS) * DAY_MS);
    const end = days === 1 ? today : new Date(today.getTime() + DAY_MS);
    const first = new Date(end.getTime() - days * DAY_MS);
    const credits = (selections: CaseSelections) =>
      priceCase(selections, { ...rates, version, validFrom: today }).totalCredits;
    const [started, saved] = await Promise.all([
      this.sql.read(cases, [first, end]),
      this.sql.read(calculations, [first, end]),
    ]);
    const quotes = [
      ...started.map(({ id, ownerId, pricedAt, selections, price }) => ({
        id,
        ownerId,
        kind: 'case' as const,
        title: comparisonText(selections),
        comparison: comparisonText(selections),
        pricedAt,
        rateCard: price.rateCard,
        creditsThen: price.totalCredits,
        credits: credits(selections),
      })),
      ...saved.map((one) => {
        const selections = selectionsOfSaved(one);
        return {
          id: one.id,
          ownerId: one.ownerId,
          kind: 'calculation' as const,
          title: one.title,
          comparison: comparisonText(selections),
          pricedAt: one.pricedAt,
          rateCard: one.rateCard,
          creditsThen: one.creditsThen,
          credits: credits(selections),
        };
      }),
    ]
      .toSorted((one, other) => other.pricedAt.getTime() - one.pricedAt.getTime())
      .slice(0, MAX_QUOTES);
    const change = (quote: Pick<TriedQuote, 'credits' | 'creditsThen'>) => Math.abs(quote.credits - quote.creditsThen);
    return {
      from: dayOf(first),
      to: dayOf(new Date(end.getTime() - DAY_MS)),
      creditsThen: quotes.reduce((sum, quote) => sum + quote.creditsThen, 0),
      credits: quotes.reduce((sum, quote) => sum + quote.credits, 0),
      quotes: await withOwners(
        this.owners,
        quotes.toSorted((one, other) => change(other) - change(one)),
      ),
    };
  }
}
