import { askedInputs, BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import { queryClient, useNotices } from '@casewright/web';
import { type Answers, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import type { TransferListener } from '@casewright/web/transfer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCase, aPursuit, AT, open } from '../../testing';
import { inputsQuery, type StoredInput } from './queries';

const transfers: { readonly file: File; readonly id: string; readonly listener: TransferListener; running: boolean }[] =
  [];

jest.mock('@casewright/web/transfer', () => ({
  transferOf: (file: File, id: string, listener: TransferListener) => {
    const transfer = { file, id, listener, running: false };
    transfers.push(transfer);
    return { start: () => void (transfer.running = true), abort: async () => void (transfer.running = false) };
  },
}));

const selections = {
  proposed: [{ name: 'Helix', environments: [], computeModels: ['virtual-machines' as const] }],
  competitive: [],
  presentationSupport: false,
};
const progress = aCase({
  title: 'Helix',
  terms: { selections, price: priceCase(selections, BASELINE_RATE_CARD) },
});
const VMS = 'compute-virtual-machines';
const sheet = {
  name: '',
  headerRow: 1,
  headers: ['Name', 'Threads'],
  columns: { vm: 0 },
  rows: 2,
  isUsed: false,
  source: null,
  isHidden: false,
  units: {},
  samples: [],
};
const reading = { problem: null, sheets: [sheet], rows: 2_140, totals: { vcpu: 8_560 }, faults: [], intake: null };
const file = {
  id: 'f-1',
  name: 'vms.csv',
  size: 2_000,
  received: 2_000,
  sha256: 'ab',
  problem: null,
  isReady: true,
  createdAt: AT,
};
const stored = (changes: Readonly<Record<string, Partial<StoredInput>>> = {}) =>
  askedInputs(selections).map(({ key, title }): StoredInput => ({
    ...{ key, title, state: 'missing', answers: null, file: null, reading: null, reason: null, providedAt: null },
    ...{
      isWaived: false,
      coveredBy: null,
      madeChoices: [],
      confirmation: null,
      isChangeable: true,
      isDecidable: false,
    },
    replacement: null,
    ...changes[key],
  }));
const csv = (content = 'VM,vCPU,Memory,Storage\n', name = 'export.csv') => new File([content], name);

// jsdom reads blobs by the older way alone.
Object.defineProperty(Blob.prototype, 'arrayBuffer', {
  value(this: Blob) {
    return new Promise((read) => {
      const reader = new FileReader();
      reader.onload = () => read(reader.result);
      reader.readAsArrayBuffer(this);
    });
  },
});

describe('case inputs', () => {
  beforeEach(() => {
    signedInAs();
    transfers.length = 0;
  });

  const show = async <Given,>(inputs = stored(), server?: Answers<Given>) => {
    const questions = mockServer(
      {
        'GET /api/pursuits/p-1': () => aPursuit({ stage: 'active', caseId: 'c-1', caseState: 'inputs' }),
        'GET /api/pursuits/p-1/case': () => ({ case: progress }),
        'GET /api/cases/c-1/inputs': () => ({ inputs }),
        'GET /api/credits/balance': () => ({ balance: 38, held: 16, debt: 0 }),
        [`POST /api/cases/c-1/inputs/${VMS}/file` as const]: () => undefined,
        [`DELETE /api/cases/c-1/inputs/${VMS}` as const]: () => undefined,
      },
      server,
    );
    open('/pursuits/p-1?tab=case');
    await screen.findByRole('list', { name: 'Inputs of the case' });
    return () => questions.filter(({ method }) => method !== 'GET');
  };
  const item = (name: string) => {
    const found = screen.getAllByRole('listitem').find((one) => within(one).queryByRole('heading', { name }));
    if (!found) throw new Error(name);
    return within(found);
  };
  const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('show the request, the findings and the errors', async () => {
    const fault = { sheet: '', column: 'RAM', place: 2, kind: 'empty' as const, rows: [4, 9, 12], count: 3 };
    await show(
      stored({
        [VMS]: { state: 'faults', file, reading: { ...reading, faults: [fault] }, providedAt: AT },
        'architecture-1': {
          state: 'returned',
          answers: { design: 'Six nodes' },
          reason: 'Which nodes?',
          providedAt: AT,
        },
        'discount-rate': {
          state: 'accepted',
          answers: { ratePercent: '9', horizonYears: '5' },
          isChangeable: false,
          providedAt: AT,
        },
      }),
    );
    expect(screen.getByText('2 waiting for you')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Case 2' })).toBeInTheDocument();
    expect(screen.getByText('1 of 3 complete')).toBeInTheDocument();
    const step = 'Provide “Architected solution, Helix” again.';
    expect(screen.getByRole('heading', { name: step })).toBeInTheDocument();
    expect(
      item('Virtual machines').getByText('Column C (RAM): 3 cells are empty, rows 4, 9 and 12.'),
    ).toBeInTheDocument();
    expect(item('Virtual machines').getByRole('link', { name: 'vms.csv' })).toHaveAttribute(
      'href',
      `/api/cases/c-1/inputs/${VMS}/file`,
    );
    expect(item('Architected solution, Helix').getByText('Which nodes?', { exact: false })).toBeInTheDocument();
    expect(item('Discount rate and horizon').queryByRole('button')).not.toBeInTheDocument();
  });

  it('are typed in, kept while another tab is shown, and refused if invalid', async () => {
    const path = 'PUT /api/cases/c-1/inputs/discount-rate/answers';
    const changes = await show(stored(), { [path]: () => undefined });
    await button('Type it in: Discount rate and horizon');
    await userEvent.type(screen.getByLabelText('Discount rate (%)'), '9');
    await userEvent.click(screen.getByRole('link', { name: /^Files/ }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('link', { name: /^Case/ }));
    expect(await screen.findByLabelText('Discount rate (%)')).toHaveValue('9');
    const form = within(screen.getByRole('form', { name: 'Discount rate and horizon' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter the horizon in years.')).toBeInTheDocument();
    expect(changes()).toEqual([]);
    await userEvent.type(form.getByLabelText('Horizon (years)'), '5');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changes()).toMatchObject([
        {
          what: path,
          body: {
            answers: [
              { field: 'ratePercent', value: '9' },
              { field: 'horizonYears', value: '5' },
            ],
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  });

  it('assign dropped files to items and ask about unclear ones', async () => {
    const changes = await show();
    const scan = new File(['%PDF-1.7'], 'scan.pdf');
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [csv(), scan] } });
    await waitFor(() => expect(changes()).toMatchObject([{ body: { name: 'export.csv' } }]));
    const dialog = await screen.findByRole('dialog', { name: 'Which input is this?' });
    expect(dialog).toHaveTextContent('scan.pdf');
    await userEvent.selectOptions(within(dialog).getByLabelText('Input'), 'Architected solution, Helix');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(changes()[1]?.what).toBe('POST /api/cases/c-1/inputs/architecture-1/file'));
  });

  it('upload with progress, pause, resume and cancel, and warn before the tab is closed meanwhile', async () => {
    const changes = await show();
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await userEvent.upload(screen.getByLabelText('File of Virtual machines'), csv());
    await waitFor(() => expect(transfers).toMatchObject([{ running: true }]));
    expect(isAsked()).toBe(true);
    const bar = screen.getByRole('progressbar', { name: 'Uploading export.csv' });
    expect(screen.getByText(/^export\.csv, 23 B\. Resumes/)).toBeInTheDocument();
    expect(bar).not.toHaveAttribute('value');
    act(() => transfers[0]?.listener.sent(12));
    expect(bar).toHaveValue(12);
    await button('Pause export.csv');
    expect(transfers[0]?.running).toBe(false);
    expect(await screen.findByText(/paused at 12 B of 23 B/)).toBeInTheDocument();
    await button('Resume export.csv');
    expect(transfers[0]?.running).toBe(true);
    await button('Cancel export.csv');
    await waitFor(() => expect(changes().at(-1)?.what).toBe(`DELETE /api/cases/c-1/inputs/${VMS}`));
    expect(transfers[0]?.running).toBe(false);
    expect(isAsked()).toBe(false);
  });

  it('are not sent if canceled before the server answers', async () => {
    let answer: (value: undefined) => void = () => undefined;
    const changes = await show(stored(), {
      [`POST /api/cases/c-1/inputs/${VMS}/file`]: () => new Promise<undefined>((tell) => (answer = tell)),
    });
    await userEvent.upload(screen.getByLabelText('File of Virtual machines'), csv());
    await waitFor(() => expect(changes()).toHaveLength(1));
    await button('Cancel export.csv');
    await waitFor(() => expect(changes()).toHaveLength(2));
    await act(async () => answer(undefined));
    await userEvent.upload(screen.getByLabelText('File of Virtual machines'), csv('VM,vCPU\n', 'other.csv'));
    await waitFor(() => expect(changes()).toHaveLength(3));
    await act(async () => answer(undefined));
    await waitFor(() => expect(transfers.map(({ file: { name } }) => name)).toEqual(['other.csv']));
  });

  it('are refused for a wrong type before upload', async () => {
    const changes = await show();
    await userEvent.upload(screen.getByLabelText('File of Virtual machines'), csv('x', 'vms.exe'), {
      applyAccept: false,
    });
    expect(changes()).toEqual([]);
    expect(transfers).toEqual([]);
  });

  it('keep uploading on other tabs of the pursuit and stop with a notice on leaving it', async () => {
    await show();
    await userEvent.upload(screen.getByLabelText('File of Virtual machines'), csv());
    await waitFor(() => expect(transfers).toMatchObject([{ running: true }]));
    await userEvent.click(screen.getByRole('link', { name: /^Overview/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Inputs of the case' })).not.toBeInTheDocument());
    expect(transfers).toMatchObject([{ running: true }]);
    await userEvent.click(screen.getByRole('link', { name: /^Case/ }));
    act(() => transfers[0]?.listener.sent(12));
    expect(await screen.findByText(/12 B of 23 B/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Back to Current Pursuits' }));
    await waitFor(() => expect(transfers).toMatchObject([{ running: false }]));
    expect(useNotices.getState()).toMatchObject([
      {
        title: 'Upload Stopped',
        message: 'export.csv is not uploaded. Choose it again to finish it.',
        link: { path: '/pursuits/p-1?tab=case' },
      },
    ]);
    // How far it came is asked for again.
    expect(queryClient.getQueryState(inputsQuery('c-1').queryKey)?.isInvalidated).toBe(true);
  });

  it('resume after a reload when the same file is chosen', async () => {
    const half = { ...file, name: 'export.csv', size: 23, received: 12, isReady: false, sha256: null };
    const changes = await show(stored({ [VMS]: { state: 'uploading', file: half, providedAt: AT } }));
    expect(item('Virtual machines').getByText(/stopped at 12 B of 23 B/)).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('File of Virtual machines'), csv());
    await waitFor(() => expect(transfers).toMatchObject([{ id: 'f-1', running: true }]));
    expect(changes()).toEqual([]);
  });

  it('are sent after a confirmation once all are there, and can be taken back', async () => {
    let now = progress;
    const all = stored(Object.fromEntries(stored().map(({ key }) => [key, { state: 'complete' }])));
    const changes = await show(all, {
      'GET /api/pursuits/p-1/case': () => ({ case: now }),
      'POST /api/cases/c-1/moves': () => void (now = { ...progress, state: 'terms' }),
    });
    expect(screen.getByRole('heading', { name: 'Send your inputs.' })).toBeInTheDocument();
    // Beside the last item, too, which is far below the next step.
    const panel = within(screen.getByRole('region', { name: 'Inputs' }));
    await userEvent.click(panel.getByRole('button', { name: 'Send inputs' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send inputs?' }));
    expect(dialog.getByText(/You can take them back until we confirm the terms/)).toBeInTheDocument();
    expect(changes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send inputs' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back the inputs' }));
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toMatchObject([
        { command: 'complete-inputs' },
        { command: 'withdraw-inputs' },
      ]),
    );
  });

  it('can’t be sent while one is missing or being read', async () => {
    await show(
      stored({
        [VMS]: { state: 'reading', file },
        'architecture-1': { state: 'complete' },
        'discount-rate': { state: 'complete' },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Send inputs' })).not.toBeInTheDocument();
  });

  it('are answered by another one with the same data', async () => {
    await show(stored({ [VMS]: { coveredBy: 'Server inventory' } }));
    expect(item('Virtual machines').getByText('Answered')).toBeInTheDocument();
    expect(screen.getByText('2 waiting for you')).toBeInTheDocument();
    expect(screen.getByText('1 of 3 complete')).toBeInTheDocument();
  });

  it('don’t ask for what another one answers', async () => {
    await show(
      stored({
        [VMS]: { coveredBy: 'Server inventory' },
        'architecture-1': { state: 'complete' },
        'discount-rate': { state: 'complete' },
      }),
    );
    expect(screen.getByText('3 of 3 complete')).toBeInTheDocument();
  });

  it('ask before a dropped file replaces another, and name sheets that are not counted', async () => {
    const second = { ...sheet, name: 'Site B' };
    const read = { ...reading, sheets: [{ ...sheet, name: 'Site A', isUsed: true }, second] };
    const changes = await show(stored({ [VMS]: { state: 'complete', file, reading: read, providedAt: AT } }));
    expect(item('Virtual machines').getByText('Not counted: sheet “Site B”.')).toBeInTheDocument();
    const more = csv(undefined, 'vms-site-b.csv');
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [more] } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Which input is this?' }));
    expect(dialog.getByRole('status')).toHaveTextContent('This replaces vms.csv');
    expect(changes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(changes()).toMatchObject([{ body: { name: 'vms-site-b.csv' } }]));
  });

  it('ask before a file or answers are replaced or removed', async () => {
    const changes = await show(stored({ [VMS]: { state: 'faults', file, providedAt: AT } }));
    const upload = (name: string) =>
      userEvent.upload(screen.getByLabelText('File of Virtual machines'), csv(undefined, name));
    await upload('new.csv');
    const question = await screen.findByRole('dialog', { name: 'Replace this input?' });
    expect(question).toHaveTextContent('new.csv replaces vms.csv. You can’t undo this.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Virtual machines' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(changes()).toEqual([]);

    await upload('new.csv');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(changes()).toMatchObject([{ body: { name: 'new.csv' } }]));
  });

  it('keep a file whose rows are known while a new one is uploaded, and cancel the new one alone', async () => {
    const intake = {
      ...{ source: null, rows: 'machine' as const, sheets: [], groups: [], storageKinds: [], priced: null },
      ...{ choices: { count: [], storage: null }, notes: [], questions: [] },
    };
    const replacement = { file: { ...file, id: 'f-2', name: 'new.csv' }, state: 'ready' as const, problem: null };
    const kept = { state: 'complete' as const, file, reading: { ...reading, intake }, providedAt: AT, replacement };
    const path = `DELETE /api/cases/c-1/inputs/${VMS}/replacement`;
    const changes = await show(stored({ [VMS]: kept }), { [path]: () => undefined });
    expect(
      item('Virtual machines').getByRole('link', { name: 'Review the new file: Virtual machines' }),
    ).toHaveAttribute('href', `/pursuits/p-1/inputs/${VMS}`);
    await button('Change: Virtual machines');
    await userEvent.upload(screen.getByLabelText('File of Virtual machines'), csv(undefined, 'newer.csv'));
    await waitFor(() => expect(transfers).toMatchObject([{ running: true }]));
    await button('Cancel newer.csv');
    await waitFor(() => expect(changes().at(-1)?.what).toBe(path));
  });

  it('say what was counted, and ask the seller to confirm what looks implausible', async () => {
    const path = `POST /api/cases/c-1/inputs/${VMS}/confirm` as const;
    const amounts = { cores: null, memoryBytes: 2 ** 40, provisionedBytes: null, inUseBytes: null, powerWatts: null };
    const intake = {
      ...{ source: { id: 'rvtools', product: 'RVTools', version: '4.4' }, rows: 'machine' as const, sheets: ['vInfo'] },
      ...{
        storageKinds: [],
        priced: null,
        choices: { count: [], storage: null },
        notes: ['Hidden sheet left out: “B”.'],
      },
      groups: [
        { reason: null, rows: 763, vCpu: 4, ...amounts, faults: [] },
        { reason: 'off' as const, rows: 42, vCpu: 4, ...amounts, faults: [] },
      ],
      questions: [
        { kind: 'machine-size' as const, text: '1 machine has more than 24 TiB of memory.', isConfirmed: false },
      ],
    };
    const changes = await show(stored({ [VMS]: { state: 'questions', file, reading: { ...reading, intake } } }), {
      [path]: () => undefined,
    });
    const vms = item('Virtual machines');
    expect(
      vms.getByText(
        'RVTools 4.4, vInfo: 763 machines counted; 42 left out: 42 off. 4 vCPU. Memory 1,024 GiB. Hidden sheet left out: “B”.',
      ),
    ).toBeInTheDocument();
    expect(vms.getByRole('status')).toHaveTextContent('1 machine has more than 24 TiB of memory.');
    await button('The file is right: Virtual machines');
    await waitFor(() => expect(changes()).toMatchObject([{ what: path }]));
  });

  it('may be added later if the provider continued without them', async () => {
    const confirmed = { ...progress, state: 'terms' as const };
    const waived = Object.fromEntries(stored().map(({ key }) => [key, { isWaived: true }]));
    await show(stored(waived), { 'GET /api/pursuits/p-1/case': () => ({ case: confirmed }) });
    expect(screen.getByRole('heading', { name: 'Wait for us to confirm the terms.' })).toBeInTheDocument();
    expect(screen.queryByText('3 waiting for you')).not.toBeInTheDocument();
    expect(screen.getByText('0 of 3 complete. You can still add what’s missing.')).toBeInTheDocument();
    expect(screen.getAllByText('Not needed')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Upload: Virtual machines' })).toBeInTheDocument();
  });

  it('let the seller map missing columns by their samples, and choose the units that the file doesn’t name', async () => {
    const path = `PUT /api/cases/c-1/inputs/${VMS}/columns` as const;
    const sheets = [
      {
        ...sheet,
        headers: ['Name', 'Threads', 'Mem', 'Disk (TB)'],
        columns: { vm: 0, storageGb: 3 },
        samples: [['a'], ['4', '8']],
      },
    ];
    const changes = await show(
      stored({
        [VMS]: { state: 'faults', file, reading: { ...reading, sheets, problem: 'We didn’t find 2 columns.' } },
      }),
      { [path]: () => refusal(422, 'pursuits.invalid-mapping', 'Choose a column of the file for each required one.') },
    );
    await button('Match columns: Virtual machines');
    const form = within(screen.getByRole('form', { name: 'Columns of Virtual machines' }));
    expect(form.getByLabelText('VM')).toHaveDisplayValue('A: Name');
    await userEvent.selectOptions(form.getByLabelText('vCPU'), 'B: Threads');
    await userEvent.click(form.getByRole('button', { name: 'Read the file again' }));
    expect(form.getAllByText('Choose a column.')).toHaveLength(1);
    expect(form.getByLabelText('Memory (GB)')).toBeInvalid();
    expect(changes()).toEqual([]);
    expect(form.getByText('For example 4, 8')).toBeInTheDocument();
    await userEvent.selectOptions(form.getByLabelText('Memory (GB)'), 'C: Mem');
    await userEvent.click(form.getByRole('button', { name: 'Read the file again' }));
    expect(form.getByLabelText('Unit of storage')).toHaveDisplayValue('TiB, as the column says');
    expect(form.getByLabelText('Unit of memory')).toBeInvalid();
    expect(changes()).toEqual([]);
    await userEvent.selectOptions(form.getByLabelText('Unit of memory'), 'MiB');
    await userEvent.click(form.getByRole('button', { name: 'Read the file again' }));
    await waitFor(() =>
      expect(changes()).toMatchObject([
        {
          what: path,
          body: {
            sheet: '',
            columns: [
              { column: 'vm', place: 0 },
              { column: 'storageGb', place: 3 },
              { column: 'vcpu', place: 1 },
              { column: 'memoryGb', place: 2, unit: 'MiB' },
            ],
          },
        },
      ]),
    );
    expect(form.getByLabelText('vCPU')).toBeInTheDocument();
  });
});
