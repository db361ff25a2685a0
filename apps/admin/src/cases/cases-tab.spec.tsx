import { BASELINE_RATE_CARD, HOUR_MS, priceCase } from '@casewright/rules';
import { type Answer, useNotices } from '@casewright/web';
import { type Answers, type RecordedRequest, refusal, signedInAs } from '@casewright/web/testing';
import type { transferOf } from '@casewright/web/transfer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin, openAdmin } from '../testing';
import { type CaseInput, type CaseProgress, casesChanged, type CaseToDo } from './queries';

jest.mock('@casewright/web/transfer', () => ({
  transferOf: (_file: File, _id: string, listener: Parameters<typeof transferOf>[2]) => ({
    start: () => listener.done(),
    abort: async () => undefined,
  }),
}));

const selections = {
  proposed: [{ name: 'Helix', environments: ['aws' as const], computeModels: [] }],
  competitive: [{ name: 'Incumbent VMs', environments: [], computeModels: [] }],
  slaDays: 3 as const,
  acvTier: '< $100K' as const,
  presentationSupport: false,
};
const price = priceCase(selections, BASELINE_RATE_CARD);
const row: CaseToDo = {
  id: 'c-1',
  number: 1042,
  pursuitId: 'p-1',
  prospect: 'Dovecote Health Network',
  opportunity: 'Disaster recovery site',
  state: 'terms',
  dueAt: null,
  startedAt: '2026-11-19T21:10:00Z',
  credits: 26,
  seller: 'Dana Whitfield',
  company: 'northwind.example',
  analyst: null,
  analystId: null,
  isMine: false,
};
const late: CaseToDo = {
  ...row,
  id: 'c-2',
  number: 1041,
  pursuitId: 'p-2',
  prospect: 'Quillon Rail',
  state: 'analysis',
  dueAt: '2020-11-28T01:00:00Z',
};
const step: CaseProgress['history'][number] = {
  command: 'complete-inputs',
  state: 'terms',
  party: 'provider',
  by: { name: '', isYou: true },
  reason: null,
  credits: null,
  at: row.startedAt,
};
const progress: CaseProgress = {
  id: 'c-1',
  number: 1042,
  pursuitId: 'p-1',
  prospect: 'Dovecote Health Network',
  title: 'Helix vs. Incumbent VMs',
  state: 'terms',
  stateBefore: null,
  terms: { selections, price },
  newTerms: null,
  turnaround: null,
  returnedCredits: 0,
  startedAt: row.startedAt,
  confirmedAt: null,
  inputsState: 'sent',
  releasedAt: null,
  presentation: null,
  changedAt: row.startedAt,
  analyst: null,
  history: [step],
};

const aFile = {
  ...{ id: 'f-1', name: 'bill.csv', size: 2_000, received: 2_000, sha256: 'ab', problem: null, isReady: true },
  createdAt: row.startedAt,
};
const reading = { problem: null, sheets: [], rows: 96, totals: { costUsd: 38_773 }, faults: [], intake: null };
const anInput: CaseInput = {
  ...{
    key: 'environment-aws',
    title: 'AWS bill',
    state: 'complete',
    isWaived: false,
    coveredBy: null,
    madeChoices: [],
    confirmation: null,
    answers: null,
    file: aFile,
    reading,
    reason: null,
  },
  ...{ providedAt: row.startedAt, isChangeable: false, isDecidable: true, replacement: null },
};
const typed: CaseInput = {
  ...anInput,
  ...{ key: 'discount-rate', title: 'Discount rate and horizon', file: null, reading: null },
  answers: { ratePercent: '9', horizonYears: '5' },
};
const missing: CaseInput = {
  ...typed,
  key: 'prices-1',
  title: 'Pricing of Incumbent VMs',
  state: 'missing',
  answers: null,
  isDecidable: false,
};
const waived: CaseInput = {
  ...missing,
  ...{ key: 'architecture-1', title: 'Architected solution, Helix', isWaived: true },
};
const inputs = [anInput, missing, typed, waived];

const LINK = {
  ...{ id: 'l-1', name: 'Marcus Odell', email: 'marcus@larkmoor.example', state: 'opened' },
  ...{ sentAt: '2026-11-19T21:10:00Z', expiresAt: '2026-11-26T21:10:00Z', changedAt: '2026-11-19T21:10:00Z' },
};

describe('case queue', () => {
  beforeEach(() => signedInAs(anAdmin));

  const show = <Given,>(address = '/admin/cases', server?: Answers<Given>) => {
    const page = openAdmin(
      address,
      {
        'GET /api/admin/cases': () => ({ rows: [late, row], next: null, total: 2, isTotalExact: true }),
        'GET /api/admin/cases/counts': () => ({
          views: [
            { view: null, total: 10_000, isTotalExact: false },
            { view: 'overdue', total: 1, isTotalExact: true },
          ],
        }),
        'GET /api/admin/cases/figures': () => ({
          ...{ delivered: 24, isDeliveredExact: true, averageDays: 2.4, onTimePercent: 92 },
          workload: [
            { analyst: 'Priya Raman', cases: 4, isExact: true, overdue: 1 },
            { analyst: null, cases: 1_000, isExact: false, overdue: 0 },
          ],
        }),
        'GET /api/admin/team': () => [
          { id: anAdmin.id, name: 'Ada Admin', email: anAdmin.email },
          { id: 'omar', name: 'Omar Reyes', email: 'omar@casewright.example' },
        ],
        'GET /api/pursuits/p-1/case': () => ({ case: progress }),
        'GET /api/admin/cases/c-1/notes': () => ({ notes: [] }),
        'GET /api/admin/cases/c-1/inputs': () => ({ inputs }),
        'POST /api/admin/cases/c-1/inputs/discount-rate/accept': () => undefined,
        'POST /api/admin/cases/c-1/inputs/environment-aws/return': () => undefined,
        'POST /api/admin/cases/c-1/notes': () => undefined,
        'POST /api/admin/cases/c-1/moves': () => undefined,
        'PUT /api/admin/cases/c-1/analyst': () => undefined,
      },
      server,
    );
    return { ...page, changes: () => page.asked.filter(({ what }) => !what.startsWith('GET')) };
  };

  it('shows inputs to accept or return with a reason', async () => {
    const { changes } = show('/admin/cases?pursuit=p-1&part=inputs');
    const list = await screen.findByRole('list', { name: 'Inputs of the case' });
    const [bill, prices, rate, design] = within(list).getAllByRole('listitem');
    expect(bill).toHaveTextContent(/AWS bill.*Complete.*bill\.csv · 96 cost items, 38,773 USD/);
    expect(prices).toHaveTextContent(/Missing/);
    expect(rate).toHaveTextContent(/Discount rate \(%\)9Horizon \(years\)5/);
    expect(design).toHaveTextContent(/^Architected solution, HelixNot needed$/);
    expect(screen.getByText('2 of 4')).toBeInTheDocument();

    await userEvent.click(within(list).getByRole('button', { name: 'Accept: Discount rate and horizon' }));
    await userEvent.click(within(list).getByRole('button', { name: 'Send back: AWS bill' }));
    const form = within(within(list).getByRole('form', { name: 'Send back: AWS bill' }));
    await userEvent.click(form.getByRole('button', { name: 'Send back' }));
    expect(await form.findByText('Enter a reason.')).toBeInTheDocument();
    await userEvent.type(form.getByRole('textbox', { name: 'What’s missing?' }), 'October');
    await userEvent.click(form.getByRole('button', { name: 'Send back' }));
    await waitFor(() =>
      expect(changes().map(({ what, body }) => [what.split('/inputs/')[1], body])).toEqual([
        ['discount-rate/accept', undefined],
        ['environment-aws/return', { reason: 'October' }],
      ]),
    );
  });

  it('shows each case, the workload, and counted views with their own URLs', async () => {
    const { asked, address } = show();
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(/Fri, Nov 27.*Overdue.*Quillon Rail.*Analysis.*Not assigned.*Dana Whitfield.*26/);
    expect(second).toHaveTextContent(/Not started.*Waiting for you.*Dovecote Health Network/);

    const figures = screen.getByRole('region', { name: 'Workload and turnaround' });
    await waitFor(() => expect(figures).toHaveTextContent('2.4days'));
    expect(figures).toHaveTextContent('92%');
    const analysts = within(figures).getAllByRole('listitem');
    expect(analysts.map(({ textContent }) => textContent)).toEqual(['Priya Raman 4, 1 overdue', 'Not assigned 1,000+']);

    await userEvent.click(await screen.findByRole('radio', { name: 'Overdue 1' }));
    await waitFor(() => expect(asked.at(-1)?.query.get('view')).toBe('overdue'));
    expect(address()).toBe('/admin/cases?view=overdue');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'All 10,000+' })).not.toBeChecked());
  });

  it('opens a case from a link that the list does not show', async () => {
    show('/admin/cases?view=overdue&pursuit=p-1', {
      'GET /api/admin/cases': ({ query }) => ({
        rows: query.get('search') === 'p-1' ? [row] : [late],
        ...{ next: null, total: 1, isTotalExact: true },
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Dovecote Health Network' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy the case number' })).toBeInTheDocument();
  });

  it('notifies of a move that failed, and shows it in its form; the reason stays, also while the case changes', async () => {
    let now = progress;
    show('/admin/cases?pursuit=p-1', {
      'GET /api/pursuits/p-1/case': () => ({ case: now }),
      'POST /api/admin/cases/c-1/moves': () => refusal(503, 'http.unavailable', 'Unavailable.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm terms' }));
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ kind: 'error', message: 'Unavailable.' }]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put on hold' }));
    const form = within(screen.getByRole('form', { name: 'Put on hold' }));
    await userEvent.type(form.getByLabelText('Reason'), 'Waiting for licenses.');
    now = { ...progress, history: [{ ...step, reason: 'A note that just came' }, step] };
    await casesChanged();
    expect(await screen.findByText(/A note that just came/)).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Put on hold' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unavailable.');
    expect(useNotices.getState()).toEqual([]);
    expect(form.getByLabelText('Reason')).toHaveValue('Waiting for licenses.');
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens a case in a panel to confirm its terms and take it', async () => {
    const { changes, address } = show('/admin/cases', {
      'POST /api/admin/cases/c-1/moves': () => new Promise(() => undefined),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Dovecote Health Network' }));
    expect(address()).toBe('/admin/cases?pursuit=p-1');
    const panel = await screen.findByRole('complementary', { name: 'Details' });
    expect(await within(panel).findByText('Total, held')).toBeInTheDocument();
    const analyst = within(panel).getByRole('combobox', { name: 'Analyst' });
    await userEvent.selectOptions(analyst, await within(analyst).findByRole('option', { name: 'Omar Reyes' }));
    await userEvent.dblClick(await within(panel).findByRole('button', { name: 'Confirm terms' }));
    await waitFor(() => expect(changes().length).toBeGreaterThan(1));
    for (const name of ['Requote', 'Put on hold', 'Cancel the case'])
      expect(within(panel).getByRole('button', { name })).toBeDisabled();
    expect(changes()).toMatchObject([{ body: { analystId: 'omar' } }, { body: { command: 'confirm' } }]);
  });

  it('warns before confirming terms without turnaround or ACV tier', async () => {
    const { proposed, competitive } = selections;
    const bare = { proposed, competitive, presentationSupport: false };
    const { changes } = show('/admin/cases?pursuit=p-1', {
      'GET /api/pursuits/p-1/case': () => ({ case: { ...progress, terms: { ...progress.terms, selections: bare } } }),
      'POST /api/admin/cases/c-1/moves': () => new Promise(() => undefined),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm terms' }));
    expect(screen.getByText(/The terms don't specify SLA turnaround and ACV tier/)).toBeInTheDocument();
    expect(changes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm anyway' }));
    await waitFor(() => expect(changes()).toMatchObject([{ body: { command: 'confirm' } }]));
  });

  it('notes date and attendees of the presentation', async () => {
    const supported = { ...progress.terms, selections: { ...selections, presentationSupport: true } };
    const { changes } = show('/admin/cases?pursuit=p-1&part=reviews', {
      'GET /api/pursuits/p-1/case': () => ({ case: { ...progress, terms: supported } }),
      'GET /api/cases/c-1/reviews': () => ({ reviews: [] }),
      'PUT /api/admin/cases/c-1/presentation': () => undefined,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set a date' }));
    const form = within(screen.getByRole('form', { name: 'Presentation' }));
    fireEvent.change(form.getByLabelText('Date and time'), { target: { value: '2027-03-02T17:00' } });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Enter who attends.')).toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Attendees'), 'Adaeze Morrow');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const startsAt = new Date('2027-03-02T17:00').toISOString();
    await waitFor(() => expect(changes()).toMatchObject([{ body: { startsAt, attendees: 'Adaeze Morrow' } }]));
  });

  it('shows no credits as held or earned once the case was canceled', async () => {
    const declined = { ...step, command: 'decline', state: 'cancelled' } as const;
    const requoted = { ...step, command: 'requote', state: 'new-terms', reason: 'Azure too.' } as const;
    const history = [declined, requoted, step];
    const canceled: CaseProgress = { ...progress, id: 'c-9', pursuitId: 'p-9', state: 'cancelled', history };
    show('/admin/cases?pursuit=p-9', {
      'GET /api/pursuits/p-9/case': () => ({ case: { ...canceled, returnedCredits: 26 } }),
      'GET /api/admin/cases/c-9/inputs': () => ({ inputs: [] }),
    });
    const panel = await screen.findByRole('complementary', { name: 'Details' });
    expect(await within(panel).findByText('Total')).toBeInTheDocument();
    expect(within(panel).getByText('Returned to the seller')).toBeInTheDocument();
    expect(within(panel).queryByText(/^Total, /)).not.toBeInTheDocument();
    expect(within(panel).queryByText('“Azure too.”')).not.toBeInTheDocument();
  });

  describe('stepping through cases', () => {
    const next = { ...row, id: 'c-3', pursuitId: 'p-3', prospect: 'Larkmoor Foods' };
    const caseOf = (id: string) => () => ({ case: { ...progress, id: `c-${id}`, pursuitId: `p-${id}` } });
    const walk = (address?: string, server: Answers<object> = {}) =>
      show(address, {
        'GET /api/admin/cases': ({ query }) => ({
          ...(query.get('before') ? { rows: [next], next: null } : { rows: [late, row], next: 'page-2' }),
          ...{ total: 3, isTotalExact: true },
        }),
        'GET /api/pursuits/p-2/case': caseOf('2'),
        'GET /api/pursuits/p-3/case': caseOf('3'),
        'GET /api/admin/cases/c-2/inputs': () => ({ inputs: [] }),
        'GET /api/admin/cases/c-3/inputs': () => ({ inputs: [] }),
        ...server,
      });
    const button = (name: string) => screen.getByRole('button', { name });

    it('crosses pages up to both ends and moves the focus', async () => {
      const { address, goBack } = walk();
      await userEvent.click(await screen.findByRole('button', { name: 'Quillon Rail' }));
      expect(await screen.findByRole('heading', { name: 'Quillon Rail' })).toHaveFocus();
      expect(button('Previous')).toBeDisabled();
      await userEvent.click(button('Next'));
      expect(await screen.findByRole('heading', { name: 'Dovecote Health Network' })).toHaveFocus();
      expect(address()).toBe('/admin/cases?pursuit=p-1');
      await waitFor(() => expect(button('Next')).toBeEnabled());
      await userEvent.click(button('Next'));
      expect(await screen.findByRole('heading', { name: 'Larkmoor Foods' })).toHaveFocus();
      expect(button('Next')).toBeDisabled();
      await userEvent.click(button('Previous'));
      expect(await screen.findByRole('heading', { name: 'Dovecote Health Network' })).toHaveFocus();
      // The back button closes what was opened, however many were looked at.
      await goBack();
      expect(address()).toBe('/admin/cases');
      expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    });

    it('leaves no part of a closed case behind', async () => {
      const { address, goTo, goBack } = walk('/admin/settings');
      await goTo('/admin/cases');
      await userEvent.click(await screen.findByRole('button', { name: 'Quillon Rail' }));
      for (const part of ['Inputs', 'Notes'])
        await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${part}`) }));
      expect(address()).toBe('/admin/cases?pursuit=p-2&part=notes');
      await userEvent.click(button('Close details'));
      await waitFor(() => expect(address()).toBe('/admin/cases'));
      await goBack();
      expect(address()).toBe('/admin/settings');
    });

    it('keeps the open section and returns the focus to the list', async () => {
      const { address } = walk('/admin/cases?pursuit=p-2&part=inputs');
      await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
      expect(address()).toBe('/admin/cases?pursuit=p-1&part=inputs');
      expect(await screen.findByText('2 of 4')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('row', { name: /Dovecote/ })).toHaveFocus());
      expect(address()).toBe('/admin/cases');
    });

    it('continues from the position of a case that left the list', async () => {
      let rows = [late, row, next];
      walk('/admin/cases?pursuit=p-1', {
        'GET /api/admin/cases': () => ({ rows, next: null, total: rows.length, isTotalExact: true }),
      });
      await waitFor(() => expect(button('Next')).toBeEnabled());
      rows = [late, next];
      await casesChanged();
      await waitFor(() => expect(screen.queryByRole('row', { name: /Dovecote/ })).not.toBeInTheDocument());
      await userEvent.click(button('Next'));
      expect(await screen.findByRole('heading', { name: 'Larkmoor Foods' })).toHaveFocus();
    });
  });

  it('treats a double click as one move', async () => {
    let now = { ...progress, state: 'inputs' as CaseProgress['state'] };
    const { changes } = show('/admin/cases?pursuit=p-1', {
      'GET /api/pursuits/p-1/case': () => ({ case: now }),
      'POST /api/admin/cases/c-1/moves': () => void (now = { ...now, state: 'terms' }),
    });
    const ready = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      await waitFor(() => {
        expect(button).toBeEnabled();
        expect(button).not.toHaveAttribute('aria-disabled');
      });
      return button;
    };
    fireEvent.click(await ready('Inputs are complete'), { detail: 1 });
    fireEvent.click(await ready('Confirm terms'), { detail: 2 });
    await userEvent.hover(screen.getByRole('heading', { name: 'Dovecote Health Network' }));
    expect(changes()).toMatchObject([{ body: { command: 'complete-inputs' } }]);
  });

  it('requotes with the rate card of the case and a reason', async () => {
    const { changes } = show('/admin/cases?pursuit=p-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Requote' }));
    const form = screen.getByRole('form', { name: 'Requote' });
    await userEvent.click(within(form).getByRole('checkbox', { name: 'Microsoft Azure' }));
    expect(form).toHaveTextContent('29 credits instead of 26');
    expect(form).toHaveTextContent('The seller will be asked for:Microsoft Azure bill');
    await userEvent.click(within(form).getByRole('button', { name: 'Send new terms' }));
    expect(await within(form).findByText('Enter a reason.')).toBeInTheDocument();
    await userEvent.type(within(form).getByRole('textbox', { name: 'Reason' }), 'Azure is in the quote.');
    await userEvent.click(within(form).getByRole('button', { name: 'Send new terms' }));
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { body: { command: 'requote', reason: 'Azure is in the quote.', scope: { environments: ['aws', 'azure'] } } },
      ]),
    );
  });

  it('uploads files of the next version and publishes them once checked', async () => {
    const file = { id: 'f-1', name: 'case.pdf', size: 4, received: 4, state: 'ready' as const, problem: null };
    const files: Answer<'get', '/api/admin/cases/{id}/next-version'>['files'] = [
      { ...file, id: 'f-0', name: 'slides.pdf', state: 'refused' },
    ];
    const { changes } = show('/admin/cases?pursuit=p-2&part=deliverables', {
      'GET /api/pursuits/p-2/case': () => ({
        case: { ...progress, id: 'c-2', pursuitId: 'p-2', state: 'analysis', confirmedAt: row.startedAt },
      }),
      'GET /api/admin/cases/c-2/inputs': () => ({ inputs: [] }),
      'GET /api/cases/c-2/reviews': () => ({ reviews: [] }),
      'GET /api/cases/c-2/deliverables': () => ({ versions: [] }),
      'GET /api/admin/cases/c-2/next-version': () => ({ files }),
      'POST /api/admin/cases/c-2/next-version/files': () => (files.push(file), file),
      'POST /api/admin/cases/c-2/next-version': () => undefined,
    });
    expect(await screen.findByRole('button', { name: 'Publish version 1' })).toBeDisabled();
    expect(screen.getByText('Remove slides.pdf to publish this version.')).toBeInTheDocument();
    const form = screen.getByRole('form', { name: 'Version 1' });
    const note = within(form).getByRole('textbox');
    const publish = within(form).getByRole('button', { name: 'Publish version 1' });
    files[0] = { ...file, id: 'f-0' };
    await userEvent.upload(within(form).getByLabelText('Files of version 1'), new File(['case'], 'case.pdf'));
    expect(await within(form).findAllByText('case.pdf')).toHaveLength(2);
    await userEvent.click(publish);
    expect(await within(form).findByText('Enter what this version contains.')).toBeInTheDocument();
    expect(note).toHaveFocus();
    await userEvent.type(note, 'All of it.');
    await userEvent.click(publish);
    await waitFor(() =>
      expect(changes()).toMatchObject([{ body: { name: 'case.pdf' } }, { body: { note: 'All of it.' } }]),
    );
  });

  const review = {
    ...{ id: 'r-1', kind: 'case', state: 'booked', slots: [], place: '', reason: null, minutes: null as string | null },
    ...{ booked: { startsAt: '2020-12-03T17:00:00Z', endsAt: '2020-12-03T17:45:00Z' }, host: 'Priya Raman' },
    ...{ guests: [], items: [] as object[], changedAt: row.startedAt },
  };
  const item = { id: 'i-1', text: 'Send the counts', owner: 'Marcus Odell', dueOn: '2030-12-10', isDone: false };
  const inReview = (n: number, reviews: readonly object[], more: Answers<object> = {}) =>
    show(`/admin/cases?pursuit=p-${n}&part=reviews`, {
      [`GET /api/pursuits/p-${n}/case`]: () => ({
        case: { ...progress, id: `c-${n}`, pursuitId: `p-${n}`, state: 'case-review', confirmedAt: row.startedAt },
      }),
      [`GET /api/admin/cases/c-${n}/notes`]: () => ({ notes: [] }),
      [`GET /api/cases/c-${n}/deliverables`]: () => ({ versions: [] }),
      [`GET /api/cases/c-${n}/reviews`]: () => ({ reviews }),
      [`GET /api/cases/c-${n}/advocate-links`]: () => ({ links: [LINK] }),
      [`GET /api/admin/cases/c-${n}/inputs`]: () => ({ inputs: [] }),
      [`DELETE /api/admin/cases/c-${n}/advocate-links/l-1`]: () => undefined,
      [`POST /api/admin/cases/c-${n}/reviews`]: () => undefined,
      [`PUT /api/admin/cases/c-${n}/reviews/r-1/minutes`]: () => undefined,
      ...more,
    });

  it("proposes review times in the viewer's time zone", async () => {
    const { changes } = inReview(3, [review, { ...review, id: 'r-0', place: 'Room 4' }]);
    await screen.findAllByText('Booked');
    await userEvent.click(await screen.findByRole('button', { name: 'Propose times' }));
    const form = screen.getByRole('form', { name: 'Propose times' });
    await userEvent.click(within(form).getByRole('button', { name: 'Send to the seller' }));
    expect(await within(form).findByText('Enter a time.')).toBeInTheDocument();
    fireEvent.change(within(form).getByLabelText('Time 2'), { target: { value: '2030-12-03T09:00' } });
    await userEvent.click(within(form).getByRole('button', { name: 'Send to the seller' }));
    await waitFor(() =>
      expect(changes()).toMatchObject([
        {
          body: { kind: 'case', minutes: 45, place: 'Room 4', startsAt: [new Date('2030-12-03T09:00').toISOString()] },
        },
      ]),
    );
  });

  it('offers minutes once the review has begun', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const startsAt = new Date(Date.now() + HOUR_MS).toISOString();
      inReview(17, [{ ...review, booked: { startsAt, endsAt: startsAt } }]);
      expect(await screen.findByText('You can write minutes once it has begun.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Write minutes' })).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(HOUR_MS));
      expect(screen.getByRole('button', { name: 'Write minutes' })).toBeInTheDocument();
      expect(screen.queryByText('You can write minutes once it has begun.')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('saves minutes with action items', async () => {
    const { changes } = inReview(4, [review]);
    await userEvent.click(await screen.findByRole('button', { name: 'Write minutes' }));
    const form = screen.getByRole('form', { name: 'Minutes' });
    await userEvent.type(within(form).getByRole('textbox', { name: 'Minutes' }), 'Agreed.');
    await userEvent.click(within(form).getByRole('button', { name: 'Add an action item' }));
    await userEvent.type(within(form).getByRole('textbox', { name: 'To do' }), 'Send the counts');
    await userEvent.click(within(form).getByRole('button', { name: 'Save minutes' }));
    expect(await within(form).findByText('Enter a name.')).toBeInTheDocument();
    await userEvent.type(within(form).getByRole('textbox', { name: 'Who' }), 'Marcus Odell');
    await userEvent.click(within(form).getByRole('button', { name: 'Save minutes' }));
    const items = [{ text: 'Send the counts', owner: 'Marcus Odell', dueOn: null }];
    await waitFor(() =>
      expect(changes()).toMatchObject([{ body: { minutes: 'Agreed.', items, seenAt: row.startedAt } }]),
    );
  });

  it('shows what a colleague saved meanwhile before a draft replaces it', async () => {
    const later = '2030-12-03T18:00:00Z';
    const reviews = [{ ...review, state: 'held' }];
    const { changes } = inReview(6, reviews, {
      'PUT /api/admin/cases/c-6/reviews/r-1/minutes': ({ body }: RecordedRequest) =>
        (body as { seenAt: string }).seenAt === later
          ? undefined
          : refusal(409, 'pursuits.review-changed-meanwhile', 'x'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Write minutes' }));
    const form = within(screen.getByRole('form', { name: 'Minutes' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Minutes' }), 'Mine.');
    Object.assign(reviews[0] ?? {}, { minutes: 'Theirs.', items: [{ ...item, dueOn: null }], changedAt: later });
    await userEvent.click(form.getByRole('button', { name: 'Save minutes' }));
    const saved = await form.findByRole('region', { name: 'Saved minutes' });
    expect(saved).toHaveTextContent(/Theirs\.\s*Send the counts \(Marcus Odell\)/);
    expect(form.getByRole('textbox', { name: 'Minutes' })).toHaveValue('Mine.');
    await userEvent.click(form.getByRole('button', { name: 'Replace saved minutes' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Minutes' })).not.toBeInTheDocument());
    expect(changes()).toMatchObject([
      { body: { minutes: 'Mine.', seenAt: row.startedAt } },
      { body: { minutes: 'Mine.', seenAt: later } },
    ]);
  });

  it('continues with what a colleague saved once the draft is discarded', async () => {
    const reviews = [{ ...review, state: 'held', minutes: '' }];
    inReview(7, reviews);
    await userEvent.click(await screen.findByRole('button', { name: 'Write minutes' }));
    const minutes = screen.getByRole('textbox', { name: 'Minutes' });
    await userEvent.type(minutes, 'Mine.');
    Object.assign(reviews[0] ?? {}, { minutes: 'Theirs.', changedAt: '2030-12-03T18:00:00Z' });
    await casesChanged();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    expect(minutes).toHaveValue('Theirs.');
    expect(minutes).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Saved minutes' })).not.toBeInTheDocument();
  });

  it('lists advocate links and revokes one', async () => {
    const { changes } = inReview(5, []);
    const links = within(await screen.findByRole('list', { name: 'Links sent' }));
    expect(links.getByRole('listitem')).toHaveTextContent(/Marcus Odell.*Opened.*marcus@larkmoor\.example/);
    await userEvent.click(links.getByRole('button', { name: 'Revoke the link of Marcus Odell' }));
    await waitFor(() => expect(changes()).toMatchObject([{ what: 'DELETE /api/admin/cases/c-5/advocate-links/l-1' }]));
  });

  it('adds a note once though its response was lost, and clears the field', async () => {
    const notes: Answer<'get', '/api/admin/cases/{id}/notes'>['notes'] = [];
    const { changes } = show('/admin/cases?pursuit=p-1&part=notes', {
      'GET /api/admin/cases/c-1/notes': () => ({ notes }),
      'POST /api/admin/cases/c-1/notes': ({ body }) => {
        if (notes.length > 0) return undefined;
        notes.push({ note: (body as { note: string }).note, by: step.by, at: row.startedAt });
        return refusal(502, 'unknown', 'Bad gateway');
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Site C.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Site C.', { selector: 'li *' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add note' })).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Site C.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
    const [first, again] = changes();
    expect(again).toEqual(first);
  });
});
