import type { Assumption, LibraryDefault } from '@casewright/rules';
import { mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModel, CASE_ID, CONTENT, forAnalyst, open, sent } from '../testing';

const PATH = `/api/cases/${CASE_ID}/value-model`;
const ADMIN_PATH = `/api/admin/cases/${CASE_ID}/value-model`;
const POWER: LibraryDefault = {
  ...{ key: 'power-price', name: 'Electricity', unit: 'USD/kWh', low: 0.1, base: 0.14, high: 0.2 },
  ...{ publisher: 'Example Office', title: 'Energy prices', url: 'https://energy.example/prices' },
  ...{ asOf: '2024-01-31', note: 'Industry' },
};
const DISCOUNT: LibraryDefault = {
  ...POWER,
  key: 'discount-rate',
  name: 'Capital',
  unit: '%',
  low: 0.07,
  base: 0.1,
  high: 0.12,
};

interface Saved {
  readonly content: { readonly model: { readonly assumptions: readonly Assumption[] } };
}

describe('defaults of the library in the editor', () => {
  beforeEach(() => signedInAs({ isAdmin: true, isMfa: true }));

  const show = async (given: Partial<Assumption> = {}) => {
    const { model } = CONTENT;
    const assumptions = model.assumptions.map((one) => (one.id === 'powerPrice' ? { ...one, ...given } : one));
    const content = sent({ ...CONTENT, model: { ...model, assumptions } });
    let revision = 1;
    const asked = mockServer({
      [`GET ${PATH}`]: () =>
        forAnalyst({
          model: aModel({ content, editor: { name: 'Dana', isYou: true, since: '2026-11-23T18:00:00Z' } }),
        }),
      [`GET ${PATH}/comments`]: () => ({ rows: [], next: null }),
      [`PUT ${ADMIN_PATH}`]: () => ({ revision: ++revision }),
      [`PUT ${ADMIN_PATH}/editor`]: () => undefined,
      'GET /api/admin/defaults/published': () => ({ version: 3, defaults: [POWER, DISCOUNT] }),
    });
    open(`/value-models/${CASE_ID}`);
    await screen.findByRole('heading', { name: 'Assumptions' });
    return async () => {
      await waitFor(() => expect(asked.some(({ what }) => what === `PUT ${ADMIN_PATH}`)).toBe(true));
      const { content: saved } = asked.findLast(({ what }) => what === `PUT ${ADMIN_PATH}`)?.body as Saved;
      return saved.model.assumptions.find(({ id }) => id === 'powerPrice');
    };
  };
  const OF_VERSION_2 = {
    low: 0.08,
    base: 0.12,
    high: 0.2,
    kind: 'default',
    library: { key: 'power-price', version: 2 },
  } as const;

  it('are offered in the unit of an assumption, with source and age, and replace value, range, and source', async () => {
    const saved = await show();
    await userEvent.click(screen.getByLabelText('Value of Electricity'));
    await userEvent.click(await screen.findByRole('button', { name: 'Use a default' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use a default for Electricity' }));
    const offers = within(await dialog.findByRole('list', { name: 'Defaults' }));
    expect(offers.getAllByRole('listitem')).toHaveLength(1);
    expect(offers.getByText('Electricity: $0.14/kWh ($0.10 to $0.20)')).toBeInTheDocument();
    expect(offers.getByRole('link', { name: 'Energy prices' })).toHaveAttribute('href', POWER.url);
    expect(offers.getByText('The source is older than 18 months.')).toBeInTheDocument();
    await userEvent.click(offers.getByRole('button', { name: 'Use Electricity' }));
    expect(await saved()).toMatchObject({
      ...{ base: 0.14, low: 0.1, high: 0.2, kind: 'default', asOf: '2024-01-31', group: 'General' },
      ...{ source: 'Example Office, Energy prices (library version 3)', library: { key: 'power-price', version: 3 } },
    });
  });

  it('are pointed out once a newer version has another value, and taken with one click, never silently', async () => {
    const saved = await show(OF_VERSION_2);
    const newer = within(await screen.findByRole('list', { name: 'Newer defaults' }));
    expect(newer.getByText(/Library version 3 says \$0.14\/kWh; yours is from version 2./)).toBeInTheDocument();
    expect(screen.getByLabelText('Value of Electricity')).toHaveValue('$0.12');
    await userEvent.click(newer.getByRole('button', { name: 'Use $0.14 for Electricity' }));
    expect(await saved()).toMatchObject({ base: 0.14, library: { key: 'power-price', version: 3 } });
    expect(screen.queryByRole('list', { name: 'Newer defaults' })).not.toBeInTheDocument();
  });

  it('are no longer the library’s once another value is typed', async () => {
    const saved = await show(OF_VERSION_2);
    await screen.findByRole('list', { name: 'Newer defaults' });
    await userEvent.clear(screen.getByLabelText('Value of Electricity'));
    await userEvent.type(screen.getByLabelText('Value of Electricity'), '0.13{Enter}');
    expect(await saved()).not.toHaveProperty('library');
    expect(screen.queryByRole('list', { name: 'Newer defaults' })).not.toBeInTheDocument();
  });
});
