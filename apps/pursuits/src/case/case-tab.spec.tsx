import { CASE_STATES } from '@casewright/rules';
import { VIRTUALIZATION_REFRESH as SAMPLE } from '@casewright/rules/sample-case';
import { type Answer, queryClient, useNotices } from '@casewright/web';
import { type Answers, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CaseProgress, type CaseReview, pursuitsChanged, type PursuitDetails } from '../queries';
import { aCase, aPursuit, AT, open, START } from '../testing';

const priya = { name: 'Priya Raman', isYou: false };
const requote: typeof START = {
  ...START,
  command: 'requote',
  state: 'new-terms',
  party: 'provider',
  by: priya,
  reason: 'AWS is there twice.',
  at: '2026-11-20T09:18:00Z',
};
const newTerms = {
  lines: [
    { label: 'Base solutions', before: 6, after: 6, changes: [] },
    { label: 'Solution analysis', before: 3, after: 9, changes: ['AWS +3', 'SQL server hosts +3'] },
    { label: 'Total credits', before: 16, after: 22, changes: [] },
  ],
  inputs: ['AWS bill', 'SQL Server hosts'],
  reason: 'AWS is there twice.',
  by: priya,
  at: requote.at,
};
const notices = () => useNotices.getState().map(({ kind }) => kind);
const asked = () => aCase({ state: 'new-terms', newTerms, history: [requote, START] });

describe('the case of a pursuit', () => {
  beforeEach(() => signedInAs());

  const show = <Given,>(
    progress: CaseProgress | null,
    server?: Answers<Given>,
    pursuit: Partial<PursuitDetails> = {},
  ) => {
    const questions = mockServer(
      {
        'GET /api/pursuits/p-1': () => aPursuit({ stage: 'active', caseId: 'c-1', ...pursuit }),
        'GET /api/pursuits/p-1/case': () => ({ case: progress }),
        'GET /api/cases/c-1/inputs': () => ({ inputs: [] }),
        'GET /api/credits/balance': () => ({ balance: 38, held: 16, debt: 0 }),
        'POST /api/cases/c-1/moves': () => undefined,
        'GET /api/cases/c-1/deliverables': () => ({ versions: [] }),
        'GET /api/cases/c-1/reviews': () => ({ reviews: [] }),
        'GET /api/cases/c-1/advocate-links': () => ({ links: [] }),
      },
      server,
    );
    open('/pursuits/p-1?tab=case');
    return () => questions.filter(({ method }) => method === 'POST' || method === 'PUT');
  };

  it('says how far it has come, what is next, what it costs and who did what', async () => {
    show(aCase());
    expect(await screen.findByRole('heading', { name: 'Complete the inputs.' })).toBeInTheDocument();
    const steps = screen.getByRole('list', { name: 'Progress of the case' });
    expect(within(steps).getByRole('listitem', { current: 'step' })).toHaveTextContent('Inputs');
    expect(screen.getByText('Total, held')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Steps of the case' })).toHaveTextContent('You started the case');
  });

  it('says that accepted terms need more inputs before the turnaround starts', async () => {
    show(aCase({ confirmedAt: START.at }));
    expect(await screen.findByText(/^The new terms need them\./)).toBeInTheDocument();
  });

  it('says who approved what, and who asked for changes in which review', async () => {
    const marcus = { name: 'Marcus Odell', isYou: false };
    const approved = { ...START, command: 'approve-review', state: 'approved', party: 'advocate', by: marcus } as const;
    const changes = { ...START, command: 'ask-changes', state: 'analysis', reason: 'Site B' } as const;
    const ofSeller = { ...START, command: 'approve-case', state: 'advocate-review' } as const;
    show(aCase({ history: [approved, { ...changes, reason: 'Site C' }, ofSeller, changes, START] }));
    const given = within(await screen.findByRole('list', { name: 'Approvals' })).getAllByRole('listitem');
    expect(given.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Marcus Odell AdvocateAdvocate reviewApproved'),
      expect.stringContaining('Advocate review. “Site C”Changes requested'),
      expect.stringContaining('You SellerCase reviewApproved'),
      expect.stringContaining('You SellerCase review. “Site B”Changes requested'),
    ]);
  });

  it('shows new terms line by line, and sends their acceptance once', async () => {
    let answer: () => void = () => undefined;
    const posts = show(asked(), { 'POST /api/cases/c-1/moves': () => new Promise<void>((done) => (answer = done)) });
    const panel = await screen.findByRole('region', { name: 'New terms are waiting for you' });
    expect(within(panel).getByRole('row', { name: /^Solution analysis/ })).toHaveTextContent(
      'AWS +3, SQL server hosts +3',
    );
    expect(within(panel).getByText('“AWS is there twice.”')).toBeInTheDocument();
    const inputs = within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(inputs).toEqual(['AWS bill', 'SQL Server hosts']);
    expect(await within(panel).findByText(/Your balance goes from 38 to 32/)).toBeInTheDocument();
    const accept = within(panel).getByRole('button', { name: 'Accept, 6 more credits' });
    await userEvent.dblClick(accept);
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(accept).toHaveAttribute('aria-disabled', 'true');
    expect(within(panel).getByRole('button', { name: 'Decline' })).toBeDisabled();
    expect(posts()).toMatchObject([
      { body: { command: 'accept', seenAt: AT }, idempotencyKey: expect.stringMatching(/^accept-2-/) },
    ]);
    answer();
  });

  it('is moved one step by a double click, though its next step is answered in the same place', async () => {
    let state: CaseProgress['state'] = 'case-review';
    const posts = show(null, {
      'GET /api/pursuits/p-1/case': () => ({ case: aCase({ state, confirmedAt: AT }) }),
      'POST /api/cases/c-1/moves': () => void (state = 'advocate-review'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve the case' }), { detail: 1 });
    const next = await screen.findByRole('button', { name: 'Approve the review' });
    await waitFor(() => expect(next).toBeEnabled());
    fireEvent.click(next, { detail: 2 });
    await userEvent.hover(next);
    expect(posts()).toMatchObject([{ body: { command: 'approve-case' } }]);
    fireEvent.click(next, { detail: 1 });
    await waitFor(() => expect(posts()).toHaveLength(2));
  });

  it('leads to the purchase when the balance does not cover new terms', async () => {
    show(asked(), { 'GET /api/credits/balance': () => ({ balance: 2, held: 16, debt: 0 }) });
    expect(await screen.findByRole('link', { name: 'Purchase' })).toHaveAttribute(
      'href',
      '/purchase-credits?case=6&pursuit=p-1',
    );
    expect(screen.getByText(/You need 4 more credits to accept/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeInTheDocument();
  });

  it('asks before new terms are declined, which ends the case', async () => {
    const posts = show(asked());
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline the new terms?' });
    expect(dialog).toHaveTextContent('The case ends, and 16 credits will come back to your balance.');
    expect(posts()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline and end the case' }));
    await waitFor(() => expect(posts()).toMatchObject([{ body: { command: 'decline' } }]));
  });

  it('is canceled with a reason, after it says what comes back', async () => {
    const posts = show(aCase({ state: 'analysis', confirmedAt: AT }), {
      'POST /api/cases/c-1/moves': () => refusal(409, 'pursuits.case-move-not-allowed', 'This isn’t possible now.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the case' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the case?' });
    expect(dialog).toHaveTextContent('8 credits will come back to your balance.');
    expect(dialog).toHaveTextContent('If you cancel after documents were released to you, no credits will come back.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the case' }));
    expect(await within(dialog).findByText('Enter a reason.')).toBeInTheDocument();
    expect(posts()).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Postponed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the case' }));
    await waitFor(() =>
      expect(posts()).toMatchObject([{ body: { command: 'cancel', reason: 'Postponed', seenAt: AT } }]),
    );
    expect(dialog).toBeInTheDocument();
  });

  it('says how the presentation is arranged, then date and attendees', async () => {
    const { terms } = aCase();
    const supported = { ...terms, selections: { ...terms.selections, presentationSupport: true } };
    let presentation: CaseProgress['presentation'] = null;
    show(null, { 'GET /api/pursuits/p-1/case': () => ({ case: aCase({ terms: supported, presentation }) }) });
    expect(await screen.findByText(/Agree on a date in the messages of this case/)).toBeInTheDocument();
    presentation = { startsAt: '2027-03-02T17:00:00Z', attendees: 'Adaeze Morrow' };
    await pursuitsChanged();
    expect(await screen.findByText('Adaeze Morrow')).toBeInTheDocument();
    expect(screen.queryByText(/Agree on a date/)).not.toBeInTheDocument();
  });

  it('says that nothing comes back once documents were released', async () => {
    show(aCase({ state: 'analysis', confirmedAt: AT, releasedAt: AT }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the case' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the case?' });
    expect(dialog).toHaveTextContent('No credits will come back. Documents of this case were released to you.');
  });

  it('is canceled as it was seen when that was asked, and as it is once that was refused', async () => {
    let now = aCase();
    const later = '2026-11-20T09:00:00Z';
    const posts = show(now, {
      'GET /api/pursuits/p-1/case': () => ({ case: now }),
      'POST /api/cases/c-1/moves': () => refusal(409, 'pursuits.case-changed-meanwhile', 'This case has changed.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the case' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the case?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Postponed');
    now = aCase({ state: 'analysis', confirmedAt: later, changedAt: later });
    await pursuitsChanged();
    expect(await within(dialog).findByText(/8 credits will come back/)).toBeInTheDocument();
    const cancel = within(dialog).getByRole('button', { name: 'Cancel the case' });
    await userEvent.click(cancel);
    await waitFor(() => expect(posts()).toMatchObject([{ body: { seenAt: AT } }]));
    await waitFor(() => expect(cancel).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(cancel);
    await waitFor(() => expect(posts()).toMatchObject([{}, { body: { seenAt: later, reason: 'Postponed' } }]));
  });

  it('is moved once despite a lost response, though the case is shown as changed before the retry', async () => {
    const defaults = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ ...defaults, mutations: { ...defaults.mutations, retryDelay: 0 } });
    let now = aCase({ state: 'case-review', confirmedAt: AT });
    let key: string | null = null;
    const posts = show(now, {
      'GET /api/pursuits/p-1/case': () => ({ case: now }),
      'POST /api/cases/c-1/moves': async ({ idempotencyKey }) => {
        if (key)
          return idempotencyKey === key ? undefined : refusal(409, 'pursuits.case-changed-meanwhile', 'Changed.');
        key = idempotencyKey;
        const changedAt = '2026-11-20T09:00:00Z';
        now = aCase({ state: 'advocate-review', confirmedAt: AT, changedAt, history: [requote, START] });
        await pursuitsChanged();
        await screen.findByRole('button', { name: 'Approve the review' });
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve the case' }));
    await waitFor(() => expect(posts()).toHaveLength(2));
    const [first, retry] = posts();
    expect(retry).toEqual(first);
    await waitFor(() => expect(notices()).toEqual(['success']));
    queryClient.setDefaultOptions(defaults);
  });

  it('keeps what should change while that is not sent, until it can no longer be asked for', async () => {
    let state: CaseProgress['state'] = 'case-review';
    show(null, { 'GET /api/pursuits/p-1/case': () => ({ case: aCase({ state, confirmedAt: AT }) }) });
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
      return within(await screen.findByRole('dialog', { name: 'Ask for changes?' }));
    };
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Site B is missing.{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await ask()).getByRole('textbox')).toHaveValue('Site B is missing.');
    state = 'analysis';
    await act(pursuitsChanged);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what a version changes in the numbers', async () => {
    const content = (base: number) => {
      const assumptions = SAMPLE.assumptions.map((one) => (one.id === 'hostsNew' ? { ...one, base } : one));
      return { snapshot: { proposal: 'private', model: { ...SAMPLE, assumptions } } };
    };
    const version = (number: number, sha256: string) => ({
      ...{ number, note: '', by: priya, publishedAt: AT, approvedAt: null, deliveredAt: null },
      files: [{ id: `f-${number}`, name: `Larkmoor value case ${number}.0.pdf`, size: 1, sha256: sha256.repeat(64) }],
      changes: number === 1 ? null : { added: [], changed: ['Larkmoor value case 2.0.pdf'], removed: [] },
    });
    show(aCase({ state: 'case-review', confirmedAt: AT }), {
      'GET /api/cases/c-1/deliverables': () => ({ versions: [version(2, 'b'), version(1, 'a')] }),
      'GET /api/cases/c-1/value-model/versions/1.0': () => content(58) as never,
      'GET /api/cases/c-1/value-model/versions/2.0': () => content(66) as never,
    });
    expect(
      await screen.findByText(/Since version 1.0: Net present value \$2.6M to .* Changed Hosts after/),
    ).toBeVisible();
    expect(screen.getAllByRole('heading', { name: /^Version/ }).map(({ textContent }) => textContent)).toEqual([
      'Version 2.0',
      'Version 1.0',
    ]);
    expect(screen.getByRole('link', { name: 'Compare versions' })).toHaveAttribute(
      'href',
      '/value-models/c-1/compare?older=1.0&newer=2.0',
    );
  });

  it('shows what was handed over: notes, hashes, what changed, and where to download it', async () => {
    const first = { id: 'f-1', name: 'case.pdf', size: 4_096, sha256: `3210${'0'.repeat(56)}a653` };
    const version = {
      number: 1,
      note: 'Site A only.',
      by: priya,
      publishedAt: '2026-11-24T17:15:00Z',
      approvedAt: '2026-11-25T10:00:00Z',
      deliveredAt: null,
      files: [first],
      changes: null,
    };
    const changes = { added: ['case.pptx'], changed: ['case.pdf'], removed: [] };
    const second = { ...version, number: 2, note: 'Site B is in.', approvedAt: null, changes };
    show(aCase({ state: 'case-review', confirmedAt: AT }), {
      'GET /api/cases/c-1/deliverables': () => ({ versions: [second, version] }),
    });
    const panel = await screen.findByRole('region', { name: 'Deliverables' });
    expect(
      await within(panel).findByText('Files since version 1: added case.pptx; changed case.pdf.'),
    ).toBeInTheDocument();
    const [newest, oldest] = within(panel).getAllByRole('heading', { level: 3 });
    expect([newest?.textContent, oldest?.textContent]).toEqual(['Version 2', 'Version 1']);
    expect(within(panel).getByText('To review')).toBeInTheDocument();
    expect(within(panel).getByText('Approved')).toBeInTheDocument();
    const files = within(panel).getByRole('list', { name: 'Files of version 1' });
    expect(files).toHaveTextContent(/4 KB\s*SHA-256 3210 0000 … a653/);
    expect(within(files).getByRole('link', { name: 'Download case.pdf' })).toHaveAttribute(
      'href',
      '/api/deliverable-files/f-1',
    );
  });

  it.each([
    ['presented', 'Versions of the value case appear here as your analyst publishes them.'],
    ['cancelled', 'No versions were published.'],
  ] as const)('says of a %s case whether versions are to come', async (state, text) => {
    show(aCase({ state, confirmedAt: AT }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  const review: CaseReview = {
    id: 'r-1',
    kind: 'case',
    state: 'proposed',
    slots: [
      { startsAt: '2030-12-03T17:00:00Z', endsAt: '2030-12-03T17:45:00Z' },
      { startsAt: '2030-12-04T16:30:00Z', endsAt: '2030-12-04T17:15:00Z' },
    ],
    booked: null,
    place: 'Room 4',
    reason: null,
    minutes: null,
    host: 'Priya Raman',
    guests: ['Marcus Odell'],
    items: [],
    changedAt: AT,
  };
  const showReviews = (given: Partial<CaseReview>) =>
    show(aCase({ state: 'analysis', confirmedAt: AT }), {
      'GET /api/cases/c-1/reviews': () => ({ reviews: [{ ...review, ...given }] }),
      'POST /api/cases/c-1/reviews/r-1/answer': () => undefined,
      'PUT /api/cases/c-1/action-items/i-1': () => new Promise<void>(() => undefined),
    });

  it('lets the seller book one of the times of a review', async () => {
    const posts = showReviews({});
    const panel = await screen.findByRole('region', { name: 'Reviews' });
    expect(panel).toHaveTextContent('You, Priya Raman, Marcus Odell');
    expect(screen.getByRole('heading', { name: 'Choose a time for the case review.' })).toBeInTheDocument();
    const [first, second] = within(panel).getAllByRole('radio');
    expect(first).toBeChecked();
    await userEvent.click(second ?? panel);
    await userEvent.click(within(panel).getByRole('button', { name: /^Book Wed, Dec 4/ }));
    await waitFor(() =>
      expect(posts()).toMatchObject([{ body: { command: 'choose', startsAt: '2030-12-04T16:30:00Z' } }]),
    );
  });

  it('states the time that stays booked while another one is sought', async () => {
    showReviews({ state: 'asked-again', slots: [], booked: review.slots[0] ?? null });
    expect(await screen.findByText(/^Still booked: Tue, Dec 3/)).toBeInTheDocument();
  });

  it('offers only times that are still proposed when others replace them meanwhile', async () => {
    let slots = review.slots;
    const path = 'POST /api/cases/c-1/reviews/r-1/answer';
    const posts = show(aCase({ state: 'analysis', confirmedAt: AT }), {
      'GET /api/cases/c-1/reviews': () => ({ reviews: [{ ...review, slots }] }),
      [path]: () => {
        slots = [{ startsAt: '2030-12-10T17:00:00Z', endsAt: '2030-12-10T17:45:00Z' }];
        return refusal(409, 'pursuits.slot-not-proposed', 'Choose one of the times.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Book Tue, Dec 3/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Book Tue, Dec 10/ }));
    expect(screen.getByRole('radio', { name: /Dec 10/ })).toBeChecked();
    await waitFor(() => expect(posts()).toHaveLength(2));
    const [first, second] = posts();
    expect(second).toMatchObject({ body: { startsAt: '2030-12-10T17:00:00Z' } });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('lets the seller ask for other times or decline a review, with a reason', async () => {
    const posts = showReviews({});
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for other times' }));
    const form = screen.getByRole('form', { name: 'Ask for other times' });
    await userEvent.click(within(form).getByRole('button', { name: 'Ask for other times' }));
    expect(await within(form).findByText('Enter a reason.')).toBeInTheDocument();
    await userEvent.type(within(form).getByRole('textbox'), 'Mornings only');
    await userEvent.click(within(form).getByRole('button', { name: 'Ask for other times' }));
    await waitFor(() => expect(posts()).toMatchObject([{ body: { command: 'ask-again', reason: 'Mornings only' } }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await userEvent.type(screen.getByLabelText('Why is there no review?'), 'We decide without a call.');
    await userEvent.click(screen.getByRole('button', { name: 'Decline the review' }));
    await waitFor(() =>
      expect(posts()[1]).toMatchObject({ body: { command: 'decline', reason: 'We decide without a call.' } }),
    );
  });

  it('shows the minutes of a review, and a ticked action item at once', async () => {
    const item = { id: 'i-1', text: 'Send the counts', owner: 'Marcus Odell', dueOn: '2030-12-10', isDone: false };
    const writes = showReviews({
      state: 'held',
      slots: [],
      booked: review.slots[0] ?? null,
      minutes: 'Agreed on site A.',
      items: [item],
    });
    expect(await screen.findByText('Agreed on site A.')).toBeInTheDocument();
    const box = screen.getByRole('checkbox', { name: /^Send the counts.*by Dec 10, 2030/ });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(box).toHaveFocus();
    expect(writes()).toMatchObject([{ body: { isDone: true } }]);
  });

  it('lets the seller send the contact marked as advocate a link, and revoke it', async () => {
    const marcus = { id: 'l-1', name: 'Marcus Odell', email: 'marcus@larkmoor.example' };
    const times = { sentAt: AT, expiresAt: '2026-11-26T21:10:00Z', changedAt: AT };
    const links: Answer<'get', '/api/cases/{id}/advocate-links'>['links'] = [];
    const revoked: string[] = [];
    const posts = show(
      aCase({ state: 'advocate-review', confirmedAt: AT }),
      {
        'GET /api/cases/c-1/advocate-links': () => ({ links }),
        'POST /api/cases/c-1/advocate-links': () => void links.push({ ...marcus, ...times, state: 'sent' }),
        'DELETE /api/cases/c-1/advocate-links/l-1': () => void revoked.push('l-1'),
      },
      {
        contacts: [
          { name: 'Ada Kern', role: 'finance-director', email: 'ada@larkmoor.example' },
          { name: 'Marcus', role: 'advocate', email: marcus.email },
        ],
      },
    );
    const panel = await screen.findByRole('region', { name: 'Advocates' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Send a link' }));
    const form = within(panel).getByRole('form', { name: 'Send a link' });
    await userEvent.clear(within(form).getByRole('textbox', { name: 'Name' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
    expect(await within(form).findByText('Enter a name.')).toBeInTheDocument();
    await userEvent.type(within(form).getByRole('textbox', { name: 'Name' }), marcus.name);
    expect(within(form).getByRole('textbox', { name: 'Email' })).toHaveValue(marcus.email);
    await userEvent.click(within(form).getByRole('button', { name: 'Send' }));
    const sent = await within(panel).findByRole('list', { name: 'Links sent' });
    expect(posts()).toMatchObject([{ body: { name: marcus.name, email: marcus.email } }]);
    expect(sent).toHaveTextContent(/Marcus Odell\s*Sent\s*marcus@larkmoor.example/);
    await userEvent.click(within(sent).getByRole('button', { name: 'Revoke the link of Marcus Odell' }));
    await waitFor(() => expect(revoked).toEqual(['l-1']));
  });

  it('says how much of the turnaround is left, and that it stands', async () => {
    const turnaround: CaseProgress['turnaround'] = {
      businessDays: 3,
      daysLeft: 2,
      dueAt: '2026-12-03T01:00:00Z',
      isOverdue: false,
      isPaused: true,
      endedAt: null,
      days: [
        { day: '2026-11-24', kind: 'used' },
        { day: '2026-11-25', kind: 'paused' },
        { day: '2026-12-01', kind: 'left' },
        { day: '2026-12-02', kind: 'left' },
      ],
    };
    show(aCase({ state: 'case-review', turnaround }));
    const panel = await screen.findByRole('region', { name: 'Turnaround' });
    expect(panel).toHaveTextContent('2 business days left');
    expect(panel).toHaveTextContent('Wed, Dec 2, 5:00 PM Pacific Time if the clock resumes today');
    expect(within(panel).getAllByRole('listitem')[1]).toHaveTextContent('Wednesday, Nov 25: Paused');
  });

  it('offers nothing to who only reads it', async () => {
    show(asked(), {}, { owner: { name: 'Dana Whitfield', isYou: false } });
    expect(await screen.findByRole('region', { name: 'New terms are waiting for the seller' })).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: 'Waiting for the seller to answer the new terms.' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(CASE_STATES)('tells the provider what the provider does: %s', async (state) => {
    const turnaround = {
      ...{ businessDays: 3, daysLeft: 2, dueAt: '2026-12-03T01:00:00Z', days: [], endedAt: null },
      ...{ isOverdue: false, isPaused: true },
    };
    show(aCase({ state, turnaround, confirmedAt: AT }), {}, { owner: { name: 'Dana Whitfield', isYou: false } });
    const step = await screen.findByRole('region', { name: 'Next step' });
    await waitFor(() => expect(document.body).toHaveTextContent(/Versions of the value case appear|No versions/));
    expect(document.body).not.toHaveTextContent(/\byour?\b|Waiting for us/i);
    expect(within(step).getByRole('heading')).not.toHaveTextContent(/\banalyst\b/i);
  });

  it.each([
    ['registered', 'We returned 16 credits to your balance. You can price another one for this pursuit.'],
    ['withdrawn', 'We returned 16 credits to your balance.'],
  ] as const)('offers another one after it was canceled only while one can be priced: %s', async (stage, text) => {
    show(aCase({ state: 'cancelled', returnedCredits: 16 }), {}, { stage });
    expect(await screen.findByText(text)).toBeInTheDocument();
    const links = screen.queryAllByRole('link', { name: 'Price a case' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(stage === 'registered' ? ['/pricing-calculator?pursuit=p-1'] : []);
  });
});
