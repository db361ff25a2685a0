import fc from 'fast-check';
import type { CaseSelections, Solution } from './price-case';
import { ACV_TIERS, COMPUTE_MODELS, ENVIRONMENTS, MAX_SOLUTIONS, SLA_DAYS } from './rate-card';

export const solution = (ticks: Partial<Solution> = {}): Solution => ({
  name: 'Acme Cloud',
  environments: [],
  computeModels: [],
  ...ticks,
});

export const aCase = (answers: Partial<CaseSelections> = {}): CaseSelections => ({
  proposed: [solution()],
  competitive: [solution()],
  presentationSupport: false,
  ...answers,
});

const anySolution: fc.Arbitrary<Solution> = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 40 }).filter((name) => !name.includes('\u0000')),
  environments: fc.subarray([...ENVIRONMENTS]),
  computeModels: fc.subarray([...COMPUTE_MODELS]),
});
const anySide = fc.array(anySolution, { minLength: 1, maxLength: MAX_SOLUTIONS });

/** Any answers the wizard can produce. */
export const anyCase: fc.Arbitrary<CaseSelections> = fc.record(
  {
    proposed: anySide,
    competitive: anySide,
    slaDays: fc.constantFrom(...SLA_DAYS),
    acvTier: fc.constantFrom(...ACV_TIERS),
    presentationSupport: fc.boolean(),
  },
  { requiredKeys: ['proposed', 'competitive', 'presentationSupport'] },
);
