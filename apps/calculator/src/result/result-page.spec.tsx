import { BASELINE_RATE_CARD, priceCase } from '@casewright/rules';
import { type Answer, useNotices } from '@casewright/web';
import { type Answers, aBalance, refusal, mockServer, signedOut, type RecordedRequest } from '@casewright/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectionsOf } from '../draft/answers';
import { answer, useDraft } from '../draft/draft';
import { saveDraft, kept, newVisit, notices, openWizard } from '../wizard/wizard.fixture';
import { setPricedPursuit } from '../pursuit/priced-pursuit';

const quoted = ({ body }: RecordedRequest) => priceCase(body as Parameters<typeof priceCase>[0], BASELINE_RATE_CARD);

const DEARER = { ...BASELINE_RATE_CARD, version: '2025-09', validFrom: new Date('2025-09-01'), perSolution: 4 };
const CARDS = [BASELINE_RATE_CARD, DEARER].map((card) => ({
  ...card,
  support: [...card.support],
  validFrom: card.validFrom.toISOString(),
}));
const dearer = ({ body }: RecordedRequest) => priceCase(body as Parameters<typeof priceCase>[0], DEARER);

const aPursuit: Answer<'get', '/api/pursuits/{id}'> = {
  ...{ id: 'p-1', ownerId: 'u-1', prospect: 'Larkmoor Foods', opportunity: 'Refresh', stage: 'registered' },
  ...{ owner: { name: 'Sam Seller', isYou: true }, contacts: [], notes: '', history: [], proposed: [], competing: [] },
  ...{
    acvDollars: 236_000,
    acvTier: null,
    expectedClose: '2030-02-12',
    registeredAt: '2026-11-20T12:00:00Z',
    decidedOn: null,
  },
  ...{ reason: null, caseId: null, caseNumber: null, caseState: null, caseDueAt: null, waitsForOwner: false },
};

/** A case of 56 credits, 59 with support. */
const answers = {
  solutionCount: 2,
  solutionNames: ['Helix Private Cloud', 'Helix Managed'],
  competitorNames: ['Incumbent VMs'],
  proposedEnvironmentSelections: { proposed1: { 'on-premise': true, azure: true } },
  competitiveEnvironmentSelections: { competitive1: { aws: true } },
  proposedComputeSelections: { proposed1: { 'virtual-machines': true }, proposed2: { 'server-hosts': true } },
  slaTurnaround: 2,
  acvTier: '$101K - $250K',
  presentationSupport: true,
};

const STARTED = { caseId: 'c-1', pursuitId: 'p-1', totalCredits: 59 };
const NOT_STARTED = 'Error / Failed to process credits. Please try again.';

describe('the result of a case', () => {
  const open = <Given,>(server?: Answers<Given>, balance = 100) => {
    const asked = mockServer(
      {
        'GET /api/credits/balance': () => aBalance(balance),
        'POST /api/cases/quote': quoted,
        'GET /api/pursuits': () => ({ rows: [], next: null }),
        'POST /api/cases': () => STARTED,
      },
      server,
    );
    const page = openWizard('/cost-calculation');
    return { ...page, asked, user: userEvent.setup() };
  };
  const startButton = async () => {
    const button = await screen.findByRole('button', { name: 'Start Case' });
    await waitFor(() => expect(button).toBeEnabled());
    const prospect = screen.queryByRole('textbox', { name: 'Prospect' });
    if (prospect) fireEvent.change(prospect, { target: { value: 'Larkmoor Foods' } });
    return button;
  };
  const row = (name: RegExp) => screen.getByRole('row', { name });
  const changeInOtherTab = (change: object = {}) => {
    saveDraft({ ...change, caseAttempt: 'of-the-other-tab' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'casewright:u-1:caseAttempt' })));
  };

  const startRequest = (asked: readonly RecordedRequest[]) =>
    asked.find(({ what }) => what === 'POST /api/cases')?.body;

  beforeEach(async () => {
    await newVisit();
    saveDraft(answers);
  });

  it('shows lines, shares, totals and the remaining balance', async () => {
    open();
    await startButton();
    expect(screen.getByText('Helix Private Cloud, Helix Managed vs. Incumbent VMs')).toBeInTheDocument();
    expect(row(/Base solutions/)).toHaveTextContent('916.1%');
    expect(row(/Case credits/)).toHaveTextContent('56100.0%');
    expect(row(/Presentation support/)).toHaveTextContent('3—');
    expect(row(/Total case credit cost/)).toHaveTextContent('59 credits—');
    expect(await screen.findByText('41 credits')).toBeInTheDocument();
    expect(screen.getByText('Your case will be due two business days later.')).toBeInTheDocument();
    expect(screen.queryByText(/Prices have changed/)).not.toBeInTheDocument();
  });

  it('takes the price of the server if it differs, and says so', async () => {
    open({
      'POST /api/cases/quote': (asked) => ({ ...quoted(asked), baseCredits: 12, caseCredits: 59, totalCredits: 62 }),
    });
    expect(await screen.findByText(/Prices have changed since you opened this page/)).toBeInTheDocument();
    expect(row(/Base solutions/)).toHaveTextContent('3 solutions1220.3%');
    expect(row(/Total case credit cost/)).toHaveTextContent('62 credits');
  });

  it('shows price changes since the answers were given', async () => {
    saveDraft({ caseChangedAt: Date.parse('2025-08-15T09:00:00Z') });
    const { user, asked, findByText } = open({ 'GET /api/rate-cards': () => CARDS, 'POST /api/cases/quote': dearer });
    await startButton();
    const told = 'Rate card 2025-09 took effect on Sep 1, 2025. This case now costs 62 credits instead of 59.';
    expect(screen.getByText(told)).toBeInTheDocument();
    const changes = within(screen.getByRole('list', { name: 'What changes' }));
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Base solutions9 → 12 credits',
      'Total case credit cost59 → 62 credits',
    ]);
    expect(screen.queryByText(/Prices have changed/)).not.toBeInTheDocument();
    await user.click(await startButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(told)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Start Case' }));
    await findByText('/profile');
    expect(startRequest(asked)).toMatchObject({ rateCard: '2025-09' });
  });

  it('shows a new price instead of starting at the old one', async () => {
    saveDraft({ caseChangedAt: Date.parse('2025-08-15T09:00:00Z') });
    let isNew = false;
    const title = 'Rate card 2025-09 has taken effect. This case now costs 62 credits instead of 59.';
    const { user } = open({
      'GET /api/rate-cards': () => (isNew ? CARDS : CARDS.slice(0, 1)),
      'POST /api/cases/quote': (question) => (isNew ? dearer : quoted)(question),
      'POST /api/cases': () => ((isNew = true), refusal(409, 'case-pricing.price-changed', title)),
    });
    await user.click(await startButton());
    await waitFor(() => expect(notices()).toEqual([`Price Changed / ${title}`]));
    expect(await screen.findByText(/Rate card 2025-09 took effect on Sep 1, 2025/)).toBeInTheDocument();
    expect(row(/Total case credit cost/)).toHaveTextContent('62 credits');
  });

  it('starts nothing while the price is not confirmed, and asks again', async () => {
    let unavailable = true;
    const { user } = open({
      'POST /api/cases/quote': (asked) =>
        unavailable ? refusal(503, 'platform.unavailable', 'Not now.') : quoted(asked),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't confirm the price.");
    expect(screen.getByRole('button', { name: 'Start Case' })).toBeDisabled();
    unavailable = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await startButton();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('starts the case: selections without amounts, notice, answers cleared, dashboard', async () => {
    let balance = 100;
    const { user, asked, findByText } = open({
      'GET /api/credits/balance': () => aBalance(balance),
      'POST /api/cases': () => ((balance = 41), STARTED),
    });
    const button = await startButton();
    const selections = selectionsOf(useDraft.getState());
    const said: string[] = [];
    const watch = new MutationObserver(() => said.push(document.body.textContent ?? ''));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await user.click(button);
    await findByText('/profile');
    watch.disconnect();
    // Not even for a moment, although the balance no longer covers the case.
    expect(said.filter((words) => words.includes('You need'))).toEqual([]);
    const opportunity = 'Helix Private Cloud, Helix Managed vs. Incumbent VMs';
    const pursuit = { prospect: 'Larkmoor Foods', opportunity };
    expect(startRequest(asked)).toEqual({ ...selections, rateCard: '2025-07', pursuit });
    expect(notices()).toEqual(['Case Started / 59 credits were deducted from your balance.']);
    expect(kept('solutionCount')).toBeNull();
  });

  it('asks for the prospect before starting, and shows why the server refused one', async () => {
    const refused = { fields: { prospect: ['Enter the name of the prospect’s company.'] } };
    const { user, asked } = open({ 'POST /api/cases': () => refusal(422, 'pursuits.invalid-pursuit', 'x', refused) });
    const button = await startButton();
    const prospect = screen.getByRole('textbox', { name: 'Prospect' });
    for (const [typed, error] of [
      ['', 'Enter the prospect.'],
      ['New prospect', 'Enter the name of the prospect’s company.'],
    ] as const) {
      fireEvent.change(prospect, { target: { value: typed } });
      await user.click(button);
      expect(prospect).toHaveAccessibleDescription(expect.stringContaining(error));
      expect(prospect).toHaveFocus();
    }
    expect(startRequest(asked)).toBeUndefined();
    fireEvent.change(prospect, { target: { value: 'Larkmoor Foods' } });
    await user.click(button);
    await waitFor(() => expect(notices()).toEqual(['Error / Enter the name of the prospect’s company.']));
  });

  it('takes the ACV tier of the chosen pursuit, and asks if another tier was chosen', async () => {
    saveDraft({ acvTier: undefined });
    const pursuits = {
      rows: [aPursuit, { ...aPursuit, id: 'p-2', prospect: 'Kestrel', acvDollars: 90_000 }],
      next: null,
    };
    const { user } = open({ 'GET /api/pursuits': () => pursuits });
    await startButton();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Case for' }), 'p-1');
    expect(useDraft.getState().acvTier).toBe('$101K - $250K');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Case for' }), 'p-2');
    await user.click(await startButton());
    const told = "The pursuit's ACV is $90,000, but you chose the tier $101K - $250K.";
    expect(await screen.findByRole('dialog')).toHaveTextContent(told);
  });

  it('starts it for a new pursuit, or for the chosen one', async () => {
    const pursuits = { rows: [aPursuit], next: null };
    const { user, asked, findByText } = open({ 'GET /api/pursuits': () => pursuits });
    const button = await startButton();
    const prospect = screen.getByRole('textbox', { name: 'Prospect' });
    await user.clear(prospect);
    await user.type(prospect, 'Wexcombe');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Case for' }), 'Larkmoor Foods, Refresh');
    expect(screen.queryByRole('textbox', { name: 'Prospect' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Case for' }), 'New pursuit');
    expect(screen.getByRole('textbox', { name: 'Prospect' })).toHaveValue('Wexcombe');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Case for' }), 'p-1');
    await user.click(button);
    await findByText('/profile');
    expect(startRequest(asked)).toMatchObject({ pursuit: { id: 'p-1' } });
  });

  it('starts it for the priced pursuit, once that is loaded', async () => {
    setPricedPursuit('p-1');
    let answer: (pursuits: Answer<'get', '/api/pursuits'>) => void = () => undefined;
    const pursuits = new Promise<Answer<'get', '/api/pursuits'>>((resolve) => (answer = resolve));
    const { user, asked, findByText } = open({
      'GET /api/pursuits': () => pursuits,
      'GET /api/pursuits/p-1': () => aPursuit,
    });
    const button = await screen.findByRole('button', { name: 'Start Case' });
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain('POST /api/cases/quote'));
    await screen.findByText('41 credits');
    expect(button).toBeDisabled();
    // It is none of the newest, which are listed.
    answer({ rows: [], next: 'more' });
    await user.click(await startButton());
    await findByText('/profile');
    expect(startRequest(asked)).toMatchObject({ pursuit: { id: 'p-1' } });
  });

  it('sends one key for a double click and for a retry after a lost response', async () => {
    let unavailable = true;
    const { user, asked, findByText } = open({
      'POST /api/cases': () => (unavailable ? refusal(502, 'unknown', 'Bad gateway') : STARTED),
    });
    await user.dblClick(await startButton());
    await waitFor(() => expect(notices()).toEqual([NOT_STARTED]));
    unavailable = false;
    await user.click(await startButton());
    await findByText('/profile');
    const keys = asked.filter(({ what }) => what === 'POST /api/cases').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^start-[0-9a-f]{32}$/);
  });

  it('links to the purchase of missing credits', async () => {
    open({}, 50);
    expect(await screen.findByText('You need 9 more credits to proceed with this case.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/purchase-credits?case=59');
    expect(screen.queryByRole('button', { name: 'Start Case' })).not.toBeInTheDocument();
  });

  it('explains a debt, and links to the purchase of all missing credits', async () => {
    open({ 'GET /api/credits/balance': () => ({ balance: 0, held: 0, debt: 30 }) });
    expect(
      await screen.findByText(/You owe 30 credits because a payment was reversed after you spent them/),
    ).toBeInTheDocument();
    expect(screen.getByText('You need 89 more credits to proceed with this case.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/purchase-credits?case=59');
  });

  it('reads the balance again when it turns out to be too low, and keeps the answers', async () => {
    let balance = 100;
    const { user } = open({
      'GET /api/credits/balance': () => aBalance(balance),
      'POST /api/cases': () => {
        balance = 50;
        return refusal(409, 'billing.insufficient-credits', 'Too few credits.', { balance: 50, needed: 59 });
      },
    });
    await user.click(await startButton());
    expect(await screen.findByRole('link', { name: 'Purchase' })).toBeInTheDocument();
    expect(notices()).toEqual(['Insufficient Credits / You need 9 more credits to proceed with this case.']);
    expect(kept('solutionCount')).toBe(2);
  });

  it('does not start a case later that failed offline', async () => {
    let unavailable = true;
    const { user, asked } = open({
      'POST /api/cases': () => {
        if (unavailable) throw new TypeError('Failed to fetch');
        return STARTED;
      },
    });
    const button = await startButton();
    act(() => void window.dispatchEvent(new Event('offline')));
    await user.click(button);
    await waitFor(() => expect(notices()).toEqual([NOT_STARTED]));

    unavailable = false;
    const before = asked.length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(asked.slice(before).map(({ what }) => what)).not.toContain('POST /api/cases');
    expect(kept('solutionCount')).toBe(2);
  });

  it('starts nothing until the balance is known, and asks again', async () => {
    let unavailable = true;
    let tell: () => void = () => undefined;
    const told = new Promise<void>((resolve) => (tell = resolve));
    const { user } = open({
      'GET /api/credits/balance': async () => {
        await told;
        return unavailable ? refusal(503, 'platform.unavailable', 'Not now.') : aBalance(100);
      },
    });
    await screen.findByText('59');
    await waitFor(() => expect(screen.queryByText(/confirm the price/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Start Case' })).toBeDisabled();
    await act(async () => tell());
    expect(await screen.findByText("We couldn't load your balance.")).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start Case' })).toBeDisabled();
    unavailable = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await startButton();
  });

  it('says that the email address must be verified, and leads there', async () => {
    const { user } = open({
      'POST /api/cases': () => refusal(403, 'identity.email-not-verified', 'Please verify your email address.'),
    });
    await user.click(await startButton());
    await waitFor(() =>
      expect(useNotices.getState()).toMatchObject([
        {
          title: 'Email Verification Required',
          message: 'Please verify your email address.',
          link: { label: 'Verify your email', path: expect.stringMatching(/^\/verify-email\?email=/) as string },
        },
      ]),
    );
  });

  it('saves the same calculation once, and a changed one again', async () => {
    const { user, asked } = open({ 'POST /api/saved-calculations': () => ({ id: 's-1', title: 'Calculation' }) });
    const button = await screen.findByRole('button', { name: 'Save Calculation' });
    const saves = () => asked.filter(({ what }) => what === 'POST /api/saved-calculations');
    await user.click(button);
    await waitFor(() =>
      expect(notices()).toEqual(['Calculation Saved / Your cost calculation has been saved successfully.']),
    );
    expect(saves()[0]?.body).toEqual({
      ...selectionsOf(useDraft.getState()),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    await user.click(button);
    expect(saves()).toHaveLength(1);

    act(() => answer({ slaDays: 1 }));
    await user.click(button);
    await waitFor(() => expect(saves()).toHaveLength(2));
    const keys = saves().map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^save-[0-9a-f]{32}-[0-9a-f]{32}$/);
  });

  it('reports a calculation that was not saved', async () => {
    const { user } = open({ 'POST /api/saved-calculations': () => refusal(500, 'http.error', 'Oops') });
    await user.click(await screen.findByRole('button', { name: 'Save Calculation' }));
    await waitFor(() => expect(notices()).toEqual(['Error / Failed to save calculation. Please try again.']));
  });

  it('reports a price changed in another tab, and asks before starting', async () => {
    const { user, asked, findByText } = open();
    await startButton();
    changeInOtherTab({ slaTurnaround: 1 });
    const words =
      'Your answers changed since you opened this page. The case now costs 66 credits instead of 59 credits.';
    expect(await screen.findByText(words)).toBeVisible();

    await user.click(await startButton());
    const dialog = await screen.findByRole('dialog', { name: 'Start this case?' });
    expect(dialog).toHaveTextContent(words);
    expect(asked.some(({ what }) => what === 'POST /api/cases')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Start Case' }));
    await findByText('/profile');
  });

  it('reports an empty case that another tab started or cleared', async () => {
    localStorage.clear();
    saveDraft({});
    open();
    await startButton();
    changeInOtherTab({ caseChangedAt: Date.now() });
    expect(await screen.findByText(/was started or cleared in another tab/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start Case' })).toBeDisabled();
  });

  it('closes its dialog if another tab started or cleared the case, and starts nothing', async () => {
    localStorage.clear();
    saveDraft({ competitorNames: ['Incumbent VMs'] });
    const { user } = open();
    await user.click(await startButton());
    await screen.findByRole('dialog', { name: 'Start this case?' });
    localStorage.clear();
    changeInOtherTab();
    expect(await screen.findByText(/was started or cleared in another tab/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Price a case' })).toHaveAttribute('href', '/pricing-calculator');
    expect(screen.getByRole('button', { name: 'Start Case' })).toBeDisabled();
  });

  it('checks answered steps only, and asks before starting without the others', async () => {
    localStorage.clear();
    saveDraft({ competitorNames: ['Incumbent VMs'] });
    const { user, asked } = open();
    await user.click(await startButton());
    const dialog = await screen.findByRole('dialog', { name: 'Start this case?' });
    const skipped = within(dialog).getAllByRole('listitem');
    expect(skipped.map(({ textContent }) => textContent)).toEqual([
      "You haven't chosen any environments.",
      "You haven't chosen any compute models.",
      "You haven't chosen an SLA turnaround.",
      "You haven't chosen an ACV tier.",
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(asked.some(({ what }) => what === 'POST /api/cases')).toBe(false);
    const steps = within(screen.getByRole('navigation', { name: 'Progress' })).getAllByRole('link');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      ...['Solutions, done', '2Environments', '3Compute models', '4SLA and ACV', '5Support'],
    ]);
  });

  it('asks signed-out users to log in, and sends nothing', async () => {
    const { user, asked } = open();
    const button = await screen.findByRole('button', { name: 'Save Calculation' });
    act(() => signedOut());
    await user.click(button);
    expect(notices()).toEqual(['Authentication Required / Please log in to save your calculation.']);
    expect(asked.some(({ what }) => what === 'POST /api/saved-calculations')).toBe(false);
  });

  it('clears everything after confirmation', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Clear All' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Clear All' }));
    await screen.findByRole('heading', { name: 'Tell us about your prospect opportunity.' });
    expect(address()).toBe('/pricing-calculator');
    expect(screen.getAllByText('1 of 3')).toHaveLength(2);
    expect(notices()).toEqual(['Calculator Reset / All answers have been cleared.']);
    expect(kept('solutionCount')).toBeNull();
  });
});
