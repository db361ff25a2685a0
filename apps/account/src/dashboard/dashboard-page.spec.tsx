import { type Answers, type RecordedRequest, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing';

const rows = [{ id: 't', type: 'usage', description: 'Case', amount: -32, postedAt: '2026-11-20T12:00:00Z' }];
const WAITING = 'GET /api/pursuits?waits=for-me&stage=open&sort=close';
const answers = {
  'GET /api/credits/balance': Response.json({ balance: 1234 }),
  'GET /api/credits/transactions': Response.json({ rows, next: null }),
  'GET /api/cases': Response.json({ rows: [], next: null }),
  'GET /api/pursuits?stage=open': Response.json({ rows: [], next: null }),
  [WAITING]: Response.json({ rows: [], next: null }),
  'GET /api/pursuits/summary': Response.json({ open: 0, cases: 1, casesWithInputs: 1 }),
  'GET /api/pursuits/activity': Response.json({ activity: [] }),
  'GET /api/messages/unread-count': Response.json({ count: 3 }),
  'GET /api/admin/contact-submissions': Response.json({ rows: [], next: null }),
};
const EVERYBODYS_ACTIONS = [
  ['Register a New Pursuit', '/pilot-program'],
  ['Buy Value Credits', '/pilot-program'],
];
const actions = async () =>
  within(await screen.findByRole('region', { name: 'Account Actions' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** Opens the page with these answers besides the usual ones. @returns all requests */
function show<Given>(given?: Answers<Given>) {
  const asked = mockServer(answers, given);
  open('/profile');
  return asked;
}

describe('the dashboard', () => {
  it('greets by name, and shows the balance with the last movements', async () => {
    signedInAs({ name: 'seller' });
    show();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello, seller');
    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(await screen.findByText('Last: −32, Nov 20, 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('has the panels of every user, and asks for no admin data', async () => {
    signedInAs({ name: '' });
    const asked = show();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello, User');
    expect(await screen.findByRole('link', { name: 'Register your first pursuit' })).toHaveAttribute(
      'href',
      '/pursuits/new',
    );
    const panels = screen.getAllByRole('region').map((panel) => within(panel).getByRole('heading', { level: 2 }));
    expect(panels.map(({ textContent }) => textContent)).toEqual([
      'Account Funding Balance',
      'Registered Pursuits',
      'Account Actions',
      'Recent Activity',
    ]);
    expect(await actions()).toEqual(EVERYBODYS_ACTIONS);
    expect(asked.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('/admin'));
  });

  describe('first steps', () => {
    const firstSteps = async () =>
      within(await screen.findByRole('list', { name: 'First steps' }))
        .getAllByRole('listitem')
        .map((step) => [
          step.querySelector('h3')?.textContent,
          ...within(step)
            .queryAllByRole('link')
            .map((link) => link.getAttribute('href')),
        ]);
    const SUMMARY = 'GET /api/pursuits/summary';
    const nothingYet = {
      [SUMMARY]: Response.json({ open: 0, cases: 0, casesWithInputs: 0 }),
      'GET /api/credits/transactions': Response.json({ rows: [], next: null }),
      'GET /api/pricing-draft': Response.json({ draft: null }),
      'GET /api/saved-calculations': Response.json({ rows: [], next: null }),
      'GET /api/rate-cards': Response.json([]),
    };

    beforeEach(() => {
      localStorage.clear();
      signedInAs();
    });

    it('begin with the sample case, for each person, and then pricing', async () => {
      show(nothingYet);
      expect(await firstSteps()).toEqual([
        ['See a finished case', '/sample-case'],
        ['Price your case'],
        ['Get credits'],
        ['Start the case'],
        ['Send the inputs'],
      ]);
      const sample = screen.getByRole('link', { name: /^See the sample case/ });
      expect(sample).toHaveAttribute('href', '/sample-case');
      await userEvent.click(sample);
      open('/profile');
      expect((await firstSteps())[1]).toEqual(['Price your case', '/pricing-calculator']);
      expect(screen.getByText(/A typical case takes 40–160 credits/)).toBeInTheDocument();

      act(() => signedInAs({ id: 'another' }));
      expect((await firstSteps())[0]).toEqual(['See a finished case', '/sample-case']);
    });

    it('offer to buy credits or to join the pilot once a case is priced', async () => {
      show({ ...nothingYet, 'GET /api/saved-calculations': Response.json({ rows: [{}], next: null }) });
      await screen.findByText('2 of 5 done');
      expect((await firstSteps())[2]).toEqual(['Get credits', '/pilot-program', '/purchase-credits']);
    });

    it('lead a started case to its inputs, and are gone once they were sent', async () => {
      const waiting = { id: 'p-1', prospect: 'Wexcombe', caseNumber: 1042, caseState: 'inputs' };
      show({
        ...nothingYet,
        [SUMMARY]: Response.json({ open: 1, cases: 1, casesWithInputs: 0 }),
        [WAITING]: Response.json({ rows: [waiting], next: null }),
      });
      await screen.findByText('4 of 5 done');
      expect((await firstSteps())[4]).toEqual(['Send the inputs', '/pursuits/p-1?tab=case']);
    });
  });

  it('offers the admin panel to admins', async () => {
    signedInAs({ isAdmin: true });
    show();
    expect(await actions()).toEqual([...EVERYBODYS_ACTIONS, ['Admin Panel', '/admin']]);
  });

  it('shows open pursuits, waiting ones first, then overdue ones', async () => {
    signedInAs();
    const facts = { opportunity: 'Virtual desktops', acvDollars: 236_000, expectedClose: '2027-02-12' };
    const aPursuit = (n: number, given: object = {}) => ({
      ...{
        ...facts,
        id: `p-${n}`,
        prospect: `Wexcombe ${n}`,
        stage: 'registered',
        caseNumber: null,
        caseState: null,
        caseDueAt: null,
      },
      ...given,
    });
    const running = { stage: 'active', caseNumber: 1042, caseState: 'analysis', caseDueAt: '2026-01-05T01:00:00Z' };
    const [tier, unknown] = [
      { acvDollars: null, acvTier: '< $100K' },
      { acvDollars: null, acvTier: null },
    ];
    const pursuits = [aPursuit(1), aPursuit(2, tier), aPursuit(3, unknown), aPursuit(4), aPursuit(5, running)];
    const waiting = aPursuit(6, { ...running, waitsForOwner: true });
    show({
      'GET /api/pursuits?stage=open': Response.json({ rows: pursuits, next: null }),
      [WAITING]: Response.json({ rows: [waiting], next: null }),
      'GET /api/pursuits/summary': Response.json({ open: 6, cases: 1, casesWithInputs: 1 }),
    });
    await screen.findByRole('link', { name: 'Show all 6' });
    const rows = within(screen.getByRole('table', { name: 'Open pursuits' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Wexcombe 6Virtual desktopsWaiting for youChoose a time for a reviewSun, Jan 4$236,000',
      'Wexcombe 5Virtual desktopsOverdueWith the analystSun, Jan 4$236,000',
      'Wexcombe 1Virtual desktopsNo case yetPrice a case—$236,000',
      'Wexcombe 2Virtual desktopsNo case yetPrice a case—< $100K',
      'Wexcombe 3Virtual desktopsNo case yetPrice a case——',
    ]);
    expect(screen.getByText('Wexcombe 6', { selector: 'header span' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'choose a time for a review' })).toHaveAttribute(
      'href',
      '/pursuits/p-6?tab=case',
    );
  });

  it('shows the last activity', async () => {
    signedInAs();
    const at = '2026-11-20T12:00:00Z';
    const activity = [
      { pursuitId: 'p-1', prospect: 'Wexcombe', about: 'case', command: 'requote', by: { name: 'Priya Raman' }, at },
      { pursuitId: 'p-2', prospect: 'Larkmoor', about: 'pursuit', command: 'present', by: { isYou: true }, at },
    ];
    show({ 'GET /api/pursuits/activity': Response.json({ activity }) });
    const listed = within(await screen.findByRole('list', { name: 'Recent activity' })).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'Priya Raman proposed new termsWexcombeNov 20',
      'You presented to the prospectLarkmoorNov 20',
    ]);
  });

  it('shows the started cases before the first pursuit, newest first', async () => {
    signedInAs();
    const selections = { proposed: [], competitive: [], presentationSupport: false };
    const started = { selections, price: { totalCredits: 59 }, startedAt: '2026-11-20T12:00:00Z', state: 'inputs' };
    const cases = [1, 2, 3, 4, 5, 6].map((n) => ({
      ...{ ...started, id: `c-${n}`, name: `Larkmoor ${n} (C-${n})`, title: 'Helix vs. Initech' },
    }));
    show({ 'GET /api/cases': Response.json({ rows: cases, next: null }) });
    const panel = within(await screen.findByRole('region', { name: 'Registered Pursuits' }));
    const listed = within(await panel.findByRole('list', { name: 'Pursuits' })).getAllByRole('listitem');
    expect(listed).toHaveLength(5);
    expect(listed[0]).toHaveTextContent(/^Larkmoor 1 \(C-1\)Helix vs. Initech. Started Nov 20, 2026, .*59credits$/);
    expect(panel.getByRole('link', { name: 'Larkmoor 1 (C-1)' })).toHaveAttribute('href', '/cases/c-1');
    expect(panel.getByRole('link', { name: 'Pursuit History' })).toHaveAttribute('href', '/pursuit-history');
    expect(panel.queryByText('No pursuits yet')).toBeNull();
  });

  it('shows an error if the history cannot be read', async () => {
    signedInAs();
    show({ 'GET /api/credits/transactions': refusal(500, 'http.internal', 'x') });
    const panel = await screen.findByRole('region', { name: 'Account Funding Balance' });
    await waitFor(() => expect(panel).toHaveTextContent('1,234credits—History'));
  });
});

describe('the contact form submissions of the dashboard', () => {
  const written = (told: object = {}) => ({
    ...{ id: 'c-1', name: 'Dana Reyes', email: 'dana@fabrikam.example', phone: '+14155550100' },
    ...{ message: 'Call me,\n<b>please</b>.', createdAt: '2026-11-20T12:05:00Z', userId: null },
    ...{ answeredAt: null, answeredBy: null, answerer: null },
    ...told,
  });
  const submissions = 'GET /api/admin/contact-submissions';
  const panel = async () => within(await screen.findByRole('region', { name: 'Contact Form Submissions' }));

  beforeEach(() => signedInAs({ isAdmin: true }));

  it('show who wrote what when, and how to answer', async () => {
    show({ [submissions]: Response.json({ rows: [written()], next: null }) });
    const item = await (await panel()).findByRole('listitem');
    expect(item).toHaveTextContent(/^Dana ReyesNov 20, 2026, \d+:05 [AP]M/);
    expect(item).toHaveTextContent('Call me, <b>please</b>.');
    expect(within(item).getByRole('link', { name: 'dana@fabrikam.example' })).toHaveAttribute(
      'href',
      'mailto:dana@fabrikam.example',
    );
    expect(within(item).getByRole('link', { name: '415-555-0100' })).toHaveAttribute('href', 'tel:+14155550100');
  });

  it('are answered by message if there is an account, else by email', async () => {
    const rows = [
      written({ userId: 'u-7' }),
      written({ id: 'c-2', name: 'Noor Haddad', email: 'noor@alpine.example' }),
    ];
    show({ [submissions]: Response.json({ rows, next: null }) });
    const list = await panel();
    const hrefOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', location.origin);
    const message = hrefOf(await list.findByRole('link', { name: 'Message Dana Reyes' }));
    expect([message.pathname, message.searchParams.get('to')]).toEqual(['/messages', 'u-7']);
    const email = hrefOf(list.getByRole('link', { name: 'Email Noor Haddad' }));
    expect([email.protocol, email.pathname]).toEqual(['mailto:', 'noor%40alpine.example']);
    for (const { searchParams } of [message, email])
      expect(searchParams.get('subject')).toBe('Your message to Casewright');
    expect([...message.searchParams.keys()]).toEqual(['to', 'subject']);
    expect(email.searchParams.get('body')).toMatch(
      /^\r\n\r\nNov 20, .* Noor Haddad wrote:\r\n> Call me,\r\n> <b>please<\/b>\.$/,
    );
  });

  it('can be answered by email, however long they are', async () => {
    const message = `${'a'.repeat(999)}😀${'b'.repeat(500)}`;
    show({ [submissions]: Response.json({ rows: [written({ message })], next: null }) });
    const email = await (await panel()).findByRole('link', { name: 'Email Dana Reyes' });
    expect(email.getAttribute('href')).toMatch(/^mailto:dana%40fabrikam\.example\?/);
  });

  it('are marked with who answered them, and can be reopened', async () => {
    let answered = {};
    show({
      [submissions]: () => Response.json({ rows: [written(answered)], next: null }),
      'PUT /api/admin/contact-submissions/c-1/answered': ({ body }: RecordedRequest) => {
        const { isAnswered } = body as { isAnswered: boolean };
        answered = isAnswered
          ? { answeredAt: '2026-11-20T13:00:00Z', answeredBy: 'a', answerer: 'ada@acme.example' }
          : {};
      },
    });
    await userEvent.click(
      await (await panel()).findByRole('button', { name: 'Mark as answered: message of Dana Reyes' }),
    );
    expect(await (await panel()).findByText(/^ada@acme\.example, Nov 20, 2026, /)).toBeInTheDocument();
    await userEvent.click((await panel()).getByRole('button', { name: 'Reopen: message of Dana Reyes' }));
    await waitFor(async () => expect((await panel()).queryByText('Answered')).not.toBeInTheDocument());
  });

  it('show older ones on demand', async () => {
    show({
      [submissions]: Response.json({ rows: [written()], next: '7' }),
      [`${submissions}?before=7`]: Response.json({ rows: [written({ id: 'c-2', name: 'Noor Haddad' })], next: null }),
    });
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Show older' }));
    await waitFor(async () => expect((await panel()).getAllByRole('listitem')).toHaveLength(2));
    expect((await panel()).queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('show why they are refused, with a link', async () => {
    show({ [submissions]: refusal(403, 'platform.admins-only', 'Admins only.') });
    expect(await (await panel()).findByText('Admins only.')).toBeInTheDocument();
    expect((await panel()).getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  });
});
