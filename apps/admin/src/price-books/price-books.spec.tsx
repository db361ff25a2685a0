import { PRICE_COLUMNS } from '@casewright/rules';
import type { Answer } from '@casewright/web';
import { refusal, signedInAs } from '@casewright/web/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { PriceBook, PriceBookVersion, PriceLine } from './queries';

const PUBLISHED: PriceBookVersion = {
  ...{ id: 'v-1', priceBookId: 'b-1', number: 1, pricesAsOf: '2026-10-01', lineCount: 2, revision: 3 },
  ...{ createdBy: null, createdAt: '2026-10-02T09:00:00.000Z', changedAt: '2026-10-02T09:00:00.000Z' },
  ...{ publishedBy: null, publishedAt: '2026-10-02T10:00:00.000Z' },
};
const DRAFT: PriceBookVersion = {
  ...PUBLISHED,
  ...{ id: 'v-2', number: 2, revision: 1, publishedAt: null },
};
const PRICE_BOOK: PriceBook = {
  ...{ id: 'b-1', name: 'Example Cloud north', source: 'https://prices.example', region: 'north', currency: 'EUR' },
  ...{ isSample: false, createdBy: null, createdAt: '2026-10-02T09:00:00.000Z', versions: [DRAFT, PUBLISHED] },
};
const LINE: PriceLine = {
  id: '1',
  cells: {
    ...Object.fromEntries(PRICE_COLUMNS.map(({ header }) => [header, ''])),
    ...{ Kind: 'instance', Provider: 'Example', Name: 'small', vCPU: '2', 'Memory GiB': '4' },
    'On demand per hour': '0.0464',
  },
};
const NO_CHANGES: Answer<'get', '/api/admin/price-book-versions/{id}/changes'> = {
  added: 0,
  changed: 0,
  removed: 0,
  unchanged: 2,
  changes: [],
};
const TRIAL: Answer<'post', '/api/admin/price-book-versions/{id}/import-trial'> = {
  ...{ added: 1, changed: 1, removed: 1, unchanged: 40, faultCount: 0, faults: [] },
  changes: [
    {
      ...{ kind: 'changed', line: 'small · instance · Example' },
      cells: [{ column: 'On demand per hour', before: '0.0464', after: '0.05' }],
    },
    { kind: 'added', line: 'new · instance · Example', cells: [{ column: 'vCPU', before: null, after: '4' }] },
    { kind: 'removed', line: 'old · instance · Example', cells: [{ column: 'vCPU', before: '8', after: null }] },
  ],
};
const page = <Row,>(rows: Row[]) => ({ rows, total: rows.length, isTotalExact: true, next: null });
const VERSION = '/api/admin/price-book-versions/v-2';

describe('price books', () => {
  beforeEach(() => signedInAs({ isAdmin: true, isMfa: true }));

  const open = (answers: Parameters<typeof openAdmin>[1] = {}, address = '/b-1', found: PriceBook = PRICE_BOOK) =>
    openAdmin(`/admin/price-books${address}`, {
      'GET /api/admin/price-books/b-1': () => found,
      'GET /api/admin/price-book-versions/v-1/lines': () => page([LINE]),
      [`GET ${VERSION}/lines`]: () => page([LINE]),
      [`GET ${VERSION}/changes`]: () => NO_CHANGES,
      ...answers,
    });
  const choose = async (text = 'Kind,Provider,Name') => {
    await screen.findByRole('heading', { name: 'Draft' });
    await userEvent.upload(screen.getByLabelText('CSV file of prices'), new File([text], 'prices.csv'));
  };

  it('are listed, with a first step while there are none', async () => {
    const sample = {
      ...PRICE_BOOK,
      isSample: true,
      publishedNumber: 1,
      pricesAsOf: '2026-10-01',
      lineCount: 2,
      hasDraft: true,
    };
    open({ 'GET /api/admin/price-books': () => page([sample]) }, '');
    expect(
      await screen.findByRole('row', { name: /Example Cloud north.*Invented prices.*north.*EUR.*Version 1.*Yes/ }),
    ).toBeInTheDocument();
  });

  it('are added with name, source, region, and currency, and open', async () => {
    const taken = 'Another price book is already named Example.';
    const answers = [refusal(409, 'price-books.name-taken', taken, { fields: { name: [taken] } }), { id: 'b-1' }];
    const { address, asked } = open(
      { 'GET /api/admin/price-books': () => page([]), 'POST /api/admin/price-books': () => answers.shift() },
      '',
    );
    expect(await screen.findByText(/import its prices from a CSV file/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New price book' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New price book' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add price book' }));
    expect(await dialog.findByText('Enter a name.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Name'), 'Example');
    await userEvent.type(dialog.getByLabelText('Source'), 'A quote');
    await userEvent.type(dialog.getByLabelText('Region'), 'north');
    await userEvent.clear(dialog.getByLabelText('Currency'));
    await userEvent.type(dialog.getByLabelText('Currency'), 'eur');
    await userEvent.click(dialog.getByRole('button', { name: 'Add price book' }));
    expect(await dialog.findByText(taken)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add price book' }));

    expect(await screen.findByRole('heading', { name: 'Example Cloud north' })).toBeInTheDocument();
    expect(address()).toBe('/admin/price-books/b-1');
    expect(asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ name: 'Example', source: 'A quote', region: 'north', currency: 'EUR' },
    });
  });

  it('show every change of a file before it is imported', async () => {
    const { asked } = open({
      [`POST ${VERSION}/import-trial`]: () => TRIAL,
      [`PUT ${VERSION}/lines`]: () => ({ revision: 2 }),
    });
    await choose();
    expect(await screen.findByText('1 added, 1 changed, 1 removed, 40 unchanged.')).toBeInTheDocument();
    const changes = within(screen.getByRole('table', { name: 'Changes of this import' }));
    expect(changes.getByRole('row', { name: /small.*Changed.*On demand per hour 0.0464 → 0.05/ })).toBeInTheDocument();
    expect(changes.getByRole('row', { name: /new.*Added.*vCPU 4/ })).toBeInTheDocument();
    expect(changes.getByRole('row', { name: /old.*Removed.*vCPU 8/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import prices' })).toBeDisabled();

    fireEvent.change(screen.getByLabelText('Prices as of'), { target: { value: '2026-01-15' } });
    await userEvent.click(screen.getByRole('button', { name: 'Import prices' }));
    expect(await screen.findByRole('button', { name: 'Choose file' })).toBeInTheDocument();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ csv: 'Kind,Provider,Name', pricesAsOf: '2026-01-15', revision: 1 },
    });
    expect(screen.queryByRole('button', { name: 'Import prices' })).not.toBeInTheDocument();
  });

  it('name the errors of a file by row and column, and import nothing', async () => {
    const faults = [{ row: 3, column: 'vCPU', message: 'Enter a number above 0.' }];
    open({ [`POST ${VERSION}/import-trial`]: () => ({ ...TRIAL, ...NO_CHANGES, faultCount: 201, faults }) });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('prices.csv has 201 errors.');
    expect(screen.getByRole('row', { name: /3.*vCPU.*Enter a number above 0/ })).toBeInTheDocument();
    expect(screen.getByText('Showing the first 1.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import prices' })).not.toBeInTheDocument();
  });

  it('say why a file cannot be read', async () => {
    const title = 'We can’t read the file from row 2 on. Check its quotation marks.';
    open({ [`POST ${VERSION}/import-trial`]: () => refusal(422, 'lists.file-unreadable', title) });
    await choose();
    expect(await screen.findByText(title)).toBeInTheDocument();
    await choose('x'.repeat(1_000_001));
    expect(await screen.findByText('The file is too large. The limit is 1 MB.')).toBeInTheDocument();
  });

  it('are compared with the published version, and published after confirmation', async () => {
    const { asked } = open({
      [`GET ${VERSION}/changes`]: () => TRIAL,
      [`POST ${VERSION}/publication`]: () => undefined,
    });
    const comparison = within(await screen.findByRole('region', { name: 'Changes from version 1' }));
    expect(await comparison.findByText('1 added, 1 changed, 1 removed, 40 unchanged.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 2 of Example Cloud north?' }));
    expect(dialog.getByText(/2 lines. Prices as of Oct 1, 2026. A published version can’t be changed./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('heading', { name: 'Example Cloud north' });
    expect(asked.find(({ what }) => what === `POST ${VERSION}/publication`)?.body).toEqual({ revision: 1 });
  });

  it('show a published version without ways to change it, and start the next one', async () => {
    const published = { ...PRICE_BOOK, versions: [PUBLISHED] };
    const { address } = open(
      {
        'GET /api/admin/price-books/b-1': () => published,
        'POST /api/admin/price-books/b-1/versions': () => {
          published.versions = [DRAFT, PUBLISHED];
          return { id: 'v-2' };
        },
      },
      '/b-1/v-1',
    );
    expect(await screen.findByRole('row', { name: /small.*Instance.*2 vCPU, 4 GiB.*0.0464\/hour/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New version' }));
    expect(await screen.findByRole('heading', { name: 'Draft' })).toBeInTheDocument();
    expect(address()).toBe('/admin/price-books/b-1/v-2');
  });

  it('are removed with their only draft', async () => {
    const { address } = open(
      { 'GET /api/admin/price-books': () => page([]), [`DELETE ${VERSION}`]: () => undefined },
      '/b-1',
      { ...PRICE_BOOK, versions: [{ ...DRAFT, number: 1, lineCount: 0, pricesAsOf: null }] },
    );
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('The price book has no other version and will be removed.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No price books found')).toBeInTheDocument();
    expect(address()).toBe('/admin/price-books');
  });

  it('say when they or a version do not exist', async () => {
    const { goTo } = open({}, '/b-1/v-9');
    expect(await screen.findByRole('heading', { name: 'Version not found' })).toBeInTheDocument();
    await goTo('/admin/price-books/b-1/v-1');
    expect(await screen.findByRole('heading', { name: 'Example Cloud north' })).toBeInTheDocument();
  });

  it('offer Retry when they cannot be loaded', async () => {
    let isDown = true;
    open({
      'GET /api/admin/price-books/b-1': () => (isDown ? refusal(503, 'http.unavailable', 'Unavailable.') : PRICE_BOOK),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Example Cloud north' })).toBeInTheDocument();
  });
});
