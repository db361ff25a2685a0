import { queryClient, useNotices } from '@casewright/web';
import { QueryClientProvider } from '@casewright/web/query';
import { Outlet, RouterProvider } from '@casewright/web/router';
import { createMemoryRouter } from '@casewright/web/testing';
import { render, screen, waitFor } from '@testing-library/react';
import routes from '../routes';
import type { TeamConversation } from '../team/queries';
import type { Message } from './queries';

export function newVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  useNotices.setState([], true);
}

/** The mailbox, and a stub of the login page. */
export function openMailboxAt(address: string) {
  const pages = {
    element: <Outlet />,
    hydrateFallbackElement: <p>Loading</p>,
    children: [...routes, { path: '/login', element: '/login' }],
  };
  const router = createMemoryRouter([pages], { initialEntries: [address] });
  const page = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...page, address: () => router.state.location.pathname + router.state.location.search };
}

export const aMessage = (given: Partial<Message> = {}): Message => ({
  id: 'm-1',
  conversationId: 'c-1',
  subject: 'Your case has started',
  content: 'It is due on Tuesday.',
  senderId: 'admin-1',
  senderName: 'Ada Admin',
  hasSenderLeft: false,
  isMine: false,
  isAdminMessage: true,
  isRead: true,
  createdAt: '2026-11-20T09:42:00.000Z',
  attachments: [],
  ...given,
});

export const aTeamConversation = (given: Partial<TeamConversation> = {}): TeamConversation => ({
  id: 'c-1',
  personId: 'u-7',
  personName: 'Sam Seller',
  isDone: false,
  assigneeId: null,
  assigneeName: null,
  subject: 'Site B',
  preview: 'Storage stays.',
  lastMessageAt: '2026-11-20T09:42:00.000Z',
  answeredBy: [{ id: 'a-1', name: 'Ada Admin' }],
  isUnread: false,
  writers: [],
  ...given,
});

export const notices = (): string[] => useNotices.getState().map(({ title, message }) => `${title} / ${message}`);

export const reads = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(text));
