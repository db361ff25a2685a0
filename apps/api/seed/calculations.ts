import { saveCalculation } from '@casewright/case-pricing';
import {
  ACV_TIERS,
  BASELINE_RATE_CARD,
  type CaseSelections,
  COMPUTE_MODELS,
  ENVIRONMENTS,
  SLA_DAYS,
  type Solution,
} from '@casewright/rules';
import { pastPosition, since } from './people';
import type { Seeding } from './seeding';

const VARIANTS = 60;
const NAMES = ['Helix Managed', 'Northwind Cloud', 'Acme HCI', 'Globex Bare Metal', 'Umbra Hosting', 'Vertex Private'];

const solutions = (variant: number, count: number): readonly Solution[] =>
  Array.from({ length: count }, (_, index) => ({
    name: NAMES[(variant + index) % NAMES.length] ?? '',
    environments: ENVIRONMENTS.slice(0, 1 + ((variant + index) % ENVIRONMENTS.length)),
    computeModels: COMPUTE_MODELS.slice(0, 1 + ((variant + 2 * index) % COMPUTE_MODELS.length)),
  }));

const selectionsOf = (variant: number): CaseSelections => ({
  proposed: solutions(variant, 1 + (variant % 3)),
  competitive: solutions(variant + 3, 1 + (variant % 2)),
  slaDays: SLA_DAYS[variant % SLA_DAYS.length],
  acvTier: ACV_TIERS[variant % ACV_TIERS.length],
  presentationSupport: variant % 4 === 0,
});

/** Rows by column name, and the selections they are for. */
const variants = (): string =>
  JSON.stringify(
    Array.from({ length: VARIANTS }, (_, variant) => {
      const selections = selectionsOf(variant);
      const saved = saveCalculation(crypto.randomUUID(), selections, BASELINE_RATE_CARD, new Date(), 'UTC');
      const columns = Object.entries(saved).map(([field, value]) => [columnOf(field), value as unknown] as const);
      return { ...Object.fromEntries(columns), selections };
    }),
  );

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const PRICED = `rate_card, base_solution_credits, solution_credits, sla_credits, acv_credits, sla_turnaround_days,
  acv_tier_selection, environment_checkbox_count, compute_model_checkbox_count, proposed_count, competitive_count,
  total_case_credits, presentation_support, total_with_support, proposed_solution_names, competitor_names,
  environment_selections, compute_model_selections, selected_checkboxes`;
const MADE = since('2025-01-01', 'n');

/** A few priced cases, each saved by many users, and drafts of them. */
export const calculations = ({ calculations: saved, forms: drafted, users }: Seeding): readonly string[] => [
  `create temporary table variants on commit drop as
   select variant - 1 as variant, priced.*, row -> 'selections' as selections
   from jsonb_array_elements('${variants()}') with ordinality as given (row, variant),
     jsonb_populate_record(null::case_pricing.saved_calculations, row) priced`,
  `insert into case_pricing.saved_calculations (position, id, owner_id, title, ${PRICED}, created_at)
     overriding system value
   select ${pastPosition('n')}, pg_temp.seeded('calculation', n), pg_temp.seeded('user', 1 + n % ${users[1]}),
     'Calculation - ' || to_char(${MADE} at time zone 'UTC', 'FMMonth FMDD, YYYY, FMHH12:MI AM'), ${PRICED}, ${MADE}
   from generate_series(${saved[0]}, ${saved[1]}) n join variants on variant = n % ${VARIANTS} order by n`,
  `insert into case_pricing.drafts (id, owner_id, revision, selections, attempt, solution_count, competition_count,
     solution_names, competition_names, base_solution_credits, changed_at, created_at)
   select pg_temp.seeded('draft', n), pg_temp.seeded('user', n), 1, selections, pg_temp.seeded('attempt', n)::text,
     proposed_count, competitive_count, proposed_solution_names, competitor_names, base_solution_credits, ${MADE}, ${MADE}
   from generate_series(${drafted[0]}, ${drafted[1]}) n join variants on variant = n % ${VARIANTS}`,
];
