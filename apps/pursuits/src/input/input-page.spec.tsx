import { BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import { type Answers, mockServer, refusal, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCase, aPursuit, AT, open, YOU } from '../testing';
import type { InputFigures, InputRow } from './queries';

const KEY = 'compute-virtual-machines';
const VERSION = {
  ...{ id: 'v-1', priceBookId: 'b-1', name: 'Example list', source: 'https://prices.example', region: 'north' },
  ...{ currency: 'USD', isSample: false, number: 1, pricesAsOf: '2026-11-01', isNewest: true },
};
const GIB = 2 ** 30;
const selections = {
  proposed: [{ name: 'Helix', environments: [], computeModels: ['virtual-machines' as const] }],
  competitive: [],
  presentationSupport: false,
};
const sums = { cores: null, provisionedBytes: 3_000 * GIB, powerWatts: null, faults: [] };
const intake = {
  source: { id: 'rvtools', product: 'RVTools', version: '4.4' },
  rows: 'machine' as const,
  sheets: ['vInfo'],
  groups: [
    { ...sums, reason: null, rows: 1_127, vCpu: 5_214, memoryBytes: 16_912 * GIB, inUseBytes: 2_074 * GIB },
    { ...sums, reason: 'off' as const, rows: 118, vCpu: 412, memoryBytes: 1_648 * GIB, inUseBytes: 20 * GIB },
  ],
  storageKinds: ['in-use' as const, 'provisioned' as const],
  priced: 'in-use' as const,
  choices: { count: [], storage: null },
  notes: [],
  questions: [],
};
const file = {
  ...{ id: 'f-1', name: 'dovecote.xlsx', size: 2_000, received: 2_000, sha256: 'ab', problem: null, isReady: true },
  createdAt: AT,
};
const input = {
  ...{
    key: KEY,
    title: 'Virtual machines',
    state: 'complete' as const,
    coveredBy: null,
    madeChoices: [],
    confirmation: null,
    isWaived: false,
  },
  ...{ answers: null, file, reason: null, providedAt: AT, isChangeable: true, isDecidable: false },
  replacement: null,
  reading: { problem: null, sheets: [], rows: 1_127, totals: {}, faults: [], intake },
};
const row = (given: Partial<InputRow>): InputRow => ({
  ...{ position: 0, sheet: 'vInfo', row: 2, name: 'app-01', cpus: 4, memoryBytes: 16 * GIB },
  ...{ provisionedBytes: 100 * GIB, inUseBytes: 50 * GIB, os: 'Ubuntu', power: 'on', cluster: 'A', host: 'esx-1' },
  ...{ isCounted: true, leftOut: null, correctedFields: [], faults: [] },
  ...given,
});
const faulty = row({
  ...{ position: 416, row: 417, name: 'lab-32', memoryBytes: null },
  faults: [{ field: 'memoryBytes', column: 'Memory', kind: 'not-a-number', cell: 'n/a' }],
});
const figures: InputFigures = {
  distributions: [
    { amount: 'cpus', rows: [92, 341, 412, 0, 0, 0, 0, 0] },
    { amount: 'storage', rows: [0, 118, 0, 0, 0, 0, 0, 0] },
  ],
  osFamilies: [{ family: 'linux', rows: 1_127 }],
  outliers: [
    {
      ...{ kind: 'unused-storage', position: 3, row: 5, name: 'dwh-stage', times: 0.03, cpus: 8 },
      ...{ memoryBytes: GIB, provisionedBytes: 11_200 * GIB, inUseBytes: 400 * GIB },
    },
  ],
  repeatedRows: 0,
  faultyRows: 1,
  corrections: [
    {
      ...{ id: 'k-1', position: 9, sheet: 'vInfo', row: 11, name: 'sql-07', field: 'memoryBytes', before: null },
      ...{ value: 64 * GIB, by: YOU, at: AT },
    },
  ],
};

describe('the page of an input', () => {
  beforeEach(() => signedInAs());

  const show = async <Given,>(address = '', more?: Answers<Given>) => {
    const base = `/api/cases/c-1/inputs/${KEY}`;
    const requests = mockServer(
      {
        'GET /api/pursuits/p-1': () => aPursuit({ stage: 'active', caseId: 'c-1', caseState: 'inputs' }),
        'GET /api/pursuits/p-1/case': () => ({
          case: aCase({ terms: { selections, price: priceCase(selections, BASELINE_RATE_CARD) } }),
        }),
        'GET /api/cases/c-1/inputs': () => ({ inputs: [input] }),
        [`GET ${base}/figures`]: () => figures,
        [`GET ${base}/rows`]: ({ query }: { query: URLSearchParams }) => ({
          ...{ rows: query.get('show') === 'faults' ? [faulty] : [row({})], next: null, total: 1, isTotalExact: true },
        }),
        [`POST ${base}/corrections`]: () => undefined,
        [`DELETE ${base}/corrections/k-1`]: () => undefined,
      },
      more,
    );
    const at = open(`/pursuits/p-1/inputs/${KEY}${address}`);
    return { requests, at };
  };

  it('leads with the intake statement, and each number opens its rows', async () => {
    const { requests, at } = await show();
    expect(await screen.findByRole('heading', { name: /RVTools 4.4, vInfo/ })).toBeInTheDocument();
    expect(screen.getByText(/^1,127 machines counted; 118 left out: 118 off/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1,127 of 1,245 rows: Machines counted' })).toBeInTheDocument();
    expect(await screen.findByText(/11,200 GiB provisioned, 400 GiB in use/)).toBeInTheDocument();

    expect(screen.getByRole('link', { name: '118 with up to 100 GiB of storage in use' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^Storage in use/ })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: '412 with up to 4 CPUs' }));
    expect(at()).toContain('?show=counted&cpus=2');
    await waitFor(() => expect(requests.at(-1)?.query.toString()).toBe('show=counted&cpus=2'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear vcpu' }));
    expect(at()).toMatch(/\?show=counted$/);
    await userEvent.click(screen.getByRole('link', { name: '118 rows: Off' }));
    await waitFor(() => expect(requests.at(-1)?.query.toString()).toBe('reason=off'));
  });

  it('counts rows that are left out, and other storage, as the seller chooses', async () => {
    const path = `PUT /api/cases/c-1/inputs/${KEY}/choices`;
    const { requests } = await show('', { [path]: () => undefined });
    const chosen = () => requests.filter(({ what }) => what === path).map(({ body }) => body);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Off' }));
    await waitFor(() => expect(chosen()).toEqual([{ count: ['off'], storage: null }]));
    await userEvent.click(screen.getByRole('radio', { name: 'Provisioned' }));
    await waitFor(() => expect(chosen()[1]).toEqual({ count: [], storage: 'provisioned' }));
  });

  it('shows who chose what counts, and who confirmed what looks implausible', async () => {
    const questions = [
      { kind: 'machine-size' as const, text: '1 machine has more than 24 TiB of memory.', isConfirmed: true },
      { kind: 'machine-size' as const, text: '2 machines have more than 24 TiB of memory.', isConfirmed: false },
    ];
    const by = { name: 'Dana Reyes', isYou: false };
    const settled = {
      ...{ ...input, state: 'questions' as const, confirmation: { by: YOU, at: AT } },
      madeChoices: [
        { chosen: 'off' as const, by: YOU, at: AT },
        { chosen: 'storage' as const, by, at: AT },
      ],
    };
    const choices = { count: ['off' as const], storage: 'in-use' as const };
    await show('', {
      'GET /api/cases/c-1/inputs': () => ({
        inputs: [{ ...settled, reading: { ...input.reading, intake: { ...intake, choices, questions } } }],
      }),
    });
    expect(await screen.findByText(/^Priced: in use. Chosen by Dana Reyes, \w+ \d+, 20/)).toBeInTheDocument();
    expect(screen.getByText(/^Counted anyway: off. Chosen by you, \w+ \d+, 20/)).toBeInTheDocument();
    expect(screen.getByText(/^Confirmed by you, \w+ \d+, 20/)).toBeInTheDocument();
    const open = within(screen.getByRole('button', { name: /^The file is right/ }).parentElement ?? document.body);
    expect(open.getByText('2 machines have more than 24 TiB of memory.')).toBeInTheDocument();
    expect(open.queryByText('1 machine has more than 24 TiB of memory.')).not.toBeInTheDocument();
  });

  it('asks the seller to confirm what looks implausible', async () => {
    const questions = [
      { kind: 'machine-size' as const, text: '1 machine has more than 24 TiB of memory.', isConfirmed: false },
    ];
    const path = `POST /api/cases/c-1/inputs/${KEY}/confirm`;
    const { requests } = await show('', {
      'GET /api/cases/c-1/inputs': () => ({
        inputs: [{ ...input, state: 'questions', reading: { ...input.reading, intake: { ...intake, questions } } }],
      }),
      [path]: () => undefined,
    });
    expect(await screen.findByText(questions[0]?.text ?? '')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'The file is right: Virtual machines' }));
    await waitFor(() => expect(requests.some(({ what }) => what === path)).toBe(true));
  });

  it('corrects rows with faults, and undoes corrections', async () => {
    const { requests } = await show();
    const faults = within(await screen.findByRole('list', { name: 'Rows with faults' }));
    const use = () => userEvent.click(faults.getByRole('button', { name: 'Use instead: lab-32' }));
    await use();
    expect(await screen.findByText(/Enter a size from 0 to/)).toBeInTheDocument();
    await userEvent.type(faults.getByLabelText('Memory in GiB of lab-32'), '512');
    await use();
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        ...{ position: 416, field: 'memoryBytes', value: 512 * GIB },
      }),
    );
    expect(screen.getByText(/memory 64 GiB instead of no value/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the correction of sql-07' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('lets the seller match the columns of a file that was recognized wrongly', async () => {
    const headers = ['VM', 'CPUs', 'Memory', 'Disk'];
    const columns = { vm: 0, vcpu: 1, memoryGb: 2, storageGb: 3 };
    const units = { memoryGb: 'MiB' as const, storageGb: 'MiB' as const };
    const sheet = {
      ...{ name: 'vInfo', headerRow: 1, headers, columns, rows: 2, isUsed: true, source: 'RVTools vInfo' },
      ...{ isHidden: false, units, samples: [['app-01'], ['4'], ['16384'], ['102400']] },
    };
    const path = `PUT /api/cases/c-1/inputs/${KEY}/columns`;
    const { requests } = await show('', {
      'GET /api/cases/c-1/inputs': () => ({ inputs: [{ ...input, reading: { ...input.reading, sheets: [sheet] } }] }),
      [path]: () => undefined,
    });
    expect(await screen.findByRole('row', { name: /^Memory \(GB\) vInfo, C: Memory MiB 16384$/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Not RVTools?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Read the file again' }));
    await waitFor(() => expect(requests.find(({ what }) => what === path)?.body).toMatchObject({ sheet: 'vInfo' }));
  });

  it('changes a row, or leaves it out, in a dialog', async () => {
    const { requests } = await show();
    const table = within(await screen.findByRole('region', { name: 'Machines' }));
    await userEvent.click(await table.findByText('app-01'));
    const dialog = within(await screen.findByRole('dialog', { name: 'app-01' }));
    const memory = dialog.getByLabelText('Memory (GiB)');
    expect(memory).toHaveValue('16');
    await userEvent.clear(memory);
    await userEvent.type(memory, '32');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { position: 0, field: 'memoryBytes', value: 32 * GIB },
    ]);
  });

  it('is read by the provider, who corrects nothing', async () => {
    const asked = jest.fn();
    const admin = `/api/admin/cases/c-1/inputs/${KEY}`;
    await show('', {
      'GET /api/pursuits/p-1': () => aPursuit({ caseId: 'c-1', owner: { name: 'Kim', isYou: false } }),
      'GET /api/admin/cases/c-1/inputs': () => ({ inputs: [input] }),
      [`GET ${admin}/figures`]: () => figures,
      [`GET ${admin}/rows`]: () => {
        asked();
        return { rows: [row({})], next: null, total: 1, isTotalExact: true };
      },
    });
    expect(await screen.findByText('app-01')).toBeInTheDocument();
    expect(asked).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Undo|Use instead|Leave out/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Off' })).not.toBeInTheDocument();
  });

  it('shows what a new file changes before it is taken', async () => {
    const base = `/api/cases/c-1/inputs/${KEY}`;
    const sizingAt: string = `GET ${base}/sizing`;
    const replacement = { file: { ...file, id: 'f-2', name: 'december.xlsx' }, state: 'ready' as const, problem: null };
    const { requests } = await show('', {
      'GET /api/cases/c-1/inputs': () => ({ inputs: [{ ...input, replacement }] }),
      [`GET ${base}/replacement`]: () => ({
        before: { rows: 1_096, totals: { vcpu: 5_038 } },
        after: { rows: 1_127, totals: { vcpu: 5_214 } },
        counts: { added: 40, removed: 9, changed: 1 },
        rows: [{ change: 'added', name: 'web-9', before: null, after: null }],
      }),
      [`POST ${base}/replacement/take`]: () => undefined,
      'GET /api/price-books': () => ({ versions: [VERSION] }),
      'GET /api/price-books/versions/v-1': () => ({
        ...{ places: ['Example · north'], commitments: ['on-demand' as const], hosts: [], licenses: [], storage: [] },
      }),
      [sizingAt]: ({ query }: { query: URLSearchParams }) => ({
        ...{ machines: 3, fitted: 3, monthlyCents: query.get('file') === 'new' ? 21_000 : 30_000 },
        ...{ place: 'Example · north', commitment: 'on-demand', mode: 'as-is', comfortPercent: 20 },
      }),
    });
    expect(await screen.findByText('40 added, 9 removed, 1 changed.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'vCPU 5,038 5,214 +176' })).toBeInTheDocument();
    expect(await screen.findByText(/^In the cloud, a month would cost/)).toHaveTextContent(
      'a month would cost $210.00 instead of $300.00 (−$90.00). By Example list, version 1 of 2026-11-01, Example · north, on demand, machines as they are.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use the new file' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('says that a file is being read, and what is wrong with it', async () => {
    await show('', {
      'GET /api/cases/c-1/inputs': () => ({ inputs: [{ ...input, state: 'reading', reading: null }] }),
    });
    expect(await screen.findByText('dovecote.xlsx is being read. Its rows appear here.')).toBeInTheDocument();
  });

  it('says that an input does not exist', async () => {
    await show('', { 'GET /api/pursuits/p-1': refusal(404, 'pursuits.pursuit-not-found', 'Not found.') });
    expect(await screen.findByText('This input doesn’t exist.')).toBeInTheDocument();
  });
});
