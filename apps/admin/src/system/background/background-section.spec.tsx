import { signedInAs } from '@casewright/web/testing';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing';
import type { SystemState } from './queries';

describe('background work', () => {
  beforeEach(() => signedInAs());

  const open = (queue: SystemState['queue']) =>
    openAdmin('/admin/system', {
      'GET /api/admin/system': () => ({
        outbox: { waiting: 3, dead: 1, oldestSeconds: 4.2 },
        queue,
        jobs: [{ name: 'case-pricing.erase-deleted-calculations', startedAt: null, isRunning: true }],
      }),
    });

  it('lists jobs and links to more details', async () => {
    open({ waiting: 2, active: 1, delayed: 1, completed: 900, failed: 0 });
    const section = within(await screen.findByRole('region', { name: 'Background Work' }));
    expect((await section.findByText('Waiting in the queue')).nextSibling).toHaveTextContent('3');
    expect(
      section.getByRole('row', { name: 'Case pricing: erase deleted calculations Not yet Running' }),
    ).toBeInTheDocument();
    expect(section.getByRole('link', { name: 'Queue dashboard' })).toHaveAttribute('href', '/api/queues');
    expect(section.getByRole('link', { name: 'View emails that couldn’t be sent' })).toHaveAttribute(
      'href',
      '/admin/mails',
    );
  });

  it('shows that the queue is unavailable', async () => {
    open(null);
    expect(await screen.findByText('The queue is unavailable. Events wait in the outbox.')).toBeInTheDocument();
  });
});
