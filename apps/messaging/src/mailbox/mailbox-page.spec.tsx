import { queryClient, useNotices } from '@casewright/web';
import { refusal, mockServer, signedInAs, signedOut, type RecordedRequest } from '@casewright/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, newVisit, notices, openMailboxAt, reads } from './open-mailbox.fixture';
import type { Message } from './queries';

/** A server whose messages can be read, deleted and restored. */
function mailbox(inbox: Message[], sent: Message[] = [], conversation: Message[] = []) {
  const deleted = new Set<string>();
  const there = (messages: Message[]) => messages.filter(({ id }) => !deleted.has(id));
  const folderOf = ({ query }: RecordedRequest) => there(query.get('folder') === 'sent' ? sent : inbox);
  const all = () => there([...inbox, ...sent, ...conversation]);
  const idsIn = ({ body }: RecordedRequest) => (body as { ids: string[] }).ids;
  const mark = (ids: string[], isRead: boolean) =>
    void inbox.splice(0, inbox.length, ...inbox.map((one) => (ids.includes(one.id) ? { ...one, isRead } : one)));
  const answers = {
    'GET /api/messages': (asked: RecordedRequest) => ({ rows: folderOf(asked), next: null }),
    'GET /api/conversations/c-1/messages': () => ({
      rows: there(conversation.length > 0 ? conversation : [...inbox, ...sent]),
      next: null,
    }),
    'GET /api/drafts': () => ({ rows: [], next: null }),
    'GET /api/messages/unread-count': () => ({ count: inbox.filter(({ isRead }) => !isRead).length }),
    'POST /api/messages/mark-read': (asked: RecordedRequest) => mark(idsIn(asked), true),
    'POST /api/messages/mark-unread': (asked: RecordedRequest) => mark(idsIn(asked), false),
    'POST /api/messages/delete': (asked: RecordedRequest) => idsIn(asked).forEach((id) => deleted.add(id)),
    'POST /api/messages/restore': (asked: RecordedRequest) => idsIn(asked).forEach((id) => deleted.delete(id)),
    ...Object.fromEntries(
      all().flatMap(({ id }) => [
        [`GET /api/messages/${id}`, () => all().find((message) => message.id === id) ?? gone()],
      ]),
    ),
  };
  return { answers, asked: mockServer(answers) };
}
const gone = () => refusal(404, 'messaging.message-not-found', 'This message doesn’t exist or was deleted.');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const list = () => screen.findByRole('list', { name: /^(Inbox|Sent) messages$/ });
const entry = async (name: RegExp) => within(await list()).getByRole('link', { name });

describe('the mailbox', () => {
  beforeEach(() => {
    newVisit();
    signedInAs();
  });

  it('marks a message read when it is opened', async () => {
    const user = userEvent.setup();
    const { asked } = mailbox([aMessage({ isRead: false }), aMessage({ id: 'm-2', subject: 'Welcome' })]);
    openMailboxAt('/messages');
    const folders = screen.findByRole('navigation', { name: 'Folders' });
    await waitFor(async () =>
      expect(within(await folders).getByRole('link', { name: /Inbox/ })).toHaveTextContent('1'),
    );
    expect(await entry(/Your case/)).toHaveTextContent('Unread');

    await user.click(await entry(/Your case/));
    await reads('Ada AdminAdminTo youNov 20, 2026');
    await waitFor(async () => expect(await entry(/Your case/)).not.toHaveTextContent('Unread'));
    expect(within(await folders).getByRole('link', { name: /Inbox/ })).not.toHaveTextContent('1');
    expect(asked.filter(({ what }) => what.endsWith('mark-read'))).toHaveLength(1);
  });

  it('moves through the list with arrow keys, and the reading pane follows', async () => {
    const user = userEvent.setup();
    mailbox([aMessage(), aMessage({ id: 'm-2', subject: 'Welcome' }), aMessage({ id: 'm-3', subject: 'Receipt' })]);
    const { address } = openMailboxAt('/messages');
    (await entry(/Your case/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await entry(/Welcome/)).toHaveFocus();
    expect(address()).toBe('/messages');

    await user.keyboard('{Enter}');
    await screen.findByRole('article', { name: 'Welcome' });
    (await entry(/Welcome/)).focus();
    await user.keyboard('{End}');
    await screen.findByRole('article', { name: 'Receipt' });
    expect(await entry(/Receipt/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await entry(/Receipt/)).toHaveFocus();
  });

  it('collapses quotes in a message', async () => {
    mailbox([aMessage({ content: 'Thank you.\n\n> You wrote on Nov 19, “Site B”\n> Storage stays.' })]);
    const { container } = openMailboxAt('/messages?message=m-1');
    await screen.findByText('Thank you.');
    expect(container.querySelector('blockquote')).not.toBeInTheDocument();
    await press('Show quoted text');
    expect(container.querySelector('blockquote')).toHaveTextContent('You wrote on Nov 19, “Site B” Storage stays.');
  });

  it('shows sent messages with the number of recipients', async () => {
    const user = userEvent.setup();
    mailbox(
      [],
      [
        aMessage({
          senderId: 'u-1',
          senderName: 'Sam Seller',
          isAdminMessage: false,
          isRead: false,
          isMine: true,
          recipientCount: 1,
        }),
      ],
    );
    openMailboxAt('/messages');
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
    expect(screen.queryByText('Select a message to read it.')).not.toBeInTheDocument();
    const folders = screen.getByRole('navigation', { name: 'Folders' });
    await user.click(within(folders).getByRole('link', { name: 'Sent' }));
    expect(await entry(/Your case/)).not.toHaveTextContent('Unread');
    expect(screen.getByText('Select a message to read it.')).toBeInTheDocument();
    await user.click(await entry(/Your case/));
    await reads('YouTo the teamNov 20, 2026');
    expect(within(screen.getByRole('article')).queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  });

  it('marks a message unread again', async () => {
    const { asked } = mailbox([aMessage()]);
    const { address } = openMailboxAt('/messages?message=m-1');
    await press('Mark unread');
    await waitFor(async () => expect(await entry(/Your case/)).toHaveTextContent('Unread'));
    expect(address()).toBe('/messages');
    await waitFor(async () => expect(await entry(/Your case/)).toHaveFocus());
    expect(asked.some(({ what }) => what.endsWith('mark-read'))).toBe(false);
  });

  it('deletes a message, and restores it', async () => {
    mailbox([aMessage(), aMessage({ id: 'm-2', subject: 'Welcome' })]);
    const { address } = openMailboxAt('/messages?message=m-1');
    await press('Delete');
    await waitFor(() => expect(notices()).toEqual(['Message Deleted / Message deleted successfully.']));
    expect(address()).toBe('/messages');
    await waitFor(async () => expect(await entry(/Welcome/)).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('link', { name: /Your case/ })).not.toBeInTheDocument());

    act(() => useNotices.getState()[0]?.action?.run());
    expect(await within(await list()).findByRole('link', { name: /Your case/ })).toBeInTheDocument();
  });

  it('continues in the list after the open message is deleted', async () => {
    const { answers } = mailbox([aMessage(), aMessage({ id: 'm-2', subject: 'Welcome' })]);
    const held = Promise.withResolvers<void>();
    const before = { rows: [aMessage(), aMessage({ id: 'm-2', subject: 'Welcome' })], next: null };
    mockServer({ ...answers, 'GET /api/messages': () => held.promise.then(() => before) });
    openMailboxAt('/messages?message=m-1');
    await press('Delete');
    await waitFor(() => expect(notices()).toHaveLength(1));
    held.resolve();
    await waitFor(async () => expect(await entry(/Welcome/)).toHaveFocus());
  });

  it('deletes several at once, and keeps the selection over a reload', async () => {
    const { asked } = mailbox([aMessage(), aMessage({ id: 'm-2', subject: 'Welcome' }), aMessage({ id: 'm-3' })]);
    const { unmount } = openMailboxAt('/messages');
    await press('Select messages');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Welcome/ }));
    unmount();
    openMailboxAt('/messages');
    expect(await screen.findByRole('checkbox', { name: '2 selected' })).not.toBeChecked();
    await press('Delete');
    await waitFor(() => expect(notices()).toEqual(['2 Messages Deleted / Message deleted successfully.']));
    expect(asked.findLast(({ what }) => what === 'POST /api/messages/delete')?.body).toEqual({ ids: ['m-1', 'm-3'] });
    expect(await entry(/Welcome/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('marks several read, and unread again', async () => {
    const unread = { isRead: false };
    const { asked } = mailbox([aMessage(unread), aMessage({ id: 'm-2', subject: 'Welcome' }), aMessage({ id: 'm-3' })]);
    openMailboxAt('/messages');
    await press('Select messages');
    expect(screen.getByRole('button', { name: 'Mark unread' })).toBeDisabled();
    for (const box of screen.getAllByRole('checkbox').slice(1, 3)) await userEvent.click(box);

    await press('Mark read');
    await waitFor(async () => expect(await list()).not.toHaveTextContent('Unread'));
    await press('Mark unread');
    await waitFor(async () => expect(within(await list()).getAllByText('Unread')).toHaveLength(2));
    const marked = asked.filter(({ what }) => what.includes('/mark-')).map(({ body }) => body);
    expect(marked).toEqual([{ ids: ['m-1'] }, { ids: ['m-1', 'm-2'] }]);
  });

  it('keeps a message that could not be deleted', async () => {
    const { answers } = mailbox([aMessage()]);
    mockServer({ ...answers, 'POST /api/messages/delete': () => refusal(503, 'platform.unavailable', 'Not now.') });
    openMailboxAt('/messages?message=m-1');
    await press('Delete');
    await waitFor(() => expect(notices()).toEqual(['Error / Failed to delete message.']));
    expect(await entry(/Your case/)).toBeInTheDocument();
  });

  it('loads older messages on demand, and as many after a reload', async () => {
    const { answers } = mailbox([]);
    mockServer({
      ...answers,
      'GET /api/messages': ({ query }) =>
        query.get('before') === 'c-1'
          ? { rows: [aMessage({ id: 'm-2', subject: 'Older' })], next: null }
          : { rows: [aMessage()], next: 'c-1' },
    });
    const { unmount } = openMailboxAt('/messages');
    await press('Load older messages');
    expect(await entry(/Older/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load older messages' })).not.toBeInTheDocument();
    unmount();
    queryClient.clear();
    openMailboxAt('/messages');
    expect(await entry(/Older/)).toBeInTheDocument();
  });

  it('restores the scroll position after a reload, beside an open message', async () => {
    mailbox([aMessage(), aMessage({ id: 'm-2', subject: 'Welcome' })]);
    const pane = async () => {
      const list = await screen.findByRole('list', { name: 'Inbox messages' });
      return list.closest('.lg\\:overflow-y-auto') as HTMLElement;
    };
    const { unmount } = openMailboxAt('/messages?message=m-2');
    await screen.findByRole('article');
    (await pane()).scrollTop = 120;
    fireEvent.scroll(await pane());
    unmount();
    openMailboxAt('/messages?message=m-2');
    expect((await pane()).scrollTop).toBe(120);
  });

  it('gives notice and offers a retry when loading fails', async () => {
    const { answers } = mailbox([], [aMessage()]);
    mockServer({ ...answers, 'GET /api/messages': () => refusal(503, 'platform.unavailable', 'Not now.') });
    openMailboxAt('/sent');
    expect(await screen.findByText('Failed to load sent messages.')).toBeInTheDocument();
    expect(notices()).toEqual(['Error / Failed to load sent messages.']);
    mockServer(answers);
    await press('Retry');
    expect(await entry(/Your case/)).toBeInTheDocument();
  });

  it('requires a session', async () => {
    mailbox([]);
    signedOut();
    const { address, findByText } = openMailboxAt('/sent');
    await findByText('/login');
    expect(address()).toBe('/login?return=%2Fsent');
  });
});
