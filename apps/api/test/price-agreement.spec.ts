import { times } from '@casewright/platform/testing';
import {
  ACV_TIERS,
  type CaseSelections,
  COMPUTE_MODELS,
  ENVIRONMENTS,
  MAX_SOLUTIONS,
  priceCase,
  rateCardAt,
  SLA_DAYS,
  type Solution,
} from '@casewright/rules';
import fc from 'fast-check';
import { RunningApi } from './running-api';

const anyName = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((name) => !name.includes('\u0000'));
const anySolution: fc.Arbitrary<Solution> = fc.record({
  name: anyName,
  environments: fc.subarray([...ENVIRONMENTS]),
  computeModels: fc.subarray([...COMPUTE_MODELS]),
});
const anySide = fc.array(anySolution, { minLength: 1, maxLength: MAX_SOLUTIONS });
const anyCase: fc.Arbitrary<CaseSelections> = fc.record(
  {
    proposed: anySide,
    competitive: anySide,
    slaDays: fc.constantFrom(...SLA_DAYS),
    acvTier: fc.constantFrom(...ACV_TIERS),
    presentationSupport: fc.boolean(),
  },
  { requiredKeys: ['proposed', 'competitive', 'presentationSupport'] },
);

describe('whatever is selected', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  it('costs the same in the browser and on the server', async () => {
    const seller = crypto.randomUUID();
    await fc.assert(
      fc.asyncProperty(anyCase, async (selections) => {
        const { status, body } = await api.send('POST', '/api/cases/quote', { as: seller, body: selections });
        expect([status, body]).toEqual([200, priceCase(selections, rateCardAt(new Date()))]);
      }),
      { numRuns: times({ test: 300, soak: 10_000 }) },
    );
  });
});
