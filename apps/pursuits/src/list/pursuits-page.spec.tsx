import { queryClient, useNotices } from '@casewright/web';
import { mockServer, signedInAs } from '@casewright/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardColumnData, ListedPursuit } from '../queries';
import { aPursuit, open } from '../testing';

const column = (name: BoardColumnData['column'], rows: ListedPursuit[] = []): BoardColumnData => ({
  column: name,
  total: rows.length,
  acvDollars: rows.length * 236_000,
  rows,
});
const boardOf = (registered: ListedPursuit[], presented: ListedPursuit[] = []) => ({
  columns: [column('registered', registered), column('active'), column('presented', presented), column('decided')],
});
const one = aPursuit();
const two = aPursuit({ id: 'p-2', prospect: 'Merrow Energy', stage: 'presented' });
const answers = {
  'GET /api/pursuits/summary': () => ({
    open: 2,
    openAcvDollars: 4_007_900,
    waiting: 0,
    overdue: 0,
    cases: 0,
    casesWithInputs: 0,
    solutions: ['Helix Private Cloud'],
  }),
  'GET /api/pursuits/board': () => boardOf([one], [two]),
  'GET /api/pursuits': () => ({ rows: [one, two], next: null }),
  'POST /api/pursuits/p-1/move': () => undefined,
  'POST /api/pursuits/p-2/move': () => undefined,
};
const card = async (prospect: string) =>
  (await screen.findByRole('link', { name: prospect })).closest('li') as HTMLElement;
const dataTransfer = { setData: () => undefined };

describe('current pursuits', () => {
  beforeEach(() => signedInAs());

  it('stand by stage, with their number and worth', async () => {
    mockServer(answers);
    open('/pursuits');
    const registered = await screen.findByRole('region', { name: 'Registered' });
    expect(registered).toHaveTextContent(
      /^Registered 1\$236KWexcombe HospitalsVirtual desktops\$236,000Closes Feb 12, 2030/,
    );
    expect(within(registered).getByRole('link', { name: 'Wexcombe Hospitals' })).toHaveAttribute(
      'href',
      '/pursuits/p-1',
    );
    expect(await screen.findByText('2 open, worth $4.01M a year.')).toBeInTheDocument();
  });

  it('are drawn and asked for as they are scrolled to', async () => {
    let see: (entries: readonly object[]) => void = () => undefined;
    globalThis.IntersectionObserver = class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(callback: typeof see) {
        see = callback;
      }
    } as unknown as typeof IntersectionObserver;
    const scroll = () => act(() => see([{ isIntersecting: true }]));
    const many = Array.from({ length: 20 }, (_, at) => aPursuit({ id: `p-${at}`, prospect: `Prospect ${at}` }));
    const firstOf = ({ query }: { query: URLSearchParams }) => ({
      columns: boardOf(many).columns.map((all) => ({
        ...all,
        total: all.total * 60,
        rows: all.rows.slice(0, Number(query.get('shown'))),
      })),
    });
    const asked = mockServer({ ...answers, 'GET /api/pursuits/board': firstOf });
    open('/pursuits');
    const registered = within(await screen.findByRole('region', { name: 'Registered' }));
    expect(registered.getByRole('heading')).toHaveTextContent('Registered 1,200');
    const cards = () => registered.getAllByRole('listitem').length;
    expect(cards()).toBe(4);
    scroll();
    expect(cards()).toBe(8);
    scroll();
    scroll();
    await waitFor(() => expect(asked.filter(({ what }) => what === 'GET /api/pursuits/board')).toHaveLength(2));
    await waitFor(() => (scroll(), expect(cards()).toBeGreaterThan(12)));
    scroll();
    expect(cards()).toBe(20);
  });

  // Arrow keys choose in a closed menu, and a move can't be undone.
  it('ask before a move that was chosen in the menu', async () => {
    const asked = mockServer(answers);
    open('/pursuits');
    const menu = await screen.findByRole('combobox', { name: 'Move Wexcombe Hospitals' });
    for (const [name, move] of [
      ['Mark as presented?', 'present'],
      ['Withdraw?', 'withdraw'],
    ] as const) {
      await userEvent.selectOptions(menu, move);
      const dialog = await screen.findByRole('dialog', { name });
      expect(dialog).toHaveTextContent('You can’t undo this.');
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      expect(menu).toHaveFocus();
    }
    expect(asked.filter(({ what }) => what.startsWith('POST'))).toEqual([]);
    await userEvent.selectOptions(menu, 'present');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as presented' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked.filter(({ what }) => what.startsWith('POST'))).toMatchObject([{ body: { command: 'present' } }]);
  });

  it('are moved at once by dragging, and back with a retry if the server can’t be reached', async () => {
    const defaults = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ ...defaults, mutations: { ...defaults.mutations, retryDelay: 0 } });
    let stage: ListedPursuit['stage'] = 'registered';
    let isLost = false;
    let answer: () => void = () => undefined;
    const asked = mockServer(answers, {
      'GET /api/pursuits/board': () => (stage === 'registered' ? boardOf([one], [two]) : boardOf([], [two])),
      'POST /api/pursuits/p-1/move': async () => {
        await new Promise<void>((done) => (answer = done));
        if (isLost) throw new TypeError('Failed to fetch');
        stage = 'presented';
      },
    });
    const moves = () => asked.filter(({ what }) => what === 'POST /api/pursuits/p-1/move');
    const region = (name: string) => screen.getByRole('region', { name });
    const lose = async (times: number) => {
      isLost = true;
      for (let time = 1; time <= times; time++) {
        await waitFor(() => expect(moves()).toHaveLength(time));
        await act(async () => answer());
      }
      isLost = false;
    };
    open('/pursuits');
    fireEvent.dragStart(await card('Wexcombe Hospitals'), { dataTransfer });
    fireEvent.drop(region('Case running'));
    expect(moves()).toEqual([]);
    fireEvent.drop(region('Presented'));
    expect(region('Registered')).toHaveTextContent('Registered 0$0');
    expect(region('Presented')).toHaveTextContent(/^Presented 2\$472KWexcombe Hospitals.*Moving/);
    expect(screen.getByRole('link', { name: 'Wexcombe Hospitals' })).toHaveFocus();
    expect(screen.queryByRole('combobox', { name: 'Move Wexcombe Hospitals' })).not.toBeInTheDocument();

    await lose(3);
    await waitFor(() => expect(region('Registered')).toHaveTextContent('Wexcombe Hospitals'));
    const [notice] = useNotices.getState();
    expect(notice).toMatchObject({ kind: 'error', message: 'We couldn’t move Wexcombe Hospitals. Try again.' });
    act(() => notice?.action?.run());
    await waitFor(() => expect(moves()).toHaveLength(4));
    await act(async () => answer());
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ title: 'Pursuit moved' }]));
    expect(new Set(moves().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    queryClient.setDefaultOptions(defaults);
  });

  it('ask for the reason and the date of a decision', async () => {
    const asked = mockServer(answers);
    open('/pursuits');
    fireEvent.dragStart(await card('Merrow Energy'), { dataTransfer });
    fireEvent.drop(screen.getByRole('region', { name: 'Decided' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record the decision' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Outcome' }), 'lose');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(dialog.getByText('Enter a reason.')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Price ');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ what }) => what === 'POST /api/pursuits/p-2/move')?.body).toEqual({
      command: 'lose',
      reason: 'Price',
      decidedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('keep view, search, filters and sort in the address', async () => {
    const asked = mockServer(answers);
    const at = open('/pursuits?view=table&search=wex&solution=Helix+Private+Cloud');
    expect(await screen.findByRole('table', { name: 'Pursuits' })).toHaveTextContent('Merrow Energy');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Closes' }), 'next-quarter');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-acv');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'withdrawn');
    await waitFor(() =>
      expect(Object.fromEntries(asked.findLast(({ what }) => what === 'GET /api/pursuits')?.query ?? [])).toEqual({
        search: 'wex',
        closes: 'next-quarter',
        solution: 'Helix Private Cloud',
        stage: 'withdrawn',
        sort: '-acv',
      }),
    );
    expect(new URLSearchParams(at().split('?')[1]).get('closes')).toBe('next-quarter');
  });

  it.each([
    ['&stage=withdrawn', 'Nothing found', 'Clear filters', '/pursuits?view=table'],
    ['', 'No open pursuits', 'Register a pursuit', '/pursuits/new'],
  ])('are not said to be missing if only the stage of the table has none: %s', async (stage, title, action, target) => {
    mockServer(answers, { 'GET /api/pursuits': () => ({ rows: [], next: null }) });
    open(`/pursuits?view=table${stage}`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', target);
  });

  it('lead to the first registration', async () => {
    mockServer(answers, { 'GET /api/pursuits/board': () => boardOf([]) });
    open('/pursuits');
    expect(await screen.findByRole('link', { name: 'Register your first pursuit' })).toHaveAttribute(
      'href',
      '/pursuits/new',
    );
  });
});
