import { BASELINE_RATES } from '@casewright/rules';
import { useNotices } from '@casewright/web';
import { refusal, signedInAs, type RecordedRequest } from '@casewright/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { RateCardVersion, Trial } from './queries';

const TODAY = { ...BASELINE_RATES, support: [...BASELINE_RATES.support] };
const PUBLISHED = [{ ...TODAY, version: '2025-07', validFrom: '2025-07-01T00:00:00.000Z' }];

const DRAFT: RateCardVersion = {
  id: 'c1f0a3b2-94d7-4c2e-8d5b-3a6e7f8091a2',
  version: '2027-01',
  state: 'draft',
  validFrom: null,
  rates: TODAY,
  revision: 1,
  createdBy: null,
  createdAt: '2026-11-20T09:12:00.000Z',
  changedAt: '2026-11-20T09:12:00.000Z',
  publishedBy: null,
  publishedAt: null,
};
const TRIAL: Trial = {
  from: '2026-11-22',
  to: '2026-11-22',
  creditsThen: 200,
  credits: 210,
  quotes: [
    {
      id: 'q-1',
      kind: 'case',
      ownerId: 'u-2',
      owner: { firstName: 'Dana', lastName: 'Field', email: 'dana@northwind.example' },
      title: 'Helix vs. Initech',
      comparison: 'Helix vs. Initech',
      pricedAt: '2026-11-22T09:00:00.000Z',
      rateCard: '2025-07',
      creditsThen: 100,
      credits: 110,
    },
  ],
};
const PATH = `/api/admin/rate-cards/${DRAFT.id}`;

describe('rate cards', () => {
  const open = (card: RateCardVersion, answers: Parameters<typeof openAdmin>[1] = {}, address = `/${card.id}`) =>
    openAdmin(`/admin/rate-cards${address}`, {
      'GET /api/rate-cards': () => PUBLISHED,
      'GET /api/admin/rate-cards': () => ({ rows: [card], total: 1, isTotalExact: true, next: null }),
      [`GET ${PATH}`]: () => card,
      [`GET ${PATH}/trial`]: () => TRIAL,
      ...answers,
    });
  const openDraft = async (answers?: Parameters<typeof open>[1]) => {
    const page = open(DRAFT, answers);
    await screen.findByRole('heading', { name: 'Rate card 2027-01' });
    return page;
  };
  const rate = (name: string) => screen.getByRole('textbox', { name });
  const write = async (name: string, value: string) => {
    await userEvent.clear(rate(name));
    await userEvent.type(rate(name), value);
  };

  beforeEach(() => signedInAs({ isAdmin: true, isMfa: true }));

  it('are listed with their state, and a new draft can be started', async () => {
    const { address } = open(DRAFT, { 'POST /api/admin/rate-cards': () => ({ id: DRAFT.id, version: '2027-01' }) }, '');
    expect(await screen.findByRole('row', { name: /2027-01.*Draft.*No date yet.*None/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New version' }));
    expect(await screen.findByRole('heading', { name: 'Rate card 2027-01' })).toBeInTheDocument();
    expect(address()).toBe(`/admin/rate-cards/${DRAFT.id}`);
  });

  it('show drafts beside current rates, with a live price preview', async () => {
    await openDraft();
    await write('Solutions and analysis: Each solution', '5');
    expect(screen.getByRole('row', { name: /^Each solution/ })).toHaveTextContent('Each solution3+2');
    const preview = within(screen.getByRole('table', { name: 'What this case costs' }));
    expect(preview.getByRole('row', { name: /Base solutions/ })).toHaveTextContent('Base solutions610');

    await write('SLA turnaround: 2 days', '7');
    expect(screen.getByText('Must be more than for a longer turnaround.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  });

  it('are saved and published together after confirmation', async () => {
    const { asked } = await openDraft({
      [`PUT ${PATH}`]: () => ({ revision: 2 }),
      [`POST ${PATH}/publication`]: () => undefined,
    });
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await write('Solutions and analysis: Each solution', '5');
    await userEvent.type(screen.getByLabelText('Applies from (UTC)'), '2100-01-01');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish rate card 2027-01?' }));
    expect(dialog.getByText(/It applies from Jan 1, 2100/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('heading', { name: 'Rate card 2027-01' })).toBeInTheDocument();
    const sent = asked.filter(({ method }) => method !== 'GET').map(({ what, body }) => [what, body]);
    expect(sent).toEqual([
      [
        `PUT ${PATH}`,
        { version: '2027-01', validFrom: '2100-01-01', rates: { ...TODAY, perSolution: 5 }, revision: 1 },
      ],
      [`POST ${PATH}/publication`, { revision: 2 }],
    ]);
  });

  it('show server errors beside their field, or in the dialog if no field shows them', async () => {
    const taken = 'Choose a day after the start of rate card 2026-12.';
    const answers = [
      refusal(422, 'http.invalid', 'Check your input.', { fields: { 'rates.perSolution': ['Too many decimals.'] } }),
      refusal(422, 'case-pricing.rate-card-invalid', taken, { fields: { validFrom: [taken] } }),
    ];
    open({ ...DRAFT, validFrom: '2100-01-01T00:00:00.000Z' }, { [`POST ${PATH}/publication`]: () => answers.shift() });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Check your input.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(taken)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be published again if there was no answer, and are shown as published if they were', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const ready = { ...DRAFT, validFrom: '2100-01-01T00:00:00.000Z' };
    let [card, isReachable] = [ready, false];
    open(ready, {
      [`GET ${PATH}`]: () => card,
      [`POST ${PATH}/publication`]: () => {
        if (isReachable) card = { ...ready, state: 'scheduled', publishedBy: 'u-1' };
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish rate card 2027-01?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You’re offline. Connect to the internet');
    expect(useNotices.getState()).toEqual([]);
    onLine.mockRestore();
    isReachable = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Scheduled')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(useNotices.getState()).toMatchObject([
      { kind: 'success', message: 'Rate card 2027-01 applies from Jan 1, 2100.' },
    ]);
  });

  it('show a refused name at the field until it is changed', async () => {
    const taken = 'Another rate card is already named 2025-07.';
    await openDraft({
      [`PUT ${PATH}`]: () => refusal(409, 'case-pricing.version-taken', taken, { fields: { version: [taken] } }),
    });
    await write('Version', '2025-07');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(rate('Version')).toHaveAccessibleDescription(taken));
    await userEvent.type(rate('Version'), 'b');
    expect(rate('Version')).not.toHaveAccessibleDescription();
  });

  it('stay as typed when the page is left', async () => {
    await openDraft();
    await write('Solutions and analysis: Each solution', '5');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Rate Cards' }));
    await userEvent.click(await screen.findByRole('row', { name: /2027-01.*Draft/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Open' }));
    expect(await screen.findByRole('textbox', { name: 'Solutions and analysis: Each solution' })).toHaveValue('5');
  });

  it('stay as typed when another admin has saved them meanwhile', async () => {
    let card = DRAFT;
    const { asked } = await openDraft({
      [`GET ${PATH}`]: () => card,
      [`PUT ${PATH}`]: ({ body }: RecordedRequest) =>
        (body as { revision: number }).revision === card.revision
          ? { revision: 3 }
          : refusal(409, 'case-pricing.rate-card-changed', 'Another admin changed this rate card.'),
    });
    await write('Solutions and analysis: Each solution', '5');
    card = { ...DRAFT, revision: 2, rates: { ...TODAY, perEnvironment: 9 } };
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Another admin changed this draft while you were editing it.')).toBeInTheDocument();
    expect(rate('Solutions and analysis: Each solution')).toHaveValue('5');
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ message: 'Draft saved.' }]));
    expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      revision: 2,
      rates: { perSolution: 5 },
    });
  });

  it('show the figures of another admin once theirs are used', async () => {
    let card = DRAFT;
    await openDraft({
      [`GET ${PATH}`]: () => card,
      [`PUT ${PATH}`]: () => refusal(409, 'case-pricing.rate-card-changed', 'Another admin changed this rate card.'),
    });
    await write('Solutions and analysis: Each solution', '5');
    card = { ...DRAFT, revision: 2, rates: { ...TODAY, perSolution: 4, perEnvironment: 9 } };
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use theirs' }));
    expect(rate('Solutions and analysis: Each solution')).toHaveValue('4');
    expect(rate('Solutions and analysis: Each environment')).toHaveValue('9');
  });

  it('keep what is typed while they are saved, and say if that failed', async () => {
    let card = DRAFT;
    let answer = Promise.withResolvers<unknown>();
    const { asked } = open(DRAFT, { [`GET ${PATH}`]: () => card, [`PUT ${PATH}`]: () => answer.promise });
    const saves = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByRole('heading', { name: 'Rate card 2027-01' });
    await write('Solutions and analysis: Each solution', '5');
    await save();
    await write('Solutions and analysis: Each environment', '4');
    await save();
    expect(saves()).toHaveLength(1);
    await act(async () => answer.resolve(refusal(500, 'platform.unexpected', 'Something went wrong on our end.')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our end.');

    answer = Promise.withResolvers();
    await save();
    await write('Solutions and analysis: Each environment', '6');
    card = { ...DRAFT, revision: 2, rates: { ...TODAY, perSolution: 5, perEnvironment: 4 } };
    await act(async () => answer.resolve({ revision: 2 }));
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ message: 'Draft saved.' }]));
    expect(saves()[1]).toMatchObject({ rates: { perSolution: 5, perEnvironment: 4 } });
    expect(rate('Solutions and analysis: Each environment')).toHaveValue('6');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled());
    await save();
    expect(saves()[2]).toMatchObject({ revision: 2, rates: { perSolution: 5, perEnvironment: 6 } });
  });

  it('show what past quotes would have cost, tell those of one title apart, and lead to the calculation', async () => {
    const [quote] = TRIAL.quotes;
    const saved = { ...quote!, kind: 'calculation' as const, title: 'Calculation - Nov 22, 2026, 9:00 AM' };
    const quotes = [saved, { ...saved, id: 'q-2', comparison: 'Umbra vs. Hooli', owner: null, ownerId: '7f3a9c1e-22' }];
    open(DRAFT, { [`GET ${PATH}/trial`]: () => ({ ...TRIAL, quotes }) });
    expect(await screen.findByText(/\+10 credits, \+5%/)).toBeInTheDocument();
    const first = screen.getByRole('row', { name: /Helix vs. Initech Dana Field, Nov 22, 2026/ });
    expect(first).toHaveTextContent('100 → 110');
    expect(within(first).getByRole('link', { name: saved.title })).toHaveAttribute(
      'href',
      '/admin/saved-calculations?row=q-1',
    );
    expect(screen.getByRole('row', { name: /Umbra vs. Hooli 7f3a9c1e, Nov 22/ })).toBeInTheDocument();
  });

  it('are not asked for again once discarded', async () => {
    const gone = () => refusal(404, 'case-pricing.unknown-rate-card', 'This rate card does not exist.');
    let isGone = false;
    const { asked, address, goBack } = open(DRAFT, {
      [`GET ${PATH}`]: () => (isGone ? gone() : DRAFT),
      [`GET ${PATH}/trial`]: () => (isGone ? gone() : TRIAL),
      [`DELETE ${PATH}`]: () => {
        isGone = true;
      },
    });
    await screen.findByRole('row', { name: /Helix vs. Initech/ });
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('row', { name: /2027-01/ })).toBeInTheDocument();
    await waitFor(() => expect(useNotices.getState()).toMatchObject([{ kind: 'success' }]));
    expect(address()).toBe('/admin/rate-cards');
    const requests = asked.map(({ what }) => what);
    const later = requests.slice(requests.indexOf(`DELETE ${PATH}`) + 1);
    expect(later.filter((request) => request.startsWith(`GET ${PATH}`))).toEqual([]);

    await goBack();
    expect(await screen.findByRole('heading', { name: 'Rate card not found' })).toBeInTheDocument();
  });

  it('can be withdrawn while scheduled', async () => {
    const scheduled = {
      ...DRAFT,
      state: 'scheduled' as const,
      validFrom: '2100-01-01T00:00:00.000Z',
      publishedAt: DRAFT.createdAt,
    };
    const { asked } = open(scheduled, { [`DELETE ${PATH}/publication`]: () => undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect(asked.some(({ what }) => what === `DELETE ${PATH}/publication`)).toBe(true);
    expect(screen.queryByRole('textbox', { name: /solution/ })).not.toBeInTheDocument();
  });
});
