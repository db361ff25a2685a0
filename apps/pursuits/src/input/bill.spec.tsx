import { BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import { COUNTED_BY_DEFAULT } from '@casewright/rules/intake';
import { type Answers, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCase, aPursuit, AT, open, SELECTIONS } from '../testing';

const KEY = 'environment-aws';
const bill = {
  text: 'FOCUS 1.0: 3 months Aug–Oct 2026, 2 services, USD. Counted: effective cost 390.00. Left out: tax 30.00.',
  notes: [],
  questions: [],
  source: { id: 'focus', product: 'FOCUS', version: '1.0' },
  currency: 'USD',
  bases: ['effective' as const, 'billed' as const],
  basis: 'effective' as const,
  choices: { basis: null, types: null },
  types: [
    { type: 'usage' as const, lines: 3, effective: '270', billed: '300' },
    { type: 'commitment' as const, lines: 6, effective: '120', billed: '135' },
    { type: 'tax' as const, lines: 1, effective: '30', billed: '30' },
  ],
  commitments: null,
};
const input = {
  ...{ key: KEY, title: 'AWS bill', state: 'complete' as const, coveredBy: null, chosenBy: null, confirmation: null },
  ...{ isWaived: false, answers: null, reason: null, providedAt: AT, isChangeable: true, isDecidable: false },
  replacement: null,
  file: {
    ...{ id: 'f-1', name: 'focus.csv', size: 2_000, received: 2_000, sha256: 'ab', problem: null, isReady: true },
    createdAt: AT,
  },
  reading: {
    ...{ problem: null, rows: 9, totals: { costUsd: 390 }, faults: [], intake: null, bill },
    sheets: [
      {
        ...{ name: '', headerRow: 1, headers: ['ServiceName', 'EffectiveCost'], columns: { service: 0, costUsd: 1 } },
        ...{ rows: 10, isUsed: true, source: 'FOCUS 1.0', isHidden: false, units: {}, samples: [['EC2'], ['90']] },
      },
    ],
  },
};

describe('the page of a bill', () => {
  beforeEach(() => signedInAs());

  const show = async <Given,>(more?: Answers<Given>) => {
    const requests = mockServer(
      {
        'GET /api/pursuits/p-1': () => aPursuit({ stage: 'active', caseId: 'c-1', caseState: 'inputs' }),
        'GET /api/pursuits/p-1/case': () => ({
          case: aCase({ terms: { selections: SELECTIONS, price: priceCase(SELECTIONS, BASELINE_RATE_CARD) } }),
        }),
        'GET /api/cases/c-1/inputs': () => ({ inputs: [input] }),
      },
      more,
    );
    open(`/pursuits/p-1/inputs/${KEY}`);
    expect(await screen.findByRole('heading', { name: /FOCUS 1.0/ })).toBeInTheDocument();
    return requests;
  };

  it('leads with the intake statement, and counts the cost that the seller chooses', async () => {
    const path = `PUT /api/cases/c-1/inputs/${KEY}/cost-choices`;
    const requests = await show({ [path]: () => undefined });
    const chosen = () =>
      requests.filter(({ what }) => what === path).map(({ body }) => body as { readonly types: readonly string[] });
    expect(screen.getByText(/Left out: tax 30.00/)).toBeInTheDocument();
    expect(screen.getByText('These are the defaults.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Billed' }));
    await waitFor(() => expect(chosen()).toEqual([{ basis: 'billed', types: null }]));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tax/ }));
    await waitFor(() => expect(chosen()[1]).toEqual({ basis: null, types: [...COUNTED_BY_DEFAULT, 'tax'] }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Commitments' }));
    await waitFor(() => expect(chosen()[2]?.types).not.toContain('commitment'));
  });

  it('shows the provider who chose what counts', async () => {
    const chosenBy = { by: { name: 'Dana Reyes', isYou: false }, at: AT };
    await show({
      'GET /api/pursuits/p-1': () => aPursuit({ caseId: 'c-1', owner: { name: 'Kim', isYou: false } }),
      'GET /api/admin/cases/c-1/inputs': () => ({ inputs: [{ ...input, chosenBy }] }),
    });
    expect(screen.getByText(/^Chosen by Dana Reyes, \w+ \d+, 20/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
