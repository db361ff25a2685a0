import { refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing';

const solution = (name: string) => ({ name, environments: [], computeModels: [] });
const aCase = (id: string, state = 'inputs') => ({
  id,
  name: 'Larkmoor Foods (C-1042)',
  title: 'Helix vs. Competitive solution 1',
  state,
  selections: { proposed: [solution('Helix')], competitive: [solution('')], slaDays: 1, presentationSupport: false },
  price: { rateCard: '2025-07', totalCredits: 1059 },
  startedAt: '2026-11-20T12:00:00Z',
});
const none = { rows: [], next: null };
const others = {
  'GET /api/messages/unread-count': Response.json({ count: 0 }),
  'GET /api/pursuits': Response.json({ rows: [], next: null }),
};
const listed = async () => within(await screen.findByRole('list', { name: 'Pursuits' })).getAllByRole('listitem');

describe('the pursuit history', () => {
  beforeEach(() => signedInAs());

  it('is empty at first, and links to the plans', async () => {
    mockServer({ ...others, 'GET /api/cases': Response.json(none) });
    open('/pursuit-history');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pursuit History');
    expect(await screen.findByRole('heading', { name: 'No Pursuit History' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Your First Pursuit' })).toHaveAttribute('href', '/plans');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/profile');
  });

  it('lists decided pursuits with reason and date', async () => {
    const lost = { stage: 'lost', decidedOn: '2026-11-12', reason: 'Price', expectedClose: '2026-12-01' };
    const facts = { id: 'p-1', prospect: 'Kestrel Aggregates', opportunity: 'Branch servers', acvDollars: 74_500 };
    const asked = mockServer({
      ...others,
      'GET /api/pursuits': Response.json({ rows: [{ ...facts, ...lost }], next: null }),
      'GET /api/cases': Response.json(none),
    });
    open('/pursuit-history');
    expect(await screen.findByRole('list', { name: 'Registered pursuits' })).toHaveTextContent(
      /^Kestrel AggregatesBranch serversReason: PriceLost\$74,500Decided Nov 12, 2026$/,
    );
    expect(screen.queryByText('No Pursuit History')).toBeNull();
    expect(asked.map(({ path }) => path)).toContain('/api/pursuits?stage=decided&sort=-decided');
  });

  it('lists started cases page by page, with links, and retries a page that failed', async () => {
    let isBack = false;
    mockServer({
      ...others,
      'GET /api/cases': Response.json({ rows: [aCase('c-1')], next: 'c-1' }),
      'GET /api/cases?before=c-1': () =>
        isBack
          ? Response.json({ rows: [aCase('c-2', 'cancelled')], next: null })
          : refusal(503, 'platform.unavailable', 'x'),
    });
    open('/pursuit-history');
    const [first] = await listed();
    expect(first).toHaveTextContent(
      /^Larkmoor Foods \(C-1042\)Helix vs. Competitive solution 1. Started Nov 20, 2026, .*turnaround 1 business day1,059credits$/,
    );
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/cases/c-1');
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Older entries failed to load.');
    isBack = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await listed()).toHaveLength(2));
    expect((await listed())[1]).toHaveTextContent(/turnaround 1 business dayCanceled1,059credits$/);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });
});
