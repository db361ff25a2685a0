import { BASELINE_RATE_CARD, selectionsOfSaved } from '@casewright/rules';
import { type Answers, aBalance, type RecordedRequest, refusal, mockServer, signedOut } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveDraft, kept, newVisit, notices, openWizard } from '../wizard/wizard.fixture';
import { priceOfSaved, type SavedCalculation } from './saved-calculation';
import { saved } from './saved.fixture';

const dearerThen = { ...BASELINE_RATE_CARD, version: '2024-01', perSolution: 4 };
const first = saved();
const second = saved({ id: 's-2', title: 'For the CFO', slaTurnaroundDays: 3, competitorNames: ['Initech'] });
const older = saved({ id: 's-3', title: 'Of last year' }, dearerThen);

/** A server that keeps these calculations, and changes them as requested. */
function open<Given>(
  address: string,
  calculations: readonly SavedCalculation[] = [first, second],
  more?: Answers<Given>,
) {
  let rows = [...calculations];
  let deleted: SavedCalculation[] = [];
  const byId = (id: string) => rows.find((row) => row.id === id) ?? refusal(404, 'case-pricing.gone', 'It is gone.');
  const ofEach = Object.fromEntries(
    [...calculations, { id: 's-9' }].flatMap(({ id }): [string, (request: RecordedRequest) => unknown][] => {
      const path = `/api/saved-calculations/${id}`;
      return [
        [`GET ${path}`, () => byId(id)],
        [
          `POST ${path}/rename`,
          ({ body }) => void (rows = rows.map((row) => (row.id === id ? { ...row, ...(body as object) } : row))),
        ],
        [`POST ${path}/duplicate`, () => (rows = [{ ...rows[0]!, id: 's-9', title: 'Copy' }, ...rows])],
        [
          `DELETE ${path}`,
          () => {
            deleted = [...deleted, ...rows.filter((row) => row.id === id)];
            rows = rows.filter((row) => row.id !== id);
          },
        ],
        [`POST ${path}/restore`, () => void (rows = [...deleted.filter((row) => row.id === id), ...rows])],
      ];
    }),
  );
  const asked = mockServer(
    {
      'GET /api/messages/unread-count': () => ({ count: 0 }),
      'GET /api/credits/balance': () => aBalance(100),
      'GET /api/saved-calculations': ({ query }) => ({
        rows: rows.filter(({ title }) => title.includes(query.get('search') ?? '')),
        next: null,
      }),
      ...ofEach,
    },
    more,
  );
  return { ...openWizard(address), asked, user: userEvent.setup() };
}

const titles = async () =>
  within(await screen.findByRole('list', { name: 'Calculations' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('saved calculations', () => {
  beforeEach(newVisit);

  it('are converted back to answers', () => {
    expect(selectionsOfSaved(first)).toEqual({
      proposed: [
        { name: 'Helix Private Cloud', environments: ['on-premise', 'azure'], computeModels: ['server-hosts'] },
        { name: '', environments: ['azure'], computeModels: [] },
      ],
      competitive: [{ name: 'Incumbent VMs', environments: ['aws'], computeModels: ['virtual-machines'] }],
      slaDays: 2,
      acvTier: '$101K - $250K',
      presentationSupport: true,
    });
    expect(priceOfSaved(first)).toMatchObject({ caseCredits: 56, totalCredits: 59 });
  });

  it('are listed with solutions and price, and a note if prices have changed', async () => {
    open('/calculations', [first, older]);
    const rows = within(await screen.findByRole('list', { name: 'Calculations' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Helix Private Cloud, Proposed solution 2 vs. Incumbent VMs');
    expect(rows[0]).toHaveTextContent('59 credits');
    expect(rows[0]).not.toHaveTextContent('Rate card');
    expect(rows[1]).toHaveTextContent('Rate card 2024-01');
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/api/saved-calculations/csv');
  });

  it('are empty at first, and can fail to load', async () => {
    let isUnavailable = true;
    const { user } = open('/calculations', [], {
      'GET /api/saved-calculations': () =>
        isUnavailable ? refusal(503, 'http.away', 'Away.') : { rows: [], next: null },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isUnavailable = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'No Saved Calculations' })).toBeInTheDocument();
  });

  it('are searched, with the search in the URL', async () => {
    const { user, address } = open('/calculations');
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('CFO');
    await waitFor(() => expect(address()).toBe('/calculations?search=CFO'));
    await waitFor(async () => expect(await titles()).toEqual(['For the CFO']));
    await user.paste('x');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeInTheDocument();
  });

  it('are renamed in place; Escape cancels, and an empty name is refused', async () => {
    const { user, asked } = open('/calculations');
    await user.click(await screen.findByRole('button', { name: 'Rename For the CFO' }));
    const field = screen.getByLabelText('Calculation name');
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Rename For the CFO' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.clear(screen.getByLabelText('Calculation name'));
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Calculation name')).toHaveAccessibleDescription('Enter a name.');
    await user.keyboard(' For the CIO {Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename For the CIO' })).toHaveFocus());
    expect(asked.filter(({ what }) => what.includes('rename')).map(({ body }) => body)).toEqual([
      { title: 'For the CIO' },
    ]);
  });

  it('are restored one by one after quick deletions', async () => {
    const { user, asked } = open('/calculations', [first, second, older]);
    await user.dblClick(await screen.findByRole('button', { name: 'Delete For the CFO' }));
    await user.click(screen.getByRole('button', { name: 'Delete Of last year' }));
    expect(await screen.findByText('“For the CFO” was deleted.')).toBeInTheDocument();
    expect(await screen.findByText('“Of last year” was deleted.')).toBeInTheDocument();
    await waitFor(async () => expect(await titles()).toEqual([first.title]));
    expect(asked.filter(({ what }) => what.startsWith('DELETE'))).toHaveLength(2);
    expect(notices()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Undo For the CFO' }));
    await waitFor(async () => expect(await titles()).toContain('For the CFO'));
    expect(screen.queryByText('“For the CFO” was deleted.')).not.toBeInTheDocument();
    expect(screen.getByText('“Of last year” was deleted.')).toBeInTheDocument();
  });

  it('can be restored after a failed attempt', async () => {
    let isUnavailable = true;
    const { user } = open('/calculations', [first, second], {
      'POST /api/saved-calculations/s-2/restore': () =>
        isUnavailable ? refusal(503, 'platform.unavailable', 'Away.') : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Delete For the CFO' }));
    await user.click(await screen.findByRole('button', { name: 'Undo For the CFO' }));
    await waitFor(() => expect(notices()).toEqual(["Error / We couldn't save your change. Please try again."]));
    isUnavailable = false;
    await user.click(screen.getByRole('button', { name: 'Undo For the CFO' }));
    await waitFor(() => expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument());
  });

  it('are duplicated once despite a lost response', async () => {
    let isLost = true;
    const { user, asked } = open('/calculations', [first, second], {
      'POST /api/saved-calculations/s-1/duplicate': () => {
        if (!isLost) return { id: 's-9', title: 'Copy' };
        isLost = false;
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await screen.findByRole('button', { name: `Duplicate ${first.title}` }));
    const keys = () =>
      asked.filter(({ what }) => what.endsWith('/duplicate')).map(({ idempotencyKey }) => idempotencyKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(notices()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Duplicate For the CFO' }));
    await waitFor(async () => expect(await titles()).toEqual(['Copy', first.title, second.title]));
  });

  it('open in the wizard', async () => {
    const { user, findByRole } = open('/calculations');
    await user.click(await screen.findByRole('button', { name: /^Open For the CFO/ }));
    await findByRole('heading', { name: 'Cost of this case' });
    expect(kept('solutionNames')).toEqual(['Helix Private Cloud', '']);
    expect(kept('competitorNames')).toEqual(['Initech']);
    expect(kept('slaTurnaround')).toBe(3);
    expect(kept('presentationSupport')).toBe(true);
  });

  it('replace the draft only after confirmation, and show price changes', async () => {
    saveDraft({ solutionNames: ['In the works'] });
    const { user, findByRole } = open('/calculations', [older]);
    await user.click(await screen.findByRole('button', { name: /^Open Of last year/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent("This replaces the case you're working on in the calculator.");
    expect(within(dialog).getByRole('list', { name: 'What changes' })).toHaveTextContent(
      'Base solutions12 → 9 creditsTotal case credit cost62 → 59 credits',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(kept('solutionNames')).toEqual(['In the works']);

    await user.click(screen.getByRole('button', { name: /^Open Of last year/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open' }));
    await findByRole('heading', { name: 'Cost of this case' });
    expect(kept('solutionNames')).toEqual(['Helix Private Cloud', '']);
  });

  it('are compared side by side, at most three, with marked differences', async () => {
    const others = ['a', 'b'].map((id) => saved({ id, title: id }));
    const { user, address } = open('/calculations', [first, second, ...others]);
    const box = (title: string) => screen.getByRole('checkbox', { name: `Compare ${title}` });
    await screen.findByRole('list', { name: 'Calculations' });
    for (const title of [first.title, second.title, 'a']) await user.click(box(title));
    expect(box('b')).toBeDisabled();
    await user.click(box('a'));
    expect(screen.getByRole('link', { name: 'Download 2 as CSV' })).toHaveAttribute(
      'href',
      '/api/saved-calculations/csv?ids=s-1,s-2',
    );
    await user.click(screen.getByRole('link', { name: 'Compare 2' }));
    expect(address()).toBe('/calculations/compare?ids=s-1,s-2');

    const table = await screen.findByRole('table', { name: 'Calculations side by side' });
    const rowOf = (name: RegExp) => within(table).getByRole('row', { name });
    expect(rowOf(/^Competitive solutions/)).toHaveTextContent('DifferentIncumbent VMsInitech');
    expect(rowOf(/^SLA turnaround/)).toHaveTextContent('Different2 days3 days');
    expect(rowOf(/^ACV tier/)).not.toHaveTextContent('Different');
    expect(rowOf(/^Total case credit cost/)).toHaveTextContent('5952');
  });

  it('are not compared with themselves', async () => {
    open('/calculations/compare?ids=s-1,s-1');
    expect(await screen.findByRole('heading', { name: 'Nothing to compare' })).toBeInTheDocument();
  });

  it('are compared without a deleted one, with a note', async () => {
    open('/calculations/compare?ids=s-1,s-9,s-2');
    const table = await screen.findByRole('table', { name: 'Calculations side by side' });
    expect(
      within(table)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([first.title, second.title]);
    expect(screen.getByText('One of these calculations no longer exists.')).toBeInTheDocument();
  });

  it('have no comparison if the others are gone', async () => {
    open('/calculations/compare?ids=s-1,s-9');
    expect(await screen.findByRole('heading', { name: 'Nothing to compare' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download CSV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('are shown with their original price', async () => {
    open('/calculations/s-3', [older]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Of last year' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Base solutions/ })).toHaveTextContent('3 solutions12');
    expect(screen.getByRole('list', { name: 'What changes' })).toHaveTextContent('12 → 9 credits');
    expect(screen.getByText('Helix Private Cloud: On-premise data center, Microsoft Azure')).toBeInTheDocument();
  });

  it('show an error if they are gone', async () => {
    open('/calculations/s-9');
    expect(await screen.findByText("This calculation doesn't exist or was deleted.")).toBeInTheDocument();
  });

  it('require a session', async () => {
    signedOut();
    const { address, findByText } = open('/calculations');
    await findByText('/login');
    expect(address()).toBe('/login?return=%2Fcalculations');
  });
});
