import { BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import { COUNTED_BY_DEFAULT } from '@casewright/rules/intake';
import { type Answers, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCase, aPursuit, AT, open, SELECTIONS } from '../testing';
import type { BillFigures, BillLines } from './bill-queries';

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
  ...{ key: KEY, title: 'AWS bill', state: 'complete' as const, coveredBy: null, madeChoices: [], confirmation: null },
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

const base = `/api/cases/c-1/inputs/${KEY}/bill`;
const figures: BillFigures = {
  ...{ basis: 'effective', total: { cost: '390', lines: 9 } },
  months: ['2026-08', '2026-09', '2026-10'].map((month) => ({ month, cost: '130', lines: 3 })),
  services: [{ service: 'Amazon EC2', cost: '360', lines: 6 }],
  others: { services: 2, cost: '30', lines: 3 },
};
const lines: BillLines = {
  ...{ position: 1, month: '2026-08', service: 'Amazon EC2', provider: 'AWS', type: 'usage', lines: 1, cost: '90' },
  isCounted: true,
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
        [`GET ${base}`]: () => figures,
        [`GET ${base}/lines`]: () => ({ rows: [lines], next: null, total: 1, isTotalExact: true }),
      },
      more,
    );
    const at = open(`/pursuits/p-1/inputs/${KEY}`);
    expect(await screen.findByRole('heading', { name: /FOCUS 1.0/ })).toBeInTheDocument();
    return { requests, at };
  };

  it('leads with the intake statement, and counts the cost that the seller chooses', async () => {
    const path = `PUT /api/cases/c-1/inputs/${KEY}/cost-choices`;
    const { requests } = await show({ [path]: () => undefined });
    const chosen = () =>
      requests.filter(({ what }) => what === path).map(({ body }) => body as { readonly types: readonly string[] });
    expect(screen.getByText(/Left out: tax 30.00/)).toBeInTheDocument();
    expect(await screen.findByText(/^Kinds of lines: This is the default\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Billed' }));
    await waitFor(() => expect(chosen()).toEqual([{ basis: 'billed', types: null }]));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tax/ }));
    await waitFor(() => expect(chosen()[1]).toEqual({ basis: null, types: [...COUNTED_BY_DEFAULT, 'tax'] }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Commitments' }));
    await waitFor(() => expect(chosen()[2]?.types).not.toContain('commitment'));
  });

  it('shows the cost by month and service, and each number opens its lines', async () => {
    const { requests, at } = await show();
    const query = () => requests.at(-1)?.query.toString();
    expect(await screen.findByRole('row', { name: /Aug 2026 Amazon EC2 AWS Usage 1 90.00 Yes/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Aug 2026: 130.00 USD, 3 lines' }));
    expect(at()).toContain('?show=counted&month=2026-08');
    await waitFor(() => expect(query()).toBe('show=counted&month=2026-08'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear month' }));
    await userEvent.click(screen.getByRole('link', { name: 'Amazon EC2, 6 lines' }));
    await waitFor(() => expect(query()).toBe('show=counted&service=Amazon+EC2'));
    await userEvent.click(screen.getByRole('link', { name: '30.00: Tax' }));
    await waitFor(() => expect(query()).toBe('type=tax'));
    expect(screen.getByRole('link', { name: '390 USD: Counted, effective cost' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2 other services' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', `${base}/lines/csv?type=tax`);
  });

  it('shows the provider who chose what counts', async () => {
    const madeChoices = [{ chosen: 'types' as const, by: { name: 'Dana Reyes', isYou: false }, at: AT }];
    await show({
      'GET /api/pursuits/p-1': () => aPursuit({ caseId: 'c-1', owner: { name: 'Kim', isYou: false } }),
      'GET /api/admin/cases/c-1/inputs': () => ({ inputs: [{ ...input, madeChoices }] }),
      [`GET ${base.replace('/api/', '/api/admin/')}`]: () => figures,
      [`GET ${base.replace('/api/', '/api/admin/')}/lines`]: () => ({
        ...{ rows: [lines], next: null, total: 1, isTotalExact: true },
      }),
    });
    expect(await screen.findByText(/^Kinds of lines: Chosen by Dana Reyes, \w+ \d+, 20/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /^Tax/ })).not.toBeInTheDocument();
  });
});
