import type { Assumption, ValueModelContent } from '@casewright/rules';
import { type Answers, mockServer, signedInAs } from '@casewright/web/testing';
import { modelWithSizing, valueModelAt } from '@casewright/web/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModel, CASE_ID, CONTENT, forSeller, open, sent } from '../testing';

const INPUT = 'compute-virtual-machines';
const version = {
  ...{ id: 'v-2', priceBookId: 'b-1', name: 'Example list', source: 'https://prices.example', region: 'north' },
  ...{ currency: 'USD', isSample: false, number: 2, pricesAsOf: '2026-11-01', isNewest: true },
};
const AT = '2026-11-23T18:24:00Z';
const SIZING = {
  source: {
    fileId: '0b0d3b4e-8d57-4a4c-9a51-0d9c4d1f6a11',
    file: 'vms.csv',
    sheet: 'vInfo',
    counted: '3 of 4 rows counted; 1 left out: 1 off',
  },
  ...{ version, place: 'Example · north', commitment: 'one-year' as const, mode: 'as-is' as const, comfortPercent: 20 },
  ...{ machines: 3, fitted: 3, measured: 0, instances: [], instancesMonthlyCents: 15_330, unfitted: [] },
  storage: { kind: 'in-use' as const, gib: 70, monthlyCents: null },
  ...{ monthlyCents: 15_330, hosts: null, vmware: null, windows: null, sqlServer: null },
};
const SOURCE =
  'vms.csv, vInfo: 3 of 4 rows counted; 1 left out: 1 off; Example list, version 2 of 2026-11-01; Example · north, 1-year commitment, machines as they are';

describe('numbers from Size and price', () => {
  beforeEach(() => signedInAs());

  const edit = <Given,>(address: string, content: ValueModelContent = CONTENT, more?: Answers<Given>) => {
    const saved: ValueModelContent[] = [];
    mockServer(
      {
        [`GET /api/cases/${CASE_ID}/value-model`]: () =>
          forSeller({
            ...{ isProvider: true, mayEdit: true },
            model: aModel({ content: sent(content), editor: { name: 'Dana Whitfield', isYou: true, since: AT } }),
          }),
        [`PUT /api/admin/cases/${CASE_ID}/value-model`]: ({ body }: { body: unknown }) => {
          saved.push((body as { readonly content: ValueModelContent }).content);
          return { revision: 2 };
        },
        [`PUT /api/admin/cases/${CASE_ID}/value-model/editor`]: () => undefined,
        'GET /api/price-books': () => ({ versions: [version] }),
        [`GET /api/cases/${CASE_ID}/inputs/${INPUT}/sizing`]: () => SIZING,
      },
      more,
    );
    open(address);
    return () => saved.at(-1)?.model.assumptions ?? [];
  };

  it('become assumptions whose source names file, filter, count, and version of the price book', async () => {
    const basis = new URLSearchParams({ version: 'v-2', commitment: 'one-year' });
    const saved = edit(modelWithSizing(CASE_ID, INPUT, basis));
    const offered = within(await screen.findByRole('list', { name: 'Numbers to take' }));
    expect(offered.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(offered.getByRole('checkbox', { name: /^Machines on cloud instances: 3/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Use 1 number' }));
    await waitFor(() =>
      expect(saved().find(({ reference }) => reference?.sizing)).toMatchObject({
        ...{ label: 'Cloud instances, a year', unit: 'USD/year', base: 1_839.6, kind: 'quoted', asOf: '2026-11-01' },
        source: SOURCE,
        reference: {
          file: 'vms.csv',
          sizing: { input: INPUT, basis: basis.toString(), figure: 'instances', priceBook: 'Example list', version: 2 },
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Numbers to take' })).not.toBeInTheDocument());
    expect(screen.getByText(/Computed with Example list, version 2\.$/)).toBeInTheDocument();
  });

  it('stay as they are until the analyst takes a later version, or rows that changed', async () => {
    const sized: Assumption = {
      ...{ id: 'cloud', label: 'Cloud instances', group: 'Cloud', unit: 'USD/year', base: 1_800, source: 'Before' },
      ...{ kind: 'quoted', asOf: '2026-10-01', confidence: 'medium', owner: '' },
      reference: {
        ...{ fileId: SIZING.source.fileId, file: 'vms.csv', sheet: 'vInfo', column: '' },
        sizing: { input: INPUT, basis: 'version=v-2', figure: 'instances', priceBook: 'Example list', version: 2 },
      },
    };
    const later = { ...version, id: 'v-3', number: 3, pricesAsOf: '2026-11-20' };
    const saved = edit(
      valueModelAt(CASE_ID),
      { ...CONTENT, model: { ...CONTENT.model, assumptions: [...CONTENT.model.assumptions, sized] } },
      {
        'GET /api/price-books': () => ({ versions: [later, { ...version, isNewest: false }] }),
        [`GET /api/cases/${CASE_ID}/inputs/${INPUT}/sizing`]: ({ query }: { query: URLSearchParams }) =>
          query.get('version') === 'v-3' ? { ...SIZING, version: later, instancesMonthlyCents: 14_000 } : SIZING,
      },
    );
    await screen.findByRole('button', { name: 'Use version 3: Cloud instances' });
    expect(screen.getByText(/^Computed with/)).toHaveTextContent(
      'Computed with Example list, version 2. Version 3 is published: $1,680/year. With version 2, the rows now give $1,839.60/year.',
    );
    expect(saved()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Use version 3: Cloud instances' }));
    await waitFor(() =>
      expect(saved().find(({ id }) => id === 'cloud')).toMatchObject({
        ...{ label: 'Cloud instances', group: 'Cloud', base: 1_680, asOf: '2026-11-20' },
        reference: { sizing: { version: 3, basis: 'version=v-3' } },
      }),
    );
  });

  it('are not offered in another currency', async () => {
    const euros = { ...SIZING, version: { ...version, currency: 'EUR' } };
    edit(modelWithSizing(CASE_ID, INPUT, new URLSearchParams({ version: 'v-2' })), CONTENT, {
      [`GET /api/cases/${CASE_ID}/inputs/${INPUT}/sizing`]: () => euros,
    });
    expect(await screen.findByText(/These prices are in EUR, but the model is in USD/)).toBeInTheDocument();
  });
});
