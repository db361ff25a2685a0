import { times } from '@casewright/platform/testing';
import { priceCase, rateCardAt } from '@casewright/rules';
import { anyCase } from '@casewright/rules/testing';
import fc from 'fast-check';
import { RunningApi } from './running-api';

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
