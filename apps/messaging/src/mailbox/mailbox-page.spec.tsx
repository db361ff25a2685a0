import { refusal, serverWith, signedInAs, signedOut, type Question } from '@casewright/web/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, newVisit, openMailboxAt } from './open-mailbox.fixture';
import type { Message } from './queries';

/** A server whose messages can be read, and then count as read. */
function mailbox(inbox: Message[], sent: Message[] = []) {
  const folderOf = ({ query }: Question) => (query.get('folder') === 'sent' ? sent : inbox);
  const answers = {
    'GET /api/messages': (asked: Question) => ({ rows: folderOf(asked), next: null as string | null }),
    'GET /api/drafts': () => ({ rows: [], next: null }),
    'GET /api/messages/unread-count': () => ({ count: inbox.filter(({ isRead }) => !isRead).length }),
    ...Object.fromEntries(
      inbox.map((message, index) => [
        `POST /api/messages/${message.id}/read`,
        () => void (inbox[index] = { ...message, isRead: true }),
      ]),
    ),
  };
  return { answers, asked: serverWith(answers) };
}
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
    expect(await screen.findByRole('article', { name: 'Your case has started' })).toHaveTextContent(
      'Ada AdminAdminTo you, Nov 20, 2026',
    );
    await waitFor(async () => expect(await entry(/Your case/)).not.toHaveTextContent('Unread'));
    expect(within(await folders).getByRole('link', { name: /Inbox/ })).not.toHaveTextContent('1');
    expect(asked.filter(({ what }) => what.endsWith('/read'))).toHaveLength(1);
  });

  it('shows new messages when the user returns to the tab', async () => {
    const inbox = [aMessage()];
    mailbox(inbox);
    openMailboxAt('/messages');
    await entry(/Your case/);
    inbox.unshift(aMessage({ id: 'm-2', subject: 'Welcome', isRead: false }));
    fireEvent(window, new Event('visibilitychange'));
    expect(await entry(/Welcome/)).toHaveTextContent('Unread');
  });

  it('moves through the list with arrow keys; the reading pane follows', async () => {
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

  it('sets quotes apart', async () => {
    mailbox([aMessage({ content: 'Thank you.\n\n> You wrote on Nov 19, “Site B”\n> Storage stays.' })]);
    const { container } = openMailboxAt('/messages?message=m-1');
    await screen.findByText('Thank you.');
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
          recipientCount: 2,
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
    const article = await screen.findByRole('article');
    expect(article).toHaveTextContent('YouTo 2 admins, Nov 20, 2026');
    expect(within(article).queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  });

  it('loads older messages on demand', async () => {
    const user = userEvent.setup();
    const { answers } = mailbox([]);
    const asked = serverWith({
      ...answers,
      'GET /api/messages': ({ query }) =>
        query.get('before') === 'c-1'
          ? { rows: [aMessage({ id: 'm-2', subject: 'Older' })], next: null }
          : { rows: [aMessage()], next: 'c-1' },
    });
    openMailboxAt('/messages');
    await user.click(await screen.findByRole('button', { name: 'Load older messages' }));
    expect(await entry(/Older/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load older messages' })).not.toBeInTheDocument();
    expect(asked.filter(({ what }) => what === 'GET /api/messages')).toHaveLength(2);
  });

  it.each(['/messages', '/sent'])('keeps its place while %s loads', async (path) => {
    const { answers } = mailbox([aMessage()], [aMessage()]);
    const held = Promise.withResolvers<object>();
    serverWith({ ...answers, 'GET /api/messages': () => held.promise });
    openMailboxAt(path);
    const place = await screen.findByRole('status', { name: /^Loading/ });
    held.resolve({ rows: [aMessage()], next: null });
    expect(await entry(/Your case/)).toBeInTheDocument();
    expect(place).not.toBeInTheDocument();
  });

  it.each([
    ['/messages', 'Failed to load messages.'],
    ['/sent', 'Failed to load sent messages.'],
  ])('offers a retry when loading %s fails', async (path, failure) => {
    const user = userEvent.setup();
    const { answers } = mailbox([aMessage()], [aMessage()]);
    serverWith({ ...answers, 'GET /api/messages': () => refusal(503, 'platform.unavailable', 'Not now.') });
    openMailboxAt(path);
    expect(await screen.findByText(failure)).toBeInTheDocument();
    serverWith(answers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
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
