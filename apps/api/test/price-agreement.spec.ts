import { times } from '@casewright/platform/testing';
import { BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import { anyCase } from '@casewright/rules/testing';
import fc from 'fast-check';
import { anAddress } from './operations';
import { RunningApi } from './running-api';

describe('every selection', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  it('costs the same in the browser and on the server', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, async (selections) => {
        const { status, body } = await api.send('POST', '/api/cases/quote', {
          body: selections,
          // Quotes are limited per network.
          headers: { 'x-forwarded-for': anAddress() },
        });
        expect([status, body]).toEqual([200, priceCase(selections, BASELINE_RATE_CARD)]);
      }),
      { numRuns: times({ test: 100, soak: 10_000 }) },
    );
  });
});
