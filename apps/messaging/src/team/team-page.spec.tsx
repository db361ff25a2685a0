import { messagesKey, queryClient } from '@casewright/web';
import { type Answers, refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, aTeamConversation, newVisit, notices, openMailboxAt, reads } from '../mailbox/open-mailbox.fixture';
import type { SavedAnswer, TeamConversation } from './queries';

const fromPerson = aMessage({
  id: 'm-7',
  senderId: 'u-7',
  senderName: 'Sam Seller',
  isAdminMessage: false,
  content: 'Storage stays.',
});
const TEAM = [
  { id: 'u-1', name: 'Ada Admin', email: 'ada@casewright.example' },
  { id: 'a-2', name: 'Bo Admin', email: 'bo@casewright.example' },
];

/** A team inbox with one conversation, and what it takes to change it. */
function team<Given>(given: Partial<TeamConversation> = {}, answers?: Answers<Given>) {
  let conversation = aTeamConversation(given);
  const saved = new Map<string, SavedAnswer>([
    ['s-1', { id: 's-1', title: 'Turnaround', content: 'Hello {first name}, it takes three days.' }],
  ]);
  return mockServer(
    {
      'GET /api/messages/unread-count': () => ({ count: 0 }),
      'GET /api/drafts': () => ({ rows: [], next: null }),
      'GET /api/admin/team': () => TEAM,
      'GET /api/admin/saved-answers': () => [...saved.values()],
      'GET /api/admin/conversations': ({ query }) => ({
        rows: (query.get('state') === 'done') === conversation.isDone ? [conversation] : [],
        next: null,
      }),
      'GET /api/admin/conversations/c-1': () => conversation,
      'GET /api/conversations/c-1/messages': () => ({ rows: [fromPerson], next: null }),
      'PUT /api/admin/conversations/c-1/done': ({ body }) =>
        void (conversation = { ...conversation, ...(body as { isDone: boolean }) }),
      'PUT /api/admin/conversations/c-1/assignee': ({ body }) =>
        void (conversation = { ...conversation, ...(body as { assigneeId: string }), assigneeName: 'Bo Admin' }),
      'POST /api/admin/conversations/c-1/writing': () => undefined,
      'POST /api/messages': () => ({ messageId: 'm-9', conversationId: 'c-1', recipientCount: 1 }),
      'DELETE /api/admin/saved-answers/s-1': () => void saved.delete('s-1'),
    },
    answers,
  );
}
const list = () => screen.findByRole('list', { name: 'Team conversations' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

describe('the team inbox', () => {
  beforeEach(() => {
    newVisit();
    signedInAs({ isAdmin: true, isMfa: true });
  });

  it('keeps its filters in the URL', async () => {
    const asked = team({ isUnread: true });
    const { address } = openMailboxAt('/messages/team');
    expect(within(await list()).getByRole('link')).toHaveTextContent(/Unread.*Sam Seller.*Site B.*Unassigned/);
    await follow('Mine');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current'));
    await follow('Done');
    expect(await screen.findByText('Nothing done yet')).toBeInTheDocument();
    expect(address()).toBe('/messages/team?state=done&assigned=mine');
    const query = asked.findLast(({ what }) => what === 'GET /api/admin/conversations')?.query;
    expect(String(query)).toBe('state=done&assigned=mine');
  });

  it('assigns a conversation, and marks it as done', async () => {
    const asked = team();
    openMailboxAt('/messages/team?conversation=c-1');
    await screen.findByRole('option', { name: 'Ada Admin (you)' });
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'Bo Admin');
    await waitFor(async () => expect(await list()).toHaveTextContent('Assigned to Bo Admin'));
    expect(asked.find(({ what }) => what.endsWith('/assignee'))?.body).toEqual({ assigneeId: 'a-2' });

    await press('Mark as done');
    expect(await screen.findByText('All caught up')).toBeInTheDocument();
    await press('Reopen');
    expect(await list()).toBeInTheDocument();
  });

  it('replies to the last message of the person', async () => {
    const asked = team();
    openMailboxAt('/messages/team?conversation=c-1');
    await reads(/With Sam Seller · Answered by Ada Admin.*To the team.*Storage stays/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply to Sam Seller' }), 'Noted.');
    await press('Send');
    await waitFor(() => expect(notices()).toEqual(['Message Sent / Message sent successfully.']));
    expect(asked.find(({ what }) => what === 'POST /api/messages')?.body).toMatchObject({
      inReplyTo: 'm-7',
      subject: 'Re: Your case has started',
    });
  });

  it('marks a message as read that arrives in the open conversation', async () => {
    const next = { ...fromPerson, id: 'm-8', content: 'And site C.', isRead: false };
    let rows = [fromPerson];
    const asked = team(
      {},
      {
        'GET /api/conversations/c-1/messages': () => ({ rows, next: null }),
        'POST /api/messages/mark-read': () => undefined,
      },
    );
    openMailboxAt('/messages/team?conversation=c-1');
    await reads(/Storage stays/);
    rows = [next, fromPerson];
    await queryClient.invalidateQueries({ queryKey: messagesKey });
    await reads(/And site C/);
    await waitFor(() =>
      expect(asked.filter(({ what }) => what === 'POST /api/messages/mark-read')).toMatchObject([
        { body: { ids: ['m-8'] } },
      ]),
    );
  });

  it('fills the person’s name into a saved answer', async () => {
    team();
    openMailboxAt('/messages/team?conversation=c-1');
    await press('Saved answers');
    await userEvent.click(await screen.findByRole('button', { name: /^Turnaround/ }));
    const reply = screen.getByRole('textbox', { name: 'Reply to Sam Seller' });
    expect(reply).toHaveValue('Hello Sam, it takes three days.');
    expect(reply).toHaveFocus();
  });

  it('creates, changes and deletes saved answers', async () => {
    const asked = team({}, { 'PUT /api/admin/saved-answers/s-1': () => undefined });
    openMailboxAt('/messages/team?conversation=c-1');
    await press('Saved answers');
    await press('Edit Turnaround');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Answer' }));
    await press('Save answer');
    expect(await screen.findByText('Enter an answer.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'Two days.');
    await press('Save answer');
    await press('Delete Turnaround');
    await waitFor(() => expect(notices()).toEqual(['Answer Deleted / Saved answer deleted.']));
    expect(await screen.findByText(/^Answers you save here/)).toBeInTheDocument();
    expect(asked.find(({ what }) => what.startsWith('PUT /api/admin/saved'))?.body).toEqual({
      title: 'Turnaround',
      content: 'Two days.',
    });
  });

  it('says when a conversation is gone', async () => {
    const gone = () =>
      refusal(404, 'messaging.conversation-not-found', 'This conversation doesn’t exist or was deleted.');
    team({}, { 'GET /api/admin/conversations/c-1': gone, 'GET /api/conversations/c-1/messages': gone });
    openMailboxAt('/messages/team?conversation=c-1');
    expect(await screen.findByText('This conversation is gone')).toBeInTheDocument();
  });

  it('asks admins for a second step, and is hidden from sellers', async () => {
    team({}, { 'GET /api/messages': () => ({ rows: [], next: null }) });
    signedInAs({ isAdmin: true });
    const { unmount } = openMailboxAt('/messages/team');
    expect(await screen.findByText('Two-step verification required')).toBeInTheDocument();
    unmount();
    signedInAs();
    const { address } = openMailboxAt('/messages/team');
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
    expect(address()).toBe('/messages');
    expect(screen.queryByRole('link', { name: 'Team inbox' })).not.toBeInTheDocument();
  });
});
