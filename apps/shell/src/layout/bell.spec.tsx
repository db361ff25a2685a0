import { queryClient } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { RouterProvider } from '@casewright/web/router';
import { type Answers, createMemoryRouter, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from './bell';

const message = {
  id: 'm-1',
  conversationId: 'c-1',
  subject: 'Site B inventory',
  preview: 'Thanks, Dana…',
  senderName: 'Ada Admin',
  createdAt: '2026-11-30T09:42:00.000Z',
};

function open<Given>(answers?: Answers<Given>) {
  queryClient.clear();
  signedInAs();
  let unread = 128;
  const asked = mockServer(
    {
      'GET /api/messages/unread-count': () => ({ count: unread }),
      'GET /api/messages/unread': () => ({ rows: [message], snapshot: '10:10:' }),
      'POST /api/messages/mark-shown-read': () => void (unread = 0),
    },
    answers,
  );
  const router = createMemoryRouter([{ path: '*', element: <Bell withCount /> }], { initialEntries: ['/'] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, address: () => router.state.location.pathname + router.state.location.search };
}
const ring = async () => userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));

describe('the bell', () => {
  it('lists unread messages, and marks exactly those read', async () => {
    const { asked, address } = open();
    expect(await screen.findByRole('button', { name: 'Notifications, 99+ unread' })).toHaveTextContent('99+');
    await ring();
    const entry = await screen.findByRole('link', { name: /^Site B inventory.*Thanks, Dana….*Nov 30, 2026/ });
    for (const text of [message.subject, message.preview])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent(''));
    expect(asked.find(({ what }) => what.endsWith('/mark-shown-read'))?.body).toEqual({ snapshot: '10:10:' });
    expect(screen.getByRole('link', { name: 'View All Messages' })).toHaveAttribute('href', '/messages');

    await userEvent.click(entry);
    expect(address()).toBe('/messages?message=m-1');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is cleared by Clear All, and closed by Escape', async () => {
    open();
    await ring();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear All' }));
    expect(screen.getByText('No notifications')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear All' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Notifications/ })).toHaveFocus();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('is silent on failures', async () => {
    open({ 'GET /api/messages/unread': () => refusal(503, 'platform.away', 'Not now.') });
    await ring();
    expect(await screen.findByText('No notifications')).toBeInTheDocument();
  });
});
