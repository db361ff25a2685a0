import { DEFAULT_COLUMNS, TEMPLATE_DEFAULTS } from '@casewright/rules/model-templates';
import { signedInAs } from '@casewright/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import { EXAMPLE_FILE } from './default-file';
import type { DefaultLibrary, DefaultVersion, ListedDefault } from './queries';

const PUBLISHED: DefaultVersion = {
  ...{ id: 'v-1', number: 1, lineCount: 2, revision: 3, createdBy: null, publishedBy: null },
  ...{ createdAt: '2026-10-02T09:00:00.000Z', changedAt: '2026-10-02T09:00:00.000Z' },
  publishedAt: '2026-10-02T10:00:00.000Z',
};
const DRAFT: DefaultVersion = { ...PUBLISHED, ...{ id: 'v-2', number: 2, revision: 1, publishedAt: null } };
const LINE: ListedDefault = {
  ...{ id: 'discount-rate', key: 'discount-rate', name: 'Discount rate', unit: '%', low: 0.07, base: 0.09, high: 0.11 },
  ...{ publisher: 'Example Office', title: 'Capital costs', url: 'https://capital.example/2024' },
  ...{ asOf: '2024-01-31', note: 'Before tax', isOld: true },
};
const NO_CHANGES = { added: 0, changed: 0, removed: 0, unchanged: 2, changes: [] };
const VERSION = '/api/admin/default-versions/v-2';

describe('the library of defaults', () => {
  beforeEach(() => signedInAs({ isAdmin: true, isMfa: true }));

  const page = <Row,>(rows: Row[]) => ({ rows, total: rows.length, isTotalExact: true, next: null });
  const open = (library: DefaultLibrary, answers: Parameters<typeof openAdmin>[1] = {}, query = '') =>
    openAdmin(`/admin/defaults${query}`, {
      'GET /api/admin/defaults': () => library,
      'GET /api/admin/default-versions/v-1/lines': () => page([LINE]),
      [`GET ${VERSION}/lines`]: () => page([LINE]),
      [`GET ${VERSION}/changes`]: () => NO_CHANGES,
      ...answers,
    });

  it('is empty at first, and starts with a version', async () => {
    const library: DefaultLibrary = { versions: [] };
    const { address } = open(library, {
      'POST /api/admin/defaults/versions': () => {
        library.versions = [{ ...DRAFT, number: 1, lineCount: 0 }];
        return { id: 'v-2' };
      },
      [`GET ${VERSION}/lines`]: () => page([]),
    });
    expect(await screen.findByText('No defaults yet')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New version' }));
    expect(await screen.findByRole('heading', { name: 'Draft' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(address()).toBe('/admin/defaults?version=v-2');
  });

  it('shows values, ranges, and sources, and flags old ones', async () => {
    open({ versions: [PUBLISHED] });
    const row = await screen.findByRole('row', { name: /Discount rate.*discount-rate.*9%.*7% to 11%.*Capital costs/ });
    expect(within(row).getByText('Older than 18 months')).toBeInTheDocument();
    await userEvent.click(within(row).getByText('Discount rate'));
    expect(await screen.findByRole('link', { name: 'Capital costs' })).toHaveAttribute('href', LINE.url);
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('shows every change of a file before it is imported, and is published after confirmation', async () => {
    const { asked } = open(
      { versions: [DRAFT, PUBLISHED] },
      {
        [`POST ${VERSION}/import-trial`]: () => ({ ...NO_CHANGES, added: 1, faultCount: 0, faults: [] }),
        [`PUT ${VERSION}/lines`]: () => ({ revision: 2 }),
        [`POST ${VERSION}/publication`]: () => undefined,
      },
    );
    await userEvent.upload(await screen.findByLabelText('CSV file of defaults'), new File(['Key'], 'defaults.csv'));
    expect(await screen.findByText('1 added, 0 changed, 0 removed, 2 unchanged.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Import defaults' }));
    expect(await screen.findByRole('button', { name: 'Choose file' })).toBeInTheDocument();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ csv: 'Key', revision: 1 });

    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 2 of the defaults?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('region', { name: 'Changes from version 1' })).toBeInTheDocument();
    expect(asked.find(({ what }) => what === `POST ${VERSION}/publication`)?.body).toEqual({ revision: 1 });
  });

  it('offers a file with every key of the templates, and no values', () => {
    const [header, ...rows] = EXAMPLE_FILE.trimEnd().split('\r\n');
    expect(header).toBe(DEFAULT_COLUMNS.map((column) => column.header).join(','));
    expect(rows).toHaveLength(TEMPLATE_DEFAULTS.length);
    expect(rows).toContain('power-price,Electricity,USD/kWh,,,,,,,,');
    expect(rows).toContain('virtualization-license,"License per core, per year",USD/core/year,,,,,,,,');
  });
});
